import type { PictureSource } from "~/lib/picture/picture";

/** A picture of the media library, in all sizes in which it exists (contract §3). */
export interface Picture {
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
  formats: PictureSize[];
  /** Of a file that has taken the place of another one at the same address; null for the first one. */
  version: string | null;
}

interface PictureSize {
  url: string;
  width: number;
  height: number;
}

/** Beyond this many pixels no screen shows more of a picture on a page 72 rem wide. */
const WIDEST = 2400;

/**
 * A picture of the media library as a page shows it. The picture as it was uploaded is on offer
 * only when it is not far larger than any page needs, or when there is no other size. Browsers keep
 * what they have of an address for good, so that a version makes it another one.
 */
export function toSource({
  url,
  alternativeText,
  width,
  height,
  formats,
  version,
}: Picture): PictureSource {
  const sizes = [...formats].sort((a, b) => a.width - b.width);
  const largest = sizes.at(-1);
  if (width && height && (width <= WIDEST || !largest)) sizes.push({ url, width, height });
  const query = version === null ? "" : `?v=${encodeURIComponent(version)}`;
  const srcSet = sizes.map(({ url, width }) => `${url}${query} ${width}w`).join(", ");
  return {
    src: `${sizes.at(-1)?.url ?? url}${query}`,
    srcSet: sizes.length > 1 ? srcSet : null,
    width,
    height,
    alt: alternativeText,
  };
}

/** A picture of which nothing but its address is known: one on another site. */
export function bareSource(url: string): PictureSource {
  return { src: url, srcSet: null, width: null, height: null, alt: null };
}
