import type { Entry, Value } from "./bibtex-entry";
import type { Notice } from "./types";

/** What a part does not have from the whole that it is in (BibLaTeX 3.20, appendix B, and what belongs to the whole alone). */
const OWN = new Set(
  "ids crossref xref xdata entryset entrysubtype execute label options presort related relatedoptions relatedstring relatedtype shorthand shorthandintro sortkey doi url urldate eprint eprinttype archiveprefix abstract keywords keyword note annote annotation file pages pagetotal numpages pubstate shorttitle sorttitle indextitle".split(
    " ",
  ),
);

const TITLES = new Map([
  ["title", "booktitle"],
  ["subtitle", "booksubtitle"],
]);

const PARTS = new Set(
  "inproceedings conference inbook bookinbook suppbook incollection inreference suppcollection".split(
    " ",
  ),
);
/** Parts of a book that is its author's as a whole. */
const PARTS_OF_ONE_AUTHOR = new Set(["inbook", "bookinbook", "suppbook"]);
const BOOKS = new Set(["book", "mvbook"]);
const PERIODICAL_PARTS = new Set(["article", "suppperiodical"]);

/** Finds the entries that others inherit from, by their keys and further names. */
export function finder(entries: readonly Entry[]): (key: string) => Entry | undefined {
  const known = new Map<string, Entry>();
  for (const entry of entries) {
    const ids = entry.values.get("ids")?.raw.split(",") ?? [];
    for (const key of [entry.key, ...ids].map((name) => name.trim().toLowerCase())) {
      if (key !== "" && !known.has(key)) known.set(key, entry);
    }
  }
  return (key) => known.get(key.trim().toLowerCase());
}

/** The name under which a part has a value of its whole, or nothing where it has none. */
function inheritedName(name: string, child: Entry, parent: Entry): string | undefined {
  if (OWN.has(name)) return undefined;
  if (parent.type === "xdata") return name;
  // Whoever wrote the whole did not write the part, but for parts of a book.
  if (name === "author" && PARTS.has(child.type)) {
    return PARTS_OF_ONE_AUTHOR.has(child.type) && BOOKS.has(parent.type) ? name : undefined;
  }
  if (PARTS.has(child.type)) {
    if (name === "title" && parent.values.has("booktitle")) return undefined;
    // A title of its own has no subtitle from elsewhere.
    const isSubtitle = name === "subtitle" || name === "booksubtitle";
    if (isSubtitle && child.values.has("booktitle")) return undefined;
    return TITLES.get(name) ?? name;
  }
  if (PERIODICAL_PARTS.has(child.type) && name === "title") return "journal";
  return name;
}

const yearIn = (value: Value | undefined) => /\d{4}/.exec(value?.raw ?? "")?.[0];

/** The values of a whole without what contradicts the year or the month that its part says itself. */
function withoutOtherDate(
  whole: ReadonlyMap<string, Value>,
  own: ReadonlyMap<string, Value>,
): Map<string, Value> {
  const values = new Map(whole);
  const date = whole.get("date");
  const year = yearIn(date ?? whole.get("year"));
  const ownYear = yearIn(own.get("year"));
  const isOther = year !== undefined && ownYear !== undefined && year !== ownYear;
  if (!isOther && !own.has("month")) return values;
  for (const name of ["date", "month", "day"]) values.delete(name);
  if (date !== undefined && year !== undefined) values.set("year", { raw: year, line: date.line });
  return values;
}

interface Family {
  find: (key: string) => Entry | undefined;
  /** Each parent gives what it has once, so that circles end. */
  seen: Set<Entry>;
  faults: Notice[];
}

/** Keys of one field; a key may stand there in braces. */
function keysIn(value: Value | undefined): string[] {
  const keys = value?.raw.replaceAll(/[{}]/g, "").split(",") ?? [];
  return keys.map((key) => key.trim()).filter((key) => key !== "");
}

function valuesOf(entry: Entry, family: Family): Map<string, Value> {
  const values = new Map([...entry.values].filter(([, value]) => value.raw !== ""));
  family.seen.add(entry);
  for (const field of ["xdata", "crossref"]) {
    const value = entry.values.get(field);
    for (const key of keysIn(value)) {
      const parent = family.find(key);
      if (parent === undefined) {
        const message = `The entry “${key.slice(0, 80)}”, which is referred to, is not in the source.`;
        family.faults.push({ message, line: value?.line ?? entry.line });
      } else if (!family.seen.has(parent)) {
        for (const [name, inherited] of withoutOtherDate(valuesOf(parent, family), values)) {
          const own = field === "xdata" ? name : inheritedName(name, entry, parent);
          if (own !== undefined && !values.has(own)) values.set(own, inherited);
        }
      }
    }
  }
  return values;
}

/** An entry with what it inherits through `crossref` and `xdata`, in several steps too. */
export function withInherited(entry: Entry, find: (key: string) => Entry | undefined): Entry {
  if (!entry.values.has("crossref") && !entry.values.has("xdata")) return entry;
  const family: Family = { find, seen: new Set(), faults: [...entry.faults] };
  return { ...entry, values: valuesOf(entry, family), faults: family.faults };
}
