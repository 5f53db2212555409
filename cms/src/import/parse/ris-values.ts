import { toDoi } from "./identifiers";
import type { RisRecord } from "./ris-records";

/** The values of a record by their tags. */
export interface Values {
  all: (...tags: string[]) => string[];
  first: (...tags: string[]) => string | undefined;
}

/** The values of a record. */
export function valuesOf({ lines }: RisRecord): Values {
  const all = (...tags: string[]) =>
    lines.filter(({ tag, value }) => tags.includes(tag) && value !== "").map(({ value }) => value);
  const first = (...tags: string[]) =>
    tags.map((tag) => all(tag)[0]).find((value) => value !== undefined);
  return { all, first };
}

/** What our exports say in a note, since no tag says it to all readers. */
export function noted({ all }: Values, label: string): string | undefined {
  const found = all("N1").find((note) => note.startsWith(`${label}: `));
  return found?.slice(label.length + 2).trim();
}

/** The DOI of a record, also out of a note or an address. */
export function doiOf({ all }: Values): string | undefined {
  const own = all("DO", "DI");
  const notes = all("N1", "UR", "L3", "LK", "M3").filter(
    (text) => /\bdoi\b/i.test(text) || /^10\.\d{4,}\//.test(text),
  );
  const [found] = [...own, ...notes].filter((text) => toDoi(text) !== undefined);
  return found ?? own[0];
}
