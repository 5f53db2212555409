import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const TRIES = 100;
const PAUSE_MS = 100;

/**
 * The code in the newest confirmation mail to an address. Without a mail server each mail is a file
 * (contract §2).
 */
export async function confirmationCodeFor(dataDir: string, email: string): Promise<string> {
  const outbox = path.join(dataDir, "outbox");
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const name of (await readdir(outbox).catch(() => [])).sort().reverse()) {
      const mail = (await readFile(path.join(outbox, name), "utf8")).replaceAll("=\r\n", "");
      const code = /confirmation=(?:3D)?([\w-]+)/.exec(mail)?.[1];
      if (mail.includes(email) && code) return code;
    }
    await pause(PAUSE_MS);
  }
  throw new Error(`No mail came for ${email}`);
}
