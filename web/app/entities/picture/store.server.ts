import { z } from "zod";
import { type Cms, CmsError } from "~/lib/cms.server";
import { env } from "~/lib/env.server";
import { settle } from "~/lib/settle.server";
import { resultOr } from "~/lib/result";
import { type LibraryPicture, type PictureSource, isUploadedPicture } from "~/lib/picture";
import { nullableText } from "~/lib/collection-type.server";
import { safeHref } from "~/lib/safe-href";
import { type Picture, bareSource, toSource } from "./picture";

const PATH = "/api/upload";
/** The most addresses that the cms takes in one question. */
const URLS_PER_CALL = 50;

const size = z.object({ url: z.string(), width: z.number(), height: z.number() });
const row = z.object({
  url: z.string(),
  alternativeText: nullableText,
  width: z.number().nullish().default(null),
  height: z.number().nullish().default(null),
  formats: z.array(size),
});
/** The media library itself keeps the sizes by name: thumbnail, small, medium, large. */
const file = row.extend({
  formats: z
    .record(z.string(), size)
    .nullish()
    .transform((formats) => Object.values(formats ?? {})),
});

/** Finds a stored address's picture; null for no address, or for one that must not be shown. */
export type PictureFinder = (url: string | null | undefined) => PictureSource | null;

/**
 * Everything that is needed to draw the pictures behind stored addresses. Never throws: a page is
 * worth showing with pictures of unknown size.
 * @param urls as they are stored; those of other sites are answered without a look
 */
export async function findPictures(
  cms: Cms,
  urls: readonly (string | null | undefined)[],
): Promise<PictureFinder> {
  const wanted = new Set(urls.map(localised).filter(isUploadedPicture));
  const read = wanted.size > 0 ? await settle("pictures", readPictures(cms, [...wanted])) : null;
  const pictures = read ? resultOr(read, []) : [];
  const known = new Map(pictures.map((picture) => [picture.url, toSource(picture)]));
  return (url) => {
    const href = safeHref(localised(url));
    return href && !href.startsWith("mailto:") ? (known.get(href) ?? bareSource(href)) : null;
  };
}

/** Addresses of this site are stored as paths or, when pasted, in full; both name one picture. */
function localised(url: string | null | undefined): string {
  const text = url?.trim() ?? "";
  const uploads = `${env.SITE_URL}/uploads/`;
  return text.startsWith(uploads) ? text.slice(env.SITE_URL.length) : text;
}

async function readPictures(cms: Cms, urls: string[]): Promise<Picture[]> {
  const calls: Promise<unknown>[] = [];
  for (let start = 0; start < urls.length; start += URLS_PER_CALL) {
    calls.push(cms.get("/api/pictures", { url: urls.slice(start, start + URLS_PER_CALL) }));
  }
  const answer = z.object({ data: z.array(row) });
  return (await Promise.all(calls)).flatMap((body) => answer.parse(body).data);
}

/**
 * The picture behind an address of the media library.
 * @returns null when the library does not have it
 * @throws CmsError when the cms refuses or is down
 */
export async function readPicture(cms: Cms, url: string): Promise<LibraryPicture | null> {
  const [picture] = await readPictures(cms, [url]);
  return picture ? toLibraryPicture(picture) : null;
}

function toLibraryPicture({ url, alternativeText }: Picture): LibraryPicture {
  return { url, alt: alternativeText };
}

/**
 * Puts a picture into the media library, which makes the smaller sizes of it.
 * @param picture checked with `readPictureFile`
 * @throws CmsError when the cms refuses the file or is down
 */
export async function uploadPicture(cms: Cms, picture: File): Promise<LibraryPicture> {
  const form = new FormData();
  form.set("files", picture);
  const [uploaded] = z.tuple([file]).parse(await cms.post(PATH, form));
  return toLibraryPicture(uploaded);
}

/**
 * Sets the alternative text of a picture of the media library, for every page that shows it.
 * @throws CmsError with status 404 when the library does not have the picture
 */
export async function describePicture(
  cms: Cms,
  url: string,
  alternativeText: string,
): Promise<LibraryPicture> {
  const query = { filters: { url: { $eq: url } }, fields: ["id"] };
  const found = z.array(z.object({ id: z.number() })).parse(await cms.get(`${PATH}/files`, query));
  if (!found[0]) throw new CmsError(404, "This picture is no longer in the media library.");
  const body = { fileInfo: { alternativeText } };
  return toLibraryPicture(file.parse(await cms.post(`${PATH}?id=${found[0].id}`, body)));
}
