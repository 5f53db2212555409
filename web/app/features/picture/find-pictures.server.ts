import { bareSource, toSource } from "~/entities/picture/picture";
import { readPictures } from "~/entities/picture/store.server";
import type { Cms } from "~/lib/cms/cms.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { env } from "~/lib/env.server";
import { safeHref } from "~/lib/http/safe-href";
import { type PictureSource, isUploadedPicture } from "~/lib/picture/picture";

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
