import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

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

/** sharp's names for what it can read. */
const TYPE_OF_FORMAT: Record<string, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  heif: "image/avif",
  gif: "image/gif",
};

/** The type that a file's name promises, or nothing when it is not an accepted one. */
export function typeOfName(name: string): string | undefined {
  return TYPE_OF_EXTENSION[path.extname(name).toLowerCase()];
}

async function isPdf(file: string): Promise<boolean> {
  const handle = await fs.open(file, "r");
  try {
    const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    return buffer.toString("latin1") === "%PDF-";
  } finally {
    await handle.close();
  }
}

/**
 * The type that a file's content has, or nothing when it is not an accepted one. Pictures are
 * opened, so a text that only starts or is named like a picture is none.
 */
export async function typeOfContent(file: string): Promise<string | undefined> {
  if (await isPdf(file)) return "application/pdf";
  try {
    const { format, compression, width, height } = await sharp(file).metadata();
    const isAvif = format !== "heif" || compression === "av1";
    const hasSize = width > 0 && height > 0;
    return isAvif && hasSize ? TYPE_OF_FORMAT[format] : undefined;
  } catch {
    return undefined;
  }
}
