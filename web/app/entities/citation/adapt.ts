import type { Publication } from "~/entities/publication/publication";
import type { CslItem } from "~/lib/csl/csl-item";
import { capitalized } from "~/lib/format/sentence";
import type { StyleValue } from "./citation-style";
import { citedForm } from "./cited-form";
import { volumeInWords, withNumberBehindTitle, withVolumeBehindEdition } from "./cited-volume";

/**
 * What the manuals say and the style files do not do by themselves (docs/decisions/0032).
 * @param item of the publication; is not changed
 */
export function adapt(item: CslItem, publication: Publication, style: StyleValue): CslItem {
  const { type } = publication;
  const cited = citedForm(item, publication, style);
  switch (style) {
    case "apa":
      return forApa(cited, type);
    case "mla":
      return forMla(articleNumberAsPage(unnumberedThesis(cited)));
    case "harvard":
      return forHarvard(articleNumberAsPage(cited), type);
    case "vancouver":
      return forVancouver(articleNumberAsPage(cited));
    case "chicago":
      return forChicago(articleNumberAsPage(unnumberedThesis(cited)));
    case "ieee":
      return forIeee(withSmallKind(cited));
    default:
      return style satisfies never;
  }
}

/**
 * A publisher that is the author too is left out (APA 7, 9.29), the archive tells that a work is
 * a preprint (10.8, no. 73), and it is a "Data set" (10.9).
 */
function forApa(item: CslItem, type: Publication["type"]): CslItem {
  const { publisher, genre, ...rest } = withoutEventOfJournal(withKindOfThesis(item));
  const kind = type === "dataset" ? (genre ?? "Data set") : genre;
  const isShown = kind !== undefined && !(type === "preprint" && kind === "Preprint");
  return {
    ...rest,
    ...(publisher !== undefined && !isByItsPublisher(item) && { publisher }),
    ...(isShown && { genre: kind }),
  };
}

/** What was presented and then published in a journal is cited as any other article (APA 7, 10.5). */
function withoutEventOfJournal(item: CslItem): CslItem {
  const { "event-title": _event, ...rest } = item;
  return item.type === "article-journal" ? rest : item;
}

/**
 * Beside pages, the style takes an article's number for one more issue. The kind of a thesis stands behind the
 * university, or begins a sentence where none is named.
 */
function forMla(work: CslItem): CslItem {
  const isAlone = work.type === "thesis" && work.publisher === undefined;
  const item = isAlone ? withLargeKind(work) : withSmallKind(work);
  if (item.type !== "article-journal") return withoutSameAuthor(withNumberBehindTitle(item));
  const { number: _number, ...unnumbered } = item;
  return withoutSameAuthor(item.page === undefined ? item : unnumbered);
}

/** An organization that publishes its own work is named as the publisher alone (MLA 9). */
function withoutSameAuthor(item: CslItem): CslItem {
  const { author, ...rest } = item;
  return isByItsPublisher(item) || !author ? rest : { ...rest, author };
}

/**
 * The archive of a preprint stands where a journal does. The style takes every other article
 * without volume and pages for a preprint too, but for one in a magazine.
 */
function forHarvard(item: CslItem, type: Publication["type"]): CslItem {
  if (type === "preprint" && item.publisher !== undefined) {
    const { publisher, genre, ...rest } = item;
    return { ...rest, type: "article-journal", "container-title": publisher };
  }
  if (item.type === "software" || item.type === "dataset") return depositForHarvard(item);
  const isBare = item.page === undefined && item.volume === undefined;
  if (item.type === "article-journal" && isBare) return { ...item, type: "article-magazine" };
  if (!IN_VOLUMES.has(item.type)) return item;
  const work = withVolumeBehindEdition(item, { volumes: "Vols", edition: "edn" });
  return work.type === "thesis" ? { genre: "Thesis", ...work } : work;
}

const IN_VOLUMES = new Set(["book", "chapter", "paper-conference", "report", "thesis"]);

/** The style knows what a work is, and its version, of works on the web alone (Cite Them Right 12). */
function depositForHarvard(item: CslItem): CslItem {
  const { version, genre, ...rest } = item;
  return {
    ...rest,
    type: "webpage",
    medium: genre ?? (item.type === "software" ? "Computer program" : "Dataset"),
    ...(version !== undefined && { edition: `Version ${version}` }),
  };
}

/** The kind of a report is abbreviated; the file sets a lone comma behind the series of a chapter. */
function forIeee(work: CslItem): CslItem {
  const item = withVolumeBehindTitle(work.type === "book" ? inNumberedSeries(work) : work);
  if (item.type === "chapter") {
    const { "collection-title": _series, "collection-number": _number, ...rest } = item;
    return rest;
  }
  const isTechnical = item.type === "report" && /^technical report$/iu.test(item.genre ?? "");
  return isTechnical ? { ...item, genre: "Tech. Rep." } : item;
}

