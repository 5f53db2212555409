import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { toUploadPath } from "~/lib/picture/upload-path";
import type { LibraryFile } from "./file";

const uploaded = z.tuple([z.object({ id: z.number(), name: z.string(), url: z.string() })]);

/**
 * Puts a file into the media library.
 * @param file checked with `readPdf`
 * @throws CmsError when the cms rejects the file or is down
 */
export async function uploadFile(cms: Cms, file: File): Promise<LibraryFile> {
  const form = new FormData();
  form.set("files", file);
  const [{ id, name, url }] = uploaded.parse(await cms.post("/api/upload", form));
  return { id, name, url: toUploadPath(url) };
}
