import fs from "node:fs/promises";
import path from "node:path";
import { snapshotWithUploads } from "../backup/snapshot-with-uploads";
import { readContent } from "../export/content";
import { requireSecrets } from "../settings";
import { runCommand, say } from "./run-command";

/**
 * The first half of `npm run export`: writes all content of one moment to `content.json` in a folder
 * of `DATA_DIR`, and the uploads beside it. Reads only, so the site may run. The website's command makes
 * the open formats of it.
 */
async function main([folder]: string[]): Promise<void> {
  process.umask(0o077);
  requireSecrets();
  if (folder === undefined) throw new Error("Say which folder to write to.");
  const { snapshot, missing } = await snapshotWithUploads(path.join(folder, "uploads"));
  try {
    const content = await readContent(snapshot);
    await fs.writeFile(path.join(folder, "content.json"), JSON.stringify(content));
  } finally {
    await snapshot.close();
  }
  for (const name of missing) say(`The media library names ${name}, which is not there.`);
}

runCommand(() => main(process.argv.slice(2)));