/** Whether the volume is one of the series, which the style names. */
function isVolumeOfUnnumbered(item: CslItem): boolean {
  return item["collection-title"] !== undefined && item["collection-number"] === undefined;
}

/**
 * The style names no volume and issue of proceedings, and writes "vol." before "Part B". Italics within italics are upright.
 */
function withVolumeBehindTitle(item: CslItem): CslItem {
  const { volume, issue, ...rest } = item;
  const title = item.type === "book" ? "title" : "container-title";
  const { [title]: name } = item;
  if (volume === undefined || name === undefined) return item;
  const isPart = /^\p{L}{3}/u.test(volume) && (item.type === "book" || item.type === "chapter");
  const isPaper = item.type === "paper-conference" && !isVolumeOfUnnumbered(item);
  if (!isPaper && !isPart) return item;
  return {
    ...rest,
    [title]: `${name}<i><span class="nocase">, ${volumeInWords(volume, issue)}</span></i>`,
  };
}

/**
 * The file names the volume of a book a second time, behind the number of its series. The series is written
 * before the publisher instead, where the file has it.
 */
function inNumberedSeries(item: CslItem): CslItem {
  const { "collection-title": series, "collection-number": number, ...rest } = item;
  const first = item["publisher-place"] === undefined ? "publisher" : "publisher-place";
  const { volume, [first]: behind } = rest;
  if (series === undefined || number === undefined) return item;
  if (volume === undefined || behind === undefined) return item;
  return { ...rest, [first]: `in ${series}, no. ${number}. ${behind}` };
}

/** The kind of a report stands before its number, not behind the title as well (Citing Medicine 2, ch. 5). */
function forVancouver(item: CslItem): CslItem {
  const { version, ...unversioned } = item;
  // The style knows editions alone.
  if (version !== undefined) return { ...unversioned, edition: `Version ${version}` };
  if (item.type === "article-journal") return behindColon(item);
  if (item.type === "chapter" || item.type === "paper-conference") {
    // The style writes "In." where it knows neither the book nor its editors.
    const isAlone = item["container-title"] === undefined && item.editor === undefined;
    if (isAlone) return { ...item, type: "document" };
    return withVolumeBehindEdition(item, { volumes: "Vols.", edition: "ed" });
  }
  if (item.type !== "report" || item.number === undefined) return withKindOfThesis(item);
  const { genre, ...rest } = item;
  return rest;
}

/**
 * Without volume and issue the pages stand behind the date and a colon (Citing Medicine 2, ch. 1), which the
 * style knows of newspapers alone. Those have neither abbreviations nor a DOI that takes the place of an address.
 */
function behindColon(item: CslItem): CslItem {
  const { URL, DOI, "container-title": title, volume, issue, number, ...rest } = item;
  const page = number ?? item.page;
  if (page === undefined || volume !== undefined || issue !== undefined) return item;
  return {
    ...rest,
    type: "article-newspaper",
    page,
    ...(title !== undefined && { "container-title": title.replaceAll(".", "") }),
    ...(DOI !== undefined ? { DOI } : URL !== undefined && { URL }),
  };
}

/** The style says "released" of software even where no day or month follows; of a book it does not. */
function forChicago(item: CslItem): CslItem {
  const [, month] = item.issued?.["date-parts"]?.[0] ?? [];
  if (item.type !== "software" || month !== undefined) return withKindOfThesis(item);
  const { version, ...rest } = item;
  return { ...rest, type: "book", ...(version !== undefined && { edition: `V. ${version}` }) };
}

function withKindOfThesis(item: CslItem): CslItem {
  return item.type === "thesis" ? { genre: "thesis", ...item } : item;
}

/** In these two styles the kind of a thesis stands within a sentence: "doctoral dissertation", but "PhD thesis". */
function withSmallKind(item: CslItem): CslItem {
  const { genre, ...rest } = withKindOfThesis(item);
  if (genre === undefined) return rest;
  const isName = item.type !== "thesis" || !/^\p{Lu}\p{Ll}*(?=[\s’']|$)/u.test(genre);
  return { ...rest, genre: isName ? genre : genre.charAt(0).toLowerCase() + genre.slice(1) };
}

function withLargeKind(item: CslItem): CslItem {
  const { genre = "thesis", ...rest } = item;
  return { ...rest, genre: capitalized(genre) };
}

/** A number has no place in the entry of a thesis: these two repeat its kind before it, or set it in brackets. */
function unnumberedThesis(item: CslItem): CslItem {
  const { number, ...rest } = item;
  return item.type === "thesis" ? rest : item;
}

/** APA and IEEE call an article's number by that name, the others put it where the pages stand. */
function articleNumberAsPage(item: CslItem): CslItem {
  const { number, ...rest } = item;
  const isNumbered = number !== undefined && item.page === undefined;
  return item.type === "article-journal" && isNumbered ? { ...rest, page: number } : item;
}

function isByItsPublisher({ author, publisher }: CslItem): boolean {
  const [first, ...others] = author ?? [];
  return others.length === 0 && publisher !== undefined && first?.literal === publisher;
}
