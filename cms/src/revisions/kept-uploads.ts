import type { Core } from "@strapi/strapi";
import { rowsOf, withTables } from "../database/tables";
import { isRecord } from "../documents/types";
import { findRow } from "../strapi-access/rows";
import { REVISIONS } from "./store";

const FILE_UID = "plugin::upload.file";

/** A stored file as Strapi's storage knows it. */
interface StoredFile {
  hash: string;
  ext?: string | null;
  url?: string;
}

type Remove = (file: StoredFile) => Promise<unknown>;

let removeFile: Remove = () => Promise.resolve();

const nameOf = ({ hash, ext }: StoredFile) => `${hash}${ext ?? ""}`;

/** Files that left the media library and are still shown by what could come back. */
function keptFiles(strapi: Core.Strapi) {
  return strapi.store({ type: "core", name: "lectern", key: "kept-uploads" });
}

async function readKept(strapi: Core.Strapi): Promise<StoredFile[]> {
  const stored: unknown = await keptFiles(strapi).get();
  const files: unknown[] = Array.isArray(stored) ? stored : [];
  return files.filter(isRecord).map(({ hash, ext }) => ({
    hash: String(hash),
    ext: typeof ext === "string" ? ext : null,
  }));
}

/** Whether a record in the trash or a former state shows a file. */
function isNeeded(strapi: Core.Strapi, file: StoredFile): Promise<boolean> {
  const name = nameOf(file).replaceAll(/[\\%_]/g, "_");
  return withTables(strapi, async (tables) => {
    const query = tables(REVISIONS).select("id").where("uploads", "like", `% ${name} %`);
    return rowsOf(await query.limit(1)).length > 0;
  });
}

/** Files stay in the uploads as long as a record in the trash or a former state shows them. */
export function keepNeededUploads(strapi: Core.Strapi): void {
  const { provider } = strapi.plugin("upload") as unknown as { provider: { delete: Remove } };
  removeFile = provider.delete.bind(provider);
  Object.assign(provider, {
    async delete(file: StoredFile) {
      if (!(await isNeeded(strapi, file))) return removeFile(file);
      const { hash, ext = null } = file;
      await keptFiles(strapi).set({ value: [...(await readKept(strapi)), { hash, ext }] });
      return undefined;
    },
  });
}

/** Removes files that were kept, once nothing needs them any more. */
export async function removeUnneededUploads(strapi: Core.Strapi): Promise<void> {
  const kept = await readKept(strapi);
  const left: StoredFile[] = [];
  for (const file of kept) {
    const inLibrary = await findRow(strapi, FILE_UID, { where: { hash: file.hash } });
    if (inLibrary !== undefined) continue;
    if (await isNeeded(strapi, file)) left.push(file);
    else await removeFile(file);
  }
  if (left.length !== kept.length) await keptFiles(strapi).set({ value: left });
}
