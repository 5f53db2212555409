import { keptParts, namesOfPeople } from "../publications/author-parts";
import { splitName } from "../publications/names";
import { hasOthers, somebodyOf } from "../publications/others";
import { settings } from "../settings";
import { fold, foldDoi, foldedWords } from "./folding";
import { isPreprint } from "./matching";
import { isResolver } from "./parse/identifiers";
import {
  LINE_FIELDS,
  type DatePrecision,
  type EntryFields,
  type PublicationLink,
  type PublicationStage,
} from "./parse/types";
import type { Difference } from "./types";

/** Texts that may be known better; of identifiers and numbers there is no longer form. */
const TEXTS = ["title", "abstract", ...LINE_FIELDS] as const;
const EXACT = new Set<string>(["language", "eprint", "number", "volume", "issue", "award"]);

/** In the order in which the owner's screen shows them; the type of an entry is often a guess. */
const ORDER = new Set<string>([
  ...["title", "authors", "publication_date", "stage", "journal", "abstract", "doi", "url"],
  ...LINE_FIELDS,
  ...["editors", "isbn", "issn", "keywords", "links"],
]);

/** "J. Strateg. Inf. Syst." is "Journal of Strategic Information Systems", and says less. */
function abbreviates(short: string, long: string): boolean {
  if (!short.includes(".")) return false;
  const wanted = foldedWords(short);
  const words = foldedWords(long);
  let next = 0;
  for (const word of words) {
    const start = wanted[next];
    if (start !== undefined && word.startsWith(start)) next += 1;
    else if (word.length > 3) return false;
  }
  return next === wanted.length && words.length > 0 && fold(long).length > fold(short).length;
}

/** Whether one text says what another one says, and more. */
function saysMore(imported: string, current: string): boolean {
  const [long, short] = [foldedWords(imported), foldedWords(current)];
  if (abbreviates(current, imported)) return true;
  if (long.length <= short.length || short.length === 0) return false;
  return long.some((_, start) => short.every((word, index) => long[start + index] === word));
}

const initial = (text: string) => Array.from(fold(text))[0] ?? "";

function partsOfName(name: string, fields: EntryFields) {
  const {
    given = "",
    particle = "",
    family = name,
  } = keptParts(fields.author_parts, [name])?.[0] ?? splitName(name);
  return { given: given.split(/[\s.]+/).filter(Boolean), family: fold(`${particle} ${family}`) };
}

/** Whether two spellings are of one person, and whether the first tells more of the given names. */
function compareNames(
  imported: string,
  current: string,
  fields: EntryFields,
): "more" | "same" | "other" {
  if (fold(imported) === fold(current)) return "same";
  const [long, short] = [partsOfName(imported, fields), partsOfName(current, {})];
  if (long.family !== short.family || long.given.length < short.given.length) return "other";
  const agree = short.given.every((name, index) => {
    const other = long.given[index] ?? "";
    const [one, two] = [fold(name), fold(other)];
    return one.length === 1 ? one === initial(other) : two === one;
  });
  if (!agree) return "other";
  return fold(long.given.join(" ")).length > fold(short.given.join(" ")).length ? "more" : "same";
}

/** More people behind the same ones, given names instead of their initials, or that there are others. */
function namesSayMore(
  imported: readonly string[],
  current: readonly string[],
  fields: EntryFields,
): boolean {
  const [theirs, ours] = [somebodyOf(imported), somebodyOf(current)];
  if (theirs.length < ours.length) return false;
  const compared = ours.map((name, index) => compareNames(theirs[index] ?? "", name, fields));
  if (compared.includes("other")) return false;
  if (theirs.length > ours.length || compared.includes("more")) return true;
  return hasOthers(imported) && !hasOthers(current);
}

function keywordsSayMore(imported: readonly string[], current: readonly string[]): boolean {
  const known = new Set(imported.map(fold));
  return (
    known.size > new Set(current.map(fold)).size && current.every((one) => known.has(fold(one)))
  );
}

const LENGTH: Record<DatePrecision, number> = { year: 4, month: 7, day: 10 };

/** As much of a date as is known: "2019", "2019-05" or "2019-05-14"; '' for none. */
export function dateText({ publication_date, date_precision = "day" }: EntryFields): string {
  return (publication_date ?? "").slice(0, LENGTH[date_precision]);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || [value].flat().length === 0;
}

/** The address of the DOI says nothing that the DOI does not say. */
function isAddressOfDoi({ url }: EntryFields, ...dois: (string | undefined)[]): boolean {
  const address = isResolver(url ?? "") ? foldDoi(url) : undefined;
  return address !== undefined && dois.some((doi) => foldDoi(doi) === address);
}

