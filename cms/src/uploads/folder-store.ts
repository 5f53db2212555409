import { once } from "node:events";
import { createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { codeOf } from "../server/error-code";
import type { UploadStore } from "./upload-store";

/** Of files that are being written. The guard of `/uploads/` never answers a name with a dot first. */
const PART = /^\..*\.part$/;

/** Another process may be writing a younger one, which changes with every piece. */
const PART_IS_OLD_MS = 60 * 60 * 1000;

/** Codes of a file system that knows no links between these two places. */
const NO_LINKS = new Set(["EXDEV", "EPERM", "ENOTSUP", "EMLINK", "EOPNOTSUPP"]);

/** Writes a file under another name and renames it: under its own name it is whole or not there. */
export async function writeWhole(target: string, content: Readable): Promise<void> {
  const part = path.join(path.dirname(target), `.${path.basename(target)}.part`);
  const sink = createWriteStream(part, { flush: true });
  try {
    await pipeline(content, sink);
    await fs.rename(part, target);
  } catch (error) {
    // The file may be opened, and so made, after the stream was given up.
    if (!sink.closed) await once(sink, "close");
    await fs.rm(part, { force: true });
    throw error;
  }
}

async function link(source: string, target: string): Promise<void> {
  try {
    await fs.link(source, target);
  } catch (error) {
    const code = codeOf(error);
    // It is held already, or was deleted meanwhile.
    if (code === "EEXIST" || code === "ENOENT") return;
    if (!NO_LINKS.has(code)) throw error;
    await fs.copyFile(source, target);
  }
}

async function removeIfOld(part: string): Promise<void> {
  const found = await fs.stat(part).catch(() => undefined);
  if (found === undefined || Date.now() - found.mtimeMs < PART_IS_OLD_MS) return;
  await fs.rm(part, { force: true });
}

/** Uploads as files of one folder. */
export class FolderStore implements UploadStore {
  constructor(private readonly folder: string) {}

  write(name: string, content: Readable): Promise<void> {
    return writeWhole(path.join(this.folder, name), content);
  }

  remove(name: string): Promise<void> {
    return fs.rm(path.join(this.folder, name), { force: true });
  }

  /**
   * Keeps each file under a second name, so that it stays readable when the site deletes it. Costs no
   * room where the file system has links.
   */
  async hold(held: string): Promise<void> {
    await fs.mkdir(held, { recursive: true, mode: 0o700 });
    const entries = await fs.readdir(this.folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      // Those that are being written, and Strapi's own notes, begin with a dot.
      if (!entry.isFile() || entry.name.startsWith(".")) continue;
      await link(path.join(this.folder, entry.name), path.join(held, entry.name));
    }
  }

  async tidy(): Promise<void> {
    const names = await fs.readdir(this.folder);
    const parts = names.filter((name) => PART.test(name));
    await Promise.all(parts.map((name) => removeIfOld(path.join(this.folder, name))));
  }
}
