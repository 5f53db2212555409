import type { Core } from "@strapi/strapi";
import type { Readable } from "node:stream";
import { isRecord } from "../documents/types";
import { findRows } from "../strapi-access/rows";
import { serviceWith } from "../strapi-access/services";
import { uploadStore } from "./store";
import { noteWrite, type UploadScope } from "./upload-scope";
import { FILE_UID } from "./file-uid";

/** A file as Strapi hands it to its storage. */
export interface NamedFile {
  hash: string;
  ext?: string | null;
}

interface FileToStore extends NamedFile {
  url?: string;
  /** Kept with the row of the file. */
  provider_metadata?: { version: string };
  stream: Readable;
}

const FOLDER_SERVICE = "plugin::upload.api-upload-folder";
const UPLOAD_SERVICE = "plugin::upload.upload";

/** The name of a file among the uploads: the last part of its address. */
export const nameOf = ({ hash, ext }: NamedFile): string => `${hash}${ext ?? ""}`;

async function store(file: FileToStore): Promise<void> {
  const name = nameOf(file);
  const write = uploadStore.write(name, file.stream);
  noteWrite(write, name);
  await write;
  file.url = `/uploads/${name}`;
}

/**
 * Puts a new file in the place of another one, which stays as it is when the new one fails. The address
 * stays as well, and browsers keep what they have of it for good: pages add the version.
 */
async function replace(file: FileToStore, old: NamedFile): Promise<void> {
  const name = nameOf(file);
  const write = uploadStore.write(name, file.stream);
  noteWrite(write);
  await write;
  file.url = `/uploads/${name}`;
  file.provider_metadata = { version: Date.now().toString(36) };
  if (nameOf(old) !== name) await uploadStore.remove(nameOf(old));
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
 * Makes each picture anew, turned as its camera was held. Otherwise Strapi drops which side is up, together
 * with all else that a camera writes, or keeps all of that, the place as well, where the switches of the panel are off.
 */
function turnPictures(strapi: Core.Strapi): void {
  const { getSettings } = serviceWith(strapi, UPLOAD_SERVICE, "getSettings");
  Object.assign(strapi.service(UPLOAD_SERVICE), {
    async getSettings() {
      const stored: unknown = await getSettings();
      return { ...(isRecord(stored) && stored), autoOrientation: true };
    },
  });
}

/**
 * Makes Strapi's uploads safe: a file is whole or not there, in a folder and in a bucket alike, and
 * the folder of the library that uploads over REST go to is made once, also when the first ones come
 * at the same moment.
 */
export async function useSafeStorage(strapi: Core.Strapi): Promise<void> {
  const { provider } = strapi.plugin("upload");
  Object.assign(provider, { uploadStream: store, replaceStream: replace });
  turnPictures(strapi);
  const { getAPIUploadFolder } = serviceWith(strapi, FOLDER_SERVICE, "getAPIUploadFolder");
  const makeFolder = shareCalls(() => Promise.resolve(getAPIUploadFolder()));
  Object.assign(strapi.service(FOLDER_SERVICE), { getAPIUploadFolder: makeFolder });
  await makeFolder();
  await uploadStore.tidy();
}

/**
 * Takes back what a request has stored that failed in the end: rows of the library and files.
 *
 * @param remove removes the file of a name, now or later
 */
export async function removeUploads(
  strapi: Core.Strapi,
  { names }: UploadScope,
  remove: (name: string) => Promise<void>,
): Promise<void> {
  const urls = [...names].map((name) => `/uploads/${name}`);
  if (urls.length === 0) return;
  const rows = await findRows(strapi, FILE_UID, { where: { url: { $in: urls } } });
  const service = serviceWith(strapi, UPLOAD_SERVICE, "remove");
  for (const row of rows.filter(isRecord)) await service.remove(row);
  await Promise.all([...names].map(remove));
}
