import type { Core } from "@strapi/strapi";
import { findRow, findRows } from "../../strapi-access/rows";
import { serviceWith } from "../../strapi-access/services";
import { contentTypes } from "../../strapi-access/content-types";
import { readContent } from "./seed-record";
import { FOLDER_NAME } from "./upload-pictures";
import { FILE_UID } from "../../uploads/file-uid";

const FOLDER_UID = "plugin::upload.folder";

/**
 * Removes pictures of the demo that no entry shows, and their folder once it is empty.
 *
 * @param pictures their names in the folder of uploads, which the addresses of all sizes contain
 */
export async function removeUnusedPictures(
  strapi: Core.Strapi,
  pictures: readonly string[],
): Promise<void> {
  if (pictures.length === 0) return;
  const texts: string[] = [];
  for (const uid of contentTypes(strapi)) {
    for (const { content } of await readContent(strapi, uid)) texts.push(JSON.stringify(content));
  }
  const unused = pictures.filter((name) => !texts.some((text) => text.includes(name)));
  const service = serviceWith(strapi, "plugin::upload.upload", "remove");
  const files = await findRows(strapi, FILE_UID, { where: { hash: { $in: unused } } });
  for (const file of files) await service.remove(file);
  await removeEmptyFolder(strapi);
}

async function removeEmptyFolder(strapi: Core.Strapi): Promise<void> {
  const place = { name: FOLDER_NAME, parent: null };
  const folder = await findRow(strapi, FOLDER_UID, { where: place });
  if (folder === undefined) return;
  const isEmpty = (await strapi.db.query(FILE_UID).count({ where: { folder: folder.id } })) === 0;
  if (isEmpty) await strapi.db.query(FOLDER_UID).delete({ where: { id: folder.id } });
}
