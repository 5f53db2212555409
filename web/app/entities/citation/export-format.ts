/** How the addresses of exported files end (scholarly §2, Exports). */
export const EXPORT_ENDINGS = ["bib", "ris", "json"] as const;
export type ExportEnding = (typeof EXPORT_ENDINGS)[number];

const MEDIA_TYPES: Record<ExportEnding, string> = {
  bib: "application/x-bibtex",
  ris: "application/x-research-info-systems",
  json: "application/vnd.citationstyles.csl+json",
};

export function mediaTypeOf(ending: ExportEnding): string {
  return MEDIA_TYPES[ending];
}

/**
 * For the `handle` of a page that is to be had as these files too: which ending its address has then,
 * by media type. Whoever asks for one of them by `Accept` is answered with the file (web/server/negotiate.ts).
 */
export const EXPORT_ALTERNATES: Readonly<Record<string, string>> = Object.fromEntries(
  EXPORT_ENDINGS.map((ending) => [MEDIA_TYPES[ending], `.${ending}`]),
);

/**
 * Of the answer that leads from a former address to the present one. A browser that kept it would go round in
 * circles once the former address is the present one again.
 */
export const MOVED_HEADERS = { "cache-control": "no-cache", vary: "accept" };

/** For the `headers` of such a page: caches tell the page and the files apart. */
export function varyByAccept(): Record<string, string> {
  return { vary: "accept" };
}
