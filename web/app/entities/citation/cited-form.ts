import { arxivOf } from "~/entities/publication/arxiv";
import type { Publication } from "~/entities/publication/publication";
import { isVolumeOfSeries } from "~/entities/publication/series";
import type { CslItem } from "~/lib/csl/csl-item";
import type { StyleValue } from "./citation-style";
import { withSupplement, withWholeNumbers, withoutLabels } from "./cited-numbers";

/**
 * A work in the form in which a style cites it, where the one in which it is exported makes the style
 * say something else than its manual (docs/decisions/0032).
 * @param item is not changed
 */
export function citedForm(item: CslItem, publication: Publication, style: StyleValue): CslItem {
  const plain = withSeriesOnce(withSupplement(withoutLabels(item), style), style);
  if (item.type === "patent") return patent(plain, style);
  const cited = withWholeNumbers(item.publisher === "arXiv" ? atArxiv(plain, style) : plain);
  if (item.type === "document" && item["container-title"] === undefined) return talk(cited, style);
  const work = item.type === "paper-conference" ? conferencePaper(cited, style) : cited;
  return isVolumeOfSeries(publication) ? inSeries(work, style) : work;
}

/** The kind of a patent stands before its number in all manuals; three of the files leave it out, or both. */
function patent(item: CslItem, style: StyleValue): CslItem {
  switch (style) {
    case "harvard":
    case "ieee":
      return { ...item, type: "report" };
    case "vancouver": {
      const { genre, number, ...rest } = item;
      return number === undefined ? item : { ...rest, number: [genre, number].join(" ") };
    }
    case "apa":
    case "mla":
    case "chicago":
      return item;
    default:
      return style satisfies never;
  }
}

/** BibTeX has no series for a report, so that many have it as the kind, and some as both. */
function withSeriesOnce(item: CslItem, style: StyleValue): CslItem {
  const { "collection-title": series, genre, ...rest } = item;
  if (series === undefined || series !== genre) return item;
  // The number of a report stands behind its kind, which is not named there.
  return style === "vancouver" ? { ...rest, "collection-title": series } : { ...rest, genre };
}

/**
 * IEEE puts the name of the archive before the number, others do not; Harvard and Vancouver have an address
 * in place of it.
 */
function atArxiv(item: CslItem, style: StyleValue): CslItem {
  const arxiv = arxivOf({ eprint: item.number ?? null });
  if (arxiv === null) return item;
  const number = style === "ieee" ? arxiv.id : `arXiv:${arxiv.id}`;
  const hasAddress = item.DOI !== undefined || item.URL !== undefined;
  const isUnnumbered = style === "harvard" || style === "vancouver";
  return { ...item, number, ...(isUnnumbered && !hasAddress && { URL: arxiv.href }) };
}

function conferencePaper(item: CslItem, style: StyleValue): CslItem {
  if (item["container-title"] === undefined) return talk(item, style);
  const isNumbered = item.volume !== undefined || item.issue !== undefined;
  const isInVolumes = isNumbered && item["collection-title"] === undefined;
  const isLikeJournal = style === "apa" || style === "mla" || style === "chicago";
  // Without editors, these three take the proceedings for a journal, also where they have no volume.
  const isBook = isLikeJournal && !isInVolumes && item.editor === undefined;
  if (!isBook) return item;
  const { "event-title": _event, ...chapter } = item;
  return { ...chapter, type: "chapter" };
}

/** A work whose volume is one of its series. */
function inSeries(item: CslItem, style: StyleValue): CslItem {
  const { "collection-title": series, volume, ...rest } = item;
  if (series === undefined || volume === undefined) return item;
  switch (style) {
    case "apa":
      return volumeOfSeries(rest, series, volume);
    // The file calls the number of a series a volume, but names the volume of a book twice.
    case "ieee":
      return item.type === "book" ? numberedIn(rest, series, volume) : item;
    case "vancouver":
      return numberedIn(rest, series, `vol. ${volume}`);
    case "mla":
    case "chicago":
    case "harvard":
      return numberedIn(rest, series, volume);
    default:
      return style satisfies never;
  }
}

/** The series of a whole book is not named; that of a part of one stands before the title (APA 7, no. 60). */
function volumeOfSeries(item: CslItem, series: string, volume: string): CslItem {
  const { "container-title": title } = item;
  if (title === undefined) return item;
  return { ...item, "container-title": series, volume, "volume-title": title };
}

function numberedIn(item: CslItem, series: string, number: string): CslItem {
  return { ...item, "collection-title": series, "collection-number": number };
}

/** What was presented at a conference and is in no proceedings: a paper, or a poster and the like. */
function talk(item: CslItem, style: StyleValue): CslItem {
  const { "event-title": event, "publisher-place": place, issued, genre } = item;
  if (event === undefined) return item;
  const isPaper = item.type === "paper-conference";
  const at = place === undefined ? {} : { "event-place": place };
  switch (style) {
    case "apa":
      return {
        ...item,
        ...at,
        type: "speech",
        genre: genre ?? (isPaper ? "Paper presentation" : "Conference presentation"),
      };
    case "mla":
      return { ...unplaced(item), ...at, type: "speech", ...(issued && { "event-date": issued }) };
    case "chicago":
      return { ...unplaced(item), ...at };
    // These files have the name that the event had before CSL 1.0.2.
    case "harvard":
      return { ...item, event, type: "speech" };
    case "ieee":
      return { ...item, event, type: "paper-conference" };
    case "vancouver": {
      const presented = isPaper ? "Paper presented" : "Presented";
      const words = genre === undefined ? `${presented} at: ${event}` : event;
      return { ...item, ...at, event: words, type: "speech" };
    }
    default:
      return style satisfies never;
  }
}

function unplaced(item: CslItem): CslItem {
  const { "publisher-place": _place, ...rest } = item;
  return rest;
}
