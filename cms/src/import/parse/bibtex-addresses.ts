import type { Entry, Reader } from "./bibtex-entry";
import { isCatalogue, type Kind } from "./bibtex-type";
import { isResolver, toArxivId, toDoi, toUrl, toUrls } from "./identifiers";
import { preprintId } from "./kinds";
import type { PublicationLink } from "./types";

/** Fields in which home pages of scholars keep addresses. */
const LINK_FIELDS: ReadonlyMap<string, PublicationLink["kind"]> = new Map([
  ["pdf", "pdf"],
  ["url_pdf", "pdf"],
  ["code", "code"],
  ["url_code", "code"],
  ["github", "code"],
  ["dataset", "data"],
  ["data", "data"],
  ["url_dataset", "data"],
  ["slides", "slides"],
  ["url_slides", "slides"],
  ["poster", "poster"],
  ["url_poster", "poster"],
  ["video", "video"],
  ["url_video", "video"],
  ["supp", "supplement"],
  ["supplementary", "supplement"],
  ["preprint", "preprint"],
  ["url_preprint", "preprint"],
  ["blog", "blog"],
  ["press", "press"],
  ["website", "other"],
  ["project", "other"],
  ["url_project", "other"],
]);

/** In the order of the entry. */
export function linksOf(entry: Entry, reader: Reader): PublicationLink[] {
  return [...entry.values.keys()].flatMap((field) => {
    const kind = LINK_FIELDS.get(field);
    if (kind === undefined) return [];
    return toUrls(reader.raw(field) ?? "").map((url) => ({ kind, url }));
  });
}

export function urlsOf(reader: Reader): string[] {
  const fields = ["url", "ee", "link", "howpublished", "html", "adsurl", "note"];
  const main = fields.flatMap((field) => reader.raw(field) ?? []);
  const hasUrl = main.some((text) => toUrl(text) !== undefined);
  if (hasUrl && reader.raw("doi") !== undefined) return main.slice(0, 1);
  const kept = ["bdsk-url-1", "bdsk-url-2", "bdsk-url-3"].flatMap(
    (field) => reader.raw(field) ?? [],
  );
  return hasUrl
    ? [main.find((text) => toUrl(text) !== undefined) ?? "", ...kept.filter(isResolver)]
    : kept;
}

/** A DOI that stands in another field than its own. */
export function doiOf(reader: Reader): string | undefined {
  const own = reader.raw("doi");
  if (own !== undefined) return own;
  const elsewhere = ["url", "ee", "bdsk-url-1", "bdsk-url-2"].map(
    (field) => reader.raw(field) ?? "",
  );
  const address = elsewhere.find(
    (text) => isResolver(text.trim()) || /\bdoi\.org\/10\./i.test(text),
  );
  const note = reader.raw("note", "howpublished");
  const inNote = note !== undefined && /\bdoi\b/i.test(note) ? toDoi(note) : undefined;
  return address ?? inNote;
}

export function eprintOf(kind: Kind, reader: Reader): string | undefined {
  const server = reader.raw("archiveprefix", "eprinttype") ?? "";
  const own = reader.text("eprint", "arxiv", "arxivid");
  if (own !== undefined && !isCatalogue(server)) {
    const id = own.replace(/^\s*(?:arxiv\s*:|https?:\/\/arxiv\.org\/(?:abs|pdf)\/)\s*/i, "");
    // Google Scholar has the address of the author's copy here.
    if (!/^https?:/i.test(id) && !/\.pdf$/i.test(id)) return id;
    return toArxivId(own);
  }
  const texts = [
    "journal",
    "journaltitle",
    "volume",
    "howpublished",
    "note",
    "number",
    "url",
    "ee",
  ];
  for (const field of texts) {
    const text = reader.text(field) ?? "";
    const isNamed = /arxiv|^abs\/|eprint/i.test(text);
    const id =
      isNamed && (kind.type === "preprint" || field === "note") ? preprintId(text) : undefined;
    if (id !== undefined) return id;
  }
  return kind.server === "arXiv" ? toArxivId(reader.text("volume", "number") ?? "") : undefined;
}
