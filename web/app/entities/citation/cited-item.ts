import { compoundRange, DASHES, labelOf, pagesWithin } from "~/entities/publication/pages";
import type { Publication } from "~/entities/publication/publication";
import type { CslDate, CslItem, CslName } from "~/lib/csl/csl-item";
import { escapeText } from "~/lib/csl/escape";
import { asLabeled, asPhrase } from "~/lib/csl/stand-ins";
import { adapt } from "./adapt";
import type { StyleValue } from "./citation-style";
import { citedTitle, withNamesAsTyped } from "./cited-title";
import { toCslItem } from "./csl-json";
import { type NameReader, parsePersonName, withSpelledInitials } from "./person-name";

const MANUSCRIPTS = {
  "under-review": "Manuscript submitted for publication",
  "in-preparation": "Manuscript in preparation",
} as const;
const IEEE_MANUSCRIPTS = {
  "under-review": "submitted for publication",
  "in-preparation": "unpublished",
} as const;
type Unpublished = keyof typeof MANUSCRIPTS;

const PUBLISHED_AS_SUCH = new Set<Publication["type"]>([
  "preprint",
  "working-paper",
  "dataset",
  "software",
]);

/**
 * A publication as the processor is given it to cite it in a style.
 * @param readName takes the names of authors and editors apart
 */
export function toCitedItem(
  publication: Publication,
  style: StyleValue,
  readName: NameReader = parsePersonName,
): CslItem {
  const people = [...publication.authors, ...publication.editors];
  const plain = placed(
    withoutRemarks(toCslItem(publication, withSpelledInitials(readName, people))),
    publication,
  );
  const item = { ...withNamesAsTyped(escaped(plain)), title: citedTitle(publication) };
  const { stage, type } = publication;
  if (stage !== "published" && stage !== "forthcoming" && !PUBLISHED_AS_SUCH.has(type)) {
    return withNames(manuscript(item, stage, style), style);
  }
  const issued = stage === "forthcoming" ? forthcoming(style, item.issued) : item.issued;
  return withNames(adapt({ ...item, ...(issued && { issued }) }, publication, style), style);
}

/**
 * Organizations as names without given parts: the processor joins persons and institutions as two
 * lists, so that two authors of which one is an organization lose the comma that APA puts before "&".
 * MLA and Chicago have a comma behind a name that is turned round; the processor takes each of these for one.
 */
function withNames(item: CslItem, style: StyleValue): CslItem {
  const commaIsOfTurnedNames = style === "mla" || style === "chicago";
  const plain = (names: CslName[]): CslName[] => {
    if (commaIsOfTurnedNames && names.every(({ literal }) => literal !== undefined)) return names;
    return names.map((name) =>
      name.literal === undefined ? ranked(name) : { family: name.literal },
    );
  };
  const ranked = style === "vancouver" ? asInVancouver : (name: CslName) => name;
  return {
    ...item,
    ...(item.author && { author: plain(item.author) }),
    ...(item.editor && { editor: plain(item.editor) }),
  };
}

const ORDINALS: Record<string, string> = {
  II: "2nd",
  III: "3rd",
  IV: "4th",
  V: "5th",
  VI: "6th",
};

function asInVancouver(name: CslName): CslName {
  const { given } = name;
  return withOrdinal(given === undefined ? name : { ...name, given: withLargeInitials(given) });
}

/** Each part of "Min-su" has an initial, which the processor takes for one where it is large: "Kim MS". */
function withLargeInitials(given: string): string {
  return given.replace(/(?<=\p{L}[-‐‑])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** "Ford H 3rd" for Henry Ford III (Citing Medicine 2, ch. 1). */
function withOrdinal(name: CslName): CslName {
  if (name.suffix === undefined) return name;
  const words = name.suffix.split(" ").map((word) => ORDINALS[word] ?? word);
  return { ...name, suffix: words.join(" ") };
}

/** Without what is no part of a bibliography entry: some styles would show it. */
function withoutRemarks(item: CslItem): CslItem {
  const { note, abstract, keyword, status, ISBN, ISSN, ...cited } = item;
  return cited;
}

/** With the pages as they are cited. */
function placed(item: CslItem, publication: Publication): CslItem {
  const { page, ...rest } = item;
  const pages = pagesWithin(publication);
  if (pages === null || page === undefined) return rest;
  const { label, pages: plain } = labelOf(pages);
  if (label === "page")
    return { ...rest, page: compoundRange(plain) ?? plain.replace(DASHES, "-") };
  if (label === "article" && item.type === "article-journal") return { number: plain, ...rest };
  const shown = label === "other" ? plain : `${LABELS[label](plain)} ${plain}`;
  return { ...rest, page: asLabeled(shown.replace(DASHES, "–")) };
}

const LABELS = {
  column: (columns: string) => (/^\d+$/.test(columns) ? "col." : "cols."),
  article: () => "Article",
};

function escaped(item: CslItem): CslItem {
  const entries = Object.entries(item).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === "string" ? escapeText(value) : value,
  ]);
  return {
    ...item,
    ...(Object.fromEntries(entries) as Partial<CslItem>),
    ...(item.author && { author: item.author.map(escapedName) }),
    ...(item.editor && { editor: item.editor.map(escapedName) }),
  };
}

function escapedName(name: CslName): CslName {
  const parts = Object.entries({ ...name } as Record<string, string>);
  return Object.fromEntries(parts.map(([part, text]) => [part, escapeText(text)]));
}

/**
 * Each manual has words of its own for what has been accepted and is not out, instead of a date.
 * Citing Medicine gives the year too.
 */
function forthcoming(style: StyleValue, issued: CslDate | undefined): CslDate {
  const year = issued?.["date-parts"]?.[0]?.[0];
  switch (style) {
    case "apa":
      return { literal: "in press" };
    case "chicago":
      return { literal: "Forthcoming" };
    case "ieee":
      return { literal: asPhrase("to be published") };
    case "vancouver":
      return { literal: year === undefined ? "Forthcoming" : `Forthcoming ${year}` };
    case "mla":
      return { literal: asPhrase("forthcoming") };
    case "harvard":
      return { literal: "forthcoming" };
    default:
      return style satisfies never;
  }
}

/** Of an unpublished manuscript no journal is named (APA 7, 10.8, nos. 59 to 61). */
function manuscript(item: CslItem, stage: Unpublished, style: StyleValue): CslItem {
  const { id, title, author, issued, URL, language } = item;
  // The one place where these two styles show a word about a manuscript.
  const place = style === "harvard" || style === "ieee" ? "publisher" : "genre";
  const words = style === "ieee" ? IEEE_MANUSCRIPTS[stage] : MANUSCRIPTS[stage];
  return {
    id,
    type: "manuscript",
    [place]: words,
    ...(title !== undefined && { title }),
    ...(author && { author }),
    ...(issued && { issued }),
    ...(URL !== undefined && { URL }),
    ...(language !== undefined && { language }),
  };
}