/** What a format has one name for (CSL one number and one publisher) comes back under another one. */
const SAME_NAME: Record<
  string,
  readonly ("article_number" | "number" | "eprint" | "publisher" | "institution")[]
> = {
  article_number: ["number", "eprint"],
  number: ["article_number", "eprint"],
  publisher: ["institution"],
  institution: ["publisher"],
};

function isKnownElsewhere(field: string, value: unknown, current: EntryFields): boolean {
  const others = SAME_NAME[field] ?? [];
  return others.some((other) => fold(current[other] ?? "") === fold(String(value)));
}

const STAGES = ["in-preparation", "under-review", "forthcoming", "published"] as const;

/**
 * Whether an entry tells where a work, not published so far, has been published. Most sources never say
 * "published", and a date or a DOI alone proves nothing: preprints and announcements have them, too.
 */
function isNewlyPublished(imported: EntryFields, current: EntryFields): boolean {
  const { pages, article_number, volume, issue, doi } = imported;
  const isPlaced = [pages, article_number].some(Boolean) && [volume, issue, doi].some(Boolean);
  const isNews = ![current.pages, current.article_number].some(Boolean);
  return isPlaced && isNews && !isEmpty(imported.publication_date) && !isPreprint(imported);
}

/** The stage that an entry tells, only where it is a later one. */
function laterStage(imported: EntryFields, current: EntryFields): PublicationStage | undefined {
  const before = current.stage ?? "published";
  if (before === "published") return undefined;
  const after = imported.stage ?? (isNewlyPublished(imported, current) ? "published" : undefined);
  const isLater = after !== undefined && STAGES.indexOf(after) > STAGES.indexOf(before);
  return isLater ? after : undefined;
}

/** A file that is uploaded here stands as a link in our own exports. */
function isOwnFile({ url }: PublicationLink): boolean {
  return url.startsWith(new URL("/uploads/", settings.siteUrl).href);
}

/** What is compared of a field. */
function valueOf(fields: EntryFields, field: string): unknown {
  return field === "publication_date" ? dateText(fields) : Reflect.get(fields, field);
}

function isTextField(field: string): boolean {
  return (TEXTS as readonly string[]).includes(field) && !EXACT.has(field);
}

function knowsMore(field: string, imported: EntryFields, current: EntryFields): boolean {
  if (field === "stage") return laterStage(imported, current) !== undefined;
  const [theirs, ours] = [valueOf(imported, field), valueOf(current, field)];
  if (isEmpty(theirs)) return false;
  if (field === "url" && isAddressOfDoi(imported, imported.doi, current.doi)) return false;
  if (field === "links" && imported.links?.every(isOwnFile)) return false;
  if (isEmpty(ours)) return !isKnownElsewhere(field, theirs, current);
  if (field === "publication_date") {
    return String(theirs).length > String(ours).length && String(theirs).startsWith(String(ours));
  }
  if (field === "authors") {
    return namesSayMore(imported.authors ?? [], current.authors ?? [], imported);
  }
  if (field === "editors") return namesSayMore(imported.editors ?? [], current.editors ?? [], {});
  if (field === "keywords") return keywordsSayMore(imported.keywords ?? [], current.keywords ?? []);
  return isTextField(field) && saysMore(String(theirs), String(ours));
}

/**
 * What an entry knows more about a publication: an attribute that is empty there, or a value that
 * says the same and more, such as a full date instead of a year. Markup, case, punctuation and
 * accents alone are no difference (scholarly §4).
 *
 * @param current what is there
 */
export function differencesOf(imported: EntryFields, current: EntryFields): Difference[] {
  return [...ORDER]
    .filter((field) => knowsMore(field, imported, current))
    .map((field) => ({
      field,
      current: isEmpty(valueOf(current, field)) ? null : valueOf(current, field),
      imported: field === "stage" ? laterStage(imported, current) : valueOf(imported, field),
    }));
}

/**
 * The attributes with which an entry changes a publication.
 *
 * @param taken the fields of the differences that are wanted
 */
export function changesOf(imported: EntryFields, taken: readonly string[]): EntryFields {
  const changes: EntryFields = {};
  for (const field of taken) {
    Reflect.set(changes, field, Reflect.get(imported, field));
    // An entry of a published work names no stage.
    if (field === "stage") changes.stage = imported.stage ?? "published";
    if (field === "publication_date") changes.date_precision = imported.date_precision ?? "day";
  }
  const people = namesOfPeople(changes);
  if (people.length > 0) changes.author_parts = keptParts(imported.author_parts, people) ?? [];
  return changes;
}
