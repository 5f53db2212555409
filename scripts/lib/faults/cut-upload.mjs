import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Begins an upload and cuts the connection in the middle.
 * @param {import("./faulted-site.mjs").FaultedSite} site
 * @param {string} token
 */
export async function cutUpload({ cmsUrl }, token) {
  const boundary = "faults-boundary";
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="cut-off.png"\r\n` +
    "content-type: image/png\r\n\r\n";
  const sent = request(`${cmsUrl}/api/upload`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "content-length": String(5_000_000),
    },
  });
  sent.on("error", () => {});
  sent.write(head);
  sent.write(Buffer.alloc(1_000_000, 1));
  await pause(500);
  sent.destroy();
}

/** @param {import("./faulted-site.mjs").FaultedSite} site @returns {string[]} what is left of it */
export function leftOf({ dataDir }) {
  return readdirSync(join(dataDir, "uploads")).filter((name) => name.includes("cut_off"));
}
