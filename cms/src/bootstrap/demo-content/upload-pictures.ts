import type { Core, UID } from "@strapi/strapi";
import fs from "node:fs/promises";
import path from "node:path";
import { isRecord } from "../../documents/types";
import { CMS_ROOT } from "../../settings";
import { eachOf } from "../../uploads/each-of";
import { isPictureName, pictures, type PictureAddress, type PictureName } from "./pictures";
import { FILE_UID } from "../../uploads/file-uid";

const FOLDER_UID = "plugin::upload.folder";

/** The folder of the media library that the pictures are in. */
export const FOLDER_NAME = "Demo content";

const SOURCE_FOLDER = path.join(CMS_ROOT, "demo-pictures", "pictures");

/** Resizing is what takes the time, and several cores can do it. */
const AT_ONCE = 4;

/**
 * Puts the pictures into the media library, where Strapi makes the smaller variants of each. Those
 * that an interrupted start has left there are used again.
 *
 * @returns looks up the address of a picture
 */
export async function uploadPictures(strapi: Core.Strapi): Promise<PictureAddress> {
  const folder = await demoFolder(strapi);
  const addresses = await presentPictures(strapi, folder);
  const missing = Object.keys(pictures)
    .filter(isPictureName)
    .filter((name) => !addresses.has(name));
  await eachOf(missing, AT_ONCE, async (name) => {
    addresses.set(name, await uploadPicture(strapi, name, folder));
  });
  return (name) => {
    const address = addresses.get(name);
    if (address === undefined) throw new Error(`The picture "${name}" was not uploaded.`);
    return address;
  };
}

/** The id of the folder, which is made when it is missing. */
async function demoFolder(strapi: Core.Strapi): Promise<number> {
  const place = { name: FOLDER_NAME, parent: null };
  const present: unknown = await strapi.db.query(FOLDER_UID).findOne({ where: place });
  const folders = serviceWith(strapi, FOLDER_UID, "create");
  const folder = present ?? (await folders.create(place));
  if (!isRecord(folder)) throw new Error(`The folder "${FOLDER_NAME}" could not be made.`);
  return Number(folder.id);
}

async function presentPictures(
  strapi: Core.Strapi,
  folder: number,
): Promise<Map<PictureName, string>> {
  const files: unknown[] = await strapi.db.query(FILE_UID).findMany({ where: { folder } });
  const addresses = new Map<PictureName, string>();
  for (const file of files.filter(isRecord)) {
    const stem = path.parse(String(file.name)).name;
    if (isPictureName(stem)) addresses.set(stem, String(file.url));
  }
  return addresses;
}

async function uploadPicture(
  strapi: Core.Strapi,
  name: PictureName,
  folder: number,
): Promise<string> {
  const fileName = `${name}.webp`;
  const filepath = path.join(SOURCE_FOLDER, fileName);
  const { size } = await fs.stat(filepath);
  const files = await serviceWith(strapi, "plugin::upload.upload", "upload").upload({
    data: { fileInfo: { name: fileName, alternativeText: pictures[name], folder } },
    files: { filepath, originalFilename: fileName, mimetype: "image/webp", size },
  });
  const file: unknown = Array.isArray(files) ? files[0] : undefined;
  if (!isRecord(file)) throw new Error(`The picture ${fileName} could not be uploaded.`);
  return String(file.url);
}

/** One method of a plugin's service, about which nothing is known but that it is there. */
function serviceWith<Method extends string>(
  strapi: Core.Strapi,
  uid: UID.Service,
  method: Method,
): Record<Method, (argument: object) => Promise<unknown>> {
  const service: unknown = strapi.service(uid);
  if (!hasMethod(service, method)) throw new Error(`${uid} has no method "${method}".`);
  return service;
}

function hasMethod<Method extends string>(
  service: unknown,
  method: Method,
): service is Record<Method, (argument: object) => Promise<unknown>> {
  return isRecord(service) && typeof service[method] === "function";
}
