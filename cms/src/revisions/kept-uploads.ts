import type { Core } from "@strapi/strapi";
import { rowsOf, withTables, type Tables } from "../database/tables";
import { isRecord } from "../documents/types";
import { findRow } from "../strapi-access/rows";
import { nameOf, type NamedFile } from "../uploads/storage";
import { uploadStore } from "../uploads/store";
import { StorageUnavailable } from "../uploads/upload-store";
import { FILES, USES } from "./media";
import { REVISIONS } from "./store";
import { FILE_UID } from "../uploads/file-uid";

/**
 * Files that left the media library and are still among the uploads: what could come back shows them,
 * or the storage was away.
 */
function keptFiles(strapi: Core.Strapi) {
  return strapi.store({ type: "core", name: "lectern", key: "kept-uploads" });
}

async function readKept(strapi: Core.Strapi): Promise<NamedFile[]> {
  const stored: unknown = await keptFiles(strapi).get();
  const files: unknown[] = Array.isArray(stored) ? stored : [];
  return files.filter(isRecord).map(({ hash, ext }) => ({
    hash: String(hash),
    ext: typeof ext === "string" ? ext : null,
  }));
}

/** Whether a record has a file of the media library, and will have a former state once that is gone. */
async function isShown(tables: Tables, { hash }: NamedFile): Promise<boolean> {
  const uses = tables(FILES).select(`${FILES}.id`).join(USES, `${USES}.file_id`, `${FILES}.id`);
  return rowsOf(await uses.where({ [`${FILES}.hash`]: hash }).limit(1)).length > 0;
}

/** Whether a record in the trash or a former state shows a file. */
function isNeeded(strapi: Core.Strapi, file: NamedFile): Promise<boolean> {
  const name = nameOf(file).replaceAll(/[\\%_]/g, "_");
  return withTables(strapi, async (tables) => {
    if (await isShown(tables, file)) return true;
    const query = tables(REVISIONS).select("id").where("uploads", "like", `% ${name} %`);
    return rowsOf(await query.limit(1)).length > 0;
  });
}

/** Those that are being added: several can be at once, and the list is written as a whole. */
const added = new Map<string, NamedFile>();
let changes = 0;

/** Not one after the other, which could wait for ever: a change may be part of a transaction. */
async function changeKept(
  strapi: Core.Strapi,
  change: (kept: NamedFile[]) => Promise<NamedFile[]> | NamedFile[],
): Promise<void> {
  changes += 1;
  try {
    const kept = await readKept(strapi);
    const left = (await change(kept)).map((file) => [nameOf(file), file] as const);
    const value = [...new Map([...left, ...added]).values()];
    if (value.length !== kept.length) await keptFiles(strapi).set({ value });
  } finally {
    changes -= 1;
    if (changes === 0) added.clear();
  }
}

function keep(strapi: Core.Strapi, { hash, ext = null }: NamedFile): Promise<void> {
  added.set(nameOf({ hash, ext }), { hash, ext });
  return changeKept(strapi, (kept) => kept);
}

/** @returns false when the storage is away, so that it has to be tried again */
async function isRemoved(strapi: Core.Strapi, file: NamedFile): Promise<boolean> {
  try {
    await uploadStore.remove(nameOf(file));
    return true;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    strapi.log.warn(`${nameOf(file)} stays among the uploads for now. ${error.message}`);
    return false;
  }
}

/** Removes a file that nothing needs; at the next tidying, when the storage is away. */
export async function removeUpload(strapi: Core.Strapi, file: NamedFile): Promise<void> {
  if (!(await isRemoved(strapi, file))) await keep(strapi, file);
}

/** Files stay in the uploads as long as a record in the trash or a former state shows them. */
export function keepNeededUploads(strapi: Core.Strapi): void {
  Object.assign(strapi.plugin("upload").provider, {
    async delete(file: NamedFile): Promise<void> {
      if (await isNeeded(strapi, file)) await keep(strapi, file);
      else await removeUpload(strapi, file);
    },
  });
}

/** Removes files that were kept, once nothing needs them any more. */
export function removeUnneededUploads(strapi: Core.Strapi): Promise<void> {
  return changeKept(strapi, async (kept) => {
    const left: NamedFile[] = [];
    for (const file of kept) {
      const inLibrary = await findRow(strapi, FILE_UID, { where: { hash: file.hash } });
      if (inLibrary !== undefined) continue;
      const isGone = !(await isNeeded(strapi, file)) && (await isRemoved(strapi, file));
      if (!isGone) left.push(file);
    }
    return left;
  });
}
