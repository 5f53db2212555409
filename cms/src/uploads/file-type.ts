import path from "node:path";
import sharp from "sharp";
import { ACCEPTED_TYPES } from "./accepted-files";

/** The endings of each accepted type. */
const TYPE_OF_EXTENSION: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".pdf": "application/pdf",
};

/** The type that a file's name promises, or nothing when it is not an accepted one. */
export function typeOfName(name: string): string | undefined {
  return TYPE_OF_EXTENSION[path.extname(name).toLowerCase()];
}

/** What is known of a file from its content. */
export interface FileContent {
  type: string;
  /** Of a picture, as it stands in its header. An animation has several frames. */
  size?: { width: number; height: number; frames: number };
}

/**
 * Reads the header of a file. The first bytes alone would let a script pass that starts like a
 * GIF, so a picture also has to be one that can be opened.
 *
 * @returns nothing when the content is of no accepted type
 */
export async function readContent(file: string): Promise<FileContent | undefined> {
  // The package is an ES module; a static import of it would not load from CommonJS.
  const { fileTypeFromFile } = await import("file-type");
  const type = (await fileTypeFromFile(file))?.mime;
  if (type === undefined || !ACCEPTED_TYPES.includes(type)) return undefined;
  if (!type.startsWith("image/")) return { type };
  try {
    const { width, height, pages = 1 } = await sharp(file).metadata();
    return width > 0 && height > 0 ? { type, size: { width, height, frames: pages } } : undefined;
  } catch {
    return undefined;
  }
}
