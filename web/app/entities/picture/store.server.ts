import { z } from "zod";
import { answerData } from "~/lib/cms/answer-data.server";
import { type Cms, CmsError } from "~/lib/cms/cms.server";
import type { LibraryPicture } from "~/lib/picture/picture";
import { nullableText } from "~/lib/cms/collection-type.server";
import type { Picture } from "./picture";

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
  version: nullableText,
});
/** The media library itself keeps the sizes by name: thumbnail, small, medium, large. */
const file = row.extend({
  formats: z
    .record(z.string(), size)
    .nullish()
    .transform((formats) => Object.values(formats ?? {})),
});

/**
 * The pictures of the media library behind some addresses; unknown ones are left out.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readPictures(cms: Cms, urls: readonly string[]): Promise<Picture[]> {
  const calls: Promise<unknown>[] = [];
  for (let start = 0; start < urls.length; start += URLS_PER_CALL) {
    calls.push(cms.get("/api/pictures", { url: urls.slice(start, start + URLS_PER_CALL) }));
  }
  return (await Promise.all(calls)).flatMap((answer) => answerData(z.array(row), answer));
}

/** The same, as the owner's screens know them. */
export async function readLibraryPictures(
  cms: Cms,
  urls: readonly string[],
): Promise<LibraryPicture[]> {
  return (await readPictures(cms, urls)).map(toLibraryPicture);
}

function toLibraryPicture({ url, alternativeText }: Picture): LibraryPicture {
  return { url, alt: alternativeText };
}

/**
 * Puts a picture into the media library, which makes the smaller sizes of it.
 * @param picture checked with `readPictureFile`
 * @throws CmsError when the cms rejects the file or is down
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
