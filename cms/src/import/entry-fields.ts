import type { Core } from "@strapi/strapi";
import { isRecord, type Data } from "../documents/types";
import { checkDocument } from "../documents/validation";
import { validationError, type Problem } from "../documents/validation/problems";
import { keptParts, namesOfPeople } from "../publications/author-parts";
import { PUBLICATION_UID } from "../publications/store";
import { toDoi } from "./parse/identifiers";
import { LINE_FIELDS, type EntryFields, type Notice, type ParsedEntry } from "./parse/types";

/** What an import may say about a publication; its address is made by the cms. */
const FIELDS: ReadonlySet<string> = new Set([
  ...["title", "type", "stage", "authors", "author_parts", "editors", "publication_date"],
  ...["date_precision", "abstract", "doi", "url", "isbn", "issn", "keywords", "links"],
  ...["citation_key", ...LINE_FIELDS],
]);

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || [value].flat().length === 0;
}

/** Objects in the order in which Postgres gives their keys back, so that a state has one form. */
function inStoredOrder<Item extends object>(item: Item): Item {
  const entries = Object.entries(item);
  const sorted = entries.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return Object.fromEntries(sorted) as Item;
}

/**
 * The parts of the names of a publication's authors and editors, as they are stored.
 *
 * @param parts lists of `AuthorParts`; of two for one name the first is taken
 * @returns null when there are none
 */
export function storedParts(parts: readonly unknown[], people: Data) {
  return keptParts(parts.flat(), namesOfPeople(people))?.map(inStoredOrder) ?? null;
}

/** What the checks have let pass, in the form of an entry: no blanks, days without a time. */
function toFields(data: Data): EntryFields {
  const known = Object.entries(data).filter(([name, value]) => FIELDS.has(name) && !isEmpty(value));
  const fields: EntryFields & Data = Object.fromEntries(known);
  const { publication_date: date, author_parts: parts } = fields;
  if (typeof date === "string") fields.publication_date = date.slice(0, 10);
  const kept = storedParts([parts], fields);
  if (kept === null) delete fields.author_parts;
  else fields.author_parts = kept;
  return fields;
}

/** The attributes of a publication as they are stored; all of them for a new one. */
export function storedAttributes(strapi: Core.Strapi, fields: EntryFields, isNew: boolean) {
  const { data, problems } = checkDocument(strapi, PUBLICATION_UID, { ...fields }, isNew);
  return { data, problems };
}

const shown = (value: unknown) => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/**
 * Takes out of an entry what no publication may say.
 *
 * @returns its good fields, a warning for each that was left out, and the problem of an entry without
 *   a title
 */
export function checkedEntry(
  strapi: Core.Strapi,
  { fields, line, warnings, problem }: ParsedEntry,
): { fields: EntryFields; warnings: Notice[]; problem: Notice | null } {
  const { data, problems } = storedAttributes(strapi, fields, true);
  const names = new Set(problems.map(({ path }) => path[0] ?? ""));
  const good = Object.fromEntries(Object.entries(data).filter(([name]) => !names.has(name)));
  const others = problems.filter(({ path }) => path[0] !== "title");
  const titleProblem = problems.find(({ path }) => path[0] === "title");
  return {
    fields: toFields(good),
    warnings: [
      ...warnings,
      ...others.map(({ path, message }) => {
        const value = shown(Reflect.get(fields, path[0] ?? ""));
        return { message: `“${value}” is left out: ${message}.`, line };
      }),
    ],
    problem:
      problem ??
      (titleProblem === undefined ? null : { message: `${titleProblem.message}.`, line }),
  };
}

/** What holds no DOI stays as it is, to be rejected with its reason. */
const bareDoi = (value: unknown) =>
  typeof value === "string" ? (toDoi(value) ?? value.trim()) : value;

/**
 * A row as its owner has corrected it: what is given takes the place of what was read, null or a
 * blank removes it.
 *
 * @throws ValidationError with the paths of the fields
 */
export function correctedFields(
  strapi: Core.Strapi,
  before: EntryFields,
  given: unknown,
): EntryFields {
  if (!isRecord(given)) {
    throw validationError([{ path: ["data"], message: "data must be an object" }]);
  }
  const unknown = Object.keys(given).filter((name) => !FIELDS.has(name));
  const strange = unknown.map(
    (name): Problem => ({ path: [name], message: `Invalid key ${name}` }),
  );
  if (strange.length > 0) throw validationError(strange);
  const merged = { ...before, ...given };
  if ("doi" in given) Reflect.set(merged, "doi", bareDoi(given.doi));
  const { data, problems } = storedAttributes(strapi, merged, true);
  if (problems.length > 0) throw validationError(problems);
  return toFields(data);
}
