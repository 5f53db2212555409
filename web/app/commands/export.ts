import { constants } from "node:fs";
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { env } from "~/lib/env.server";
import { ExportedContent } from "./export/content";
import { calendarFile } from "./export/events";
import { pageFiles } from "./export/pages";
import { postFiles } from "./export/posts";
import { publicationFiles } from "./export/publications";
import { README } from "./export/readme";
import { tableFiles } from "./export/tables";
import type { TextFile } from "./export/text-file";

/**
 * The second half of `npm run export` (safety.md §4): makes open formats of what the cms's command has
 * written.
 * @param from the folder with `content.json` and `uploads/`
 * @param to an empty folder
 */
async function exportSite(from: string, to: string): Promise<string> {
  const content = await ExportedContent.read(from);
  const now = new Date();
  const files: TextFile[] = [
    { path: "README.txt", text: README },
    ...(await publicationFiles(content.records("publication"))),
    calendarFile(content.records("event"), env.SITE_URL, now),
    ...postFiles(content.records("blog-post"), env.SITE_URL, now),
    ...pageFiles(content, env.SITE_URL),
    ...tableFiles(content, now),
  ];
  for (const { path, text } of files) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await writeFile(join(to, path), text);
  }
  const uploads = await copyUploads(join(from, "uploads"), join(to, "uploads"));
  const count = (name: string) => content.records(name).length;
  return `Exported: ${count("publication")} publications, ${count("event")} events, ${count("blog-post")} posts, ${uploads} uploads.`;
}

/** Copies: what is done to the export must not change the site. */
async function copyUploads(from: string, to: string): Promise<number> {
  const names = await readdir(from);
  await mkdir(to);
  for (const name of names) {
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
  }
  return names.length;
}

async function main([from, to]: string[]): Promise<void> {
  process.umask(0o077);
  if (from === undefined || to === undefined) throw new Error("Say where from and where to.");
  process.stdout.write(`${await exportSite(from, to)}\n`);
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : "failed"}\n`);
    process.exit(1);
  },
);
