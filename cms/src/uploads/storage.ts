import type { Core } from "@strapi/strapi";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isRecord } from "../documents/types";
import { settings } from "../settings";
import { findRows } from "../strapi-access/rows";
import { serviceWith } from "../strapi-access/services";
import { noteWrite, type UploadScope } from "./upload-scope";

/** What Strapi hands to its storage. */
interface StoredFile {
  hash: string;
  ext?: string | null;
  url?: string;
  stream: Readable;
}

const FILE_UID = "plugin::upload.file";
const FOLDER_SERVICE = "plugin::upload.api-upload-folder";

/** Of files that are being written. The guard of `/uploads/` never answers a name with a dot first. */
const PART = /^\..*\.part$/;

const folder = () => path.join(settings.dataDir, "uploads");
const nameOf = ({ hash, ext }: Pick<StoredFile, "hash" | "ext">) => `${hash}${ext ?? ""}`;

/** Writes a file under another name and renames it: under its own name it is whole or not there. */
async function writeWhole(target: string, stream: Readable): Promise<void> {
  const part = path.join(path.dirname(target), `.${path.basename(target)}.part`);
  const sink = createWriteStream(part, { flush: true });
  try {
    await pipeline(stream, sink);
    await fs.rename(part, target);
  } catch (error) {
    // The file may be opened, and so made, after the stream was given up.
    if (!sink.closed) await once(sink, "close");
    await fs.rm(part, { force: true });
    throw error;
  }
}

async function store(file: StoredFile): Promise<void> {
  const target = path.join(folder(), nameOf(file));
  const write = writeWhole(target, file.stream);
  noteWrite(write, target);
  await write;
  file.url = `/uploads/${nameOf(file)}`;
}

/** Puts a new file in the place of another one, which stays as it is when the new one fails. */
async function replace(file: StoredFile, old: Pick<StoredFile, "hash" | "ext">): Promise<void> {
  const write = writeWhole(path.join(folder(), nameOf(file)), file.stream);
  noteWrite(write);
  await write;
  file.url = `/uploads/${nameOf(file)}`;
  if (nameOf(old) !== nameOf(file)) {
    await fs.rm(path.join(folder(), nameOf(old)), { force: true });
  }
}

/** Calls that run at the same time share one answer. */
function shareCalls<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work().finally(() => (running = undefined));
    return running;
  };
}

/**
 * Makes Strapi's uploads safe: a file is whole or not there, and the folder that uploads over REST
 * go to is made once, also when the first ones come at the same moment.
 */
export async function useSafeStorage(strapi: Core.Strapi): Promise<void> {
  const plugin = strapi.plugin("upload");
  Object.assign(plugin.provider, { uploadStream: store, replaceStream: replace });
  const { getAPIUploadFolder } = serviceWith(strapi, FOLDER_SERVICE, "getAPIUploadFolder");
  const makeFolder = shareCalls(() => Promise.resolve(getAPIUploadFolder()));
  Object.assign(strapi.service(FOLDER_SERVICE), { getAPIUploadFolder: makeFolder });
  await makeFolder();
  const names = await fs.readdir(folder());
  const parts = names.filter((name) => PART.test(name));
  await Promise.all(parts.map((name) => fs.rm(path.join(folder(), name), { force: true })));
}

/** Takes back what a request has stored that failed in the end: rows of the library and files. */
export async function removeUploads(strapi: Core.Strapi, { files }: UploadScope): Promise<void> {
  const urls = [...files].map((file) => `/uploads/${path.basename(file)}`);
  if (urls.length === 0) return;
  const rows = await findRows(strapi, FILE_UID, { where: { url: { $in: urls } } });
  const service = serviceWith(strapi, "plugin::upload.upload", "remove");
  for (const row of rows.filter(isRecord)) await service.remove(row);
  await Promise.all([...files].map((file) => fs.rm(file, { force: true })));
}
