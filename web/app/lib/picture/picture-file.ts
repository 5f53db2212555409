import { uploadStem } from "../forms/upload-name";

/** What can be uploaded as a picture, and the ending that its name gets. */
const ENDINGS = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
  "image/avif": ".avif",
  "image/gif": ".gif",
} as const;

export type PictureType = keyof typeof ENDINGS;

/** For the `accept` attribute of a file input. */
export const PICTURE_TYPES = Object.keys(ENDINGS).join(",");

const MAX_MEGABYTES = 10;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

export const PICTURE_RULE = `JPEG, PNG, WebP, AVIF or GIF, at most ${MAX_MEGABYTES} MB`;

const NO_FILE = "Choose a picture to upload.";
const EMPTY = "This file is empty.";
const TOO_LARGE = `This picture is larger than ${MAX_MEGABYTES} MB. Choose a smaller one.`;
/** Also the answer to a file that the cms opens and finds to be none. */
export const NO_PICTURE = "This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.";

/**
 * What is wrong with a file as far as its size and the type that it claims tell; null for nothing.
 * The browser asks before it sends anything, the server asks again.
 */
export function pictureFileProblem({ size, type }: Pick<File, "size" | "type">): string | null {
  if (size === 0) return EMPTY;
  // A system that does not know an ending claims no type; the content then decides.
  if (type && !Object.hasOwn(ENDINGS, type)) return NO_PICTURE;
  return size > MAX_BYTES ? TOO_LARGE : null;
}

/**
 * A posted file whose content is a picture, under a name whose ending says which kind.
 * @returns the sentence to show when it is none
 */
export async function readPictureFile(posted: unknown): Promise<File | string> {
  if (!(posted instanceof File)) return NO_FILE;
  const problem = pictureFileProblem({ size: posted.size, type: "" });
  if (problem) return problem;
  const content = await posted.arrayBuffer();
  const type = pictureTypeOf(new Uint8Array(content));
  if (!type) return NO_PICTURE;
  return new File([content], uploadStem(posted.name, "picture") + ENDINGS[type], { type });
}

/**
 * The kind of picture that a file's first bytes announce, or null. The cms opens the picture and
 * has the last word.
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 32));
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (/^GIF8[79]a/.test(head)) return "image/gif";
  if (/^RIFF[^]{4}WEBP/.test(head)) return "image/webp";
  // The brands that follow the box's size and name: "avif" for a still, "avis" for a moving one.
  if (/^[^]{4}ftyp[^]*avi[fs]/.test(head)) return "image/avif";
  return null;
}
