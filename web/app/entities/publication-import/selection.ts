import type { TakenEntry } from "./publication-import";

/** What is ticked, by the names of a form's fields. */
export interface Ticks {
  /** Entries that are ticked. */
  row: readonly number[];
  /** Entries that change a publication, ticked or not. */
  changed: readonly number[];
  /** Differences that are ticked. */
  take: readonly { row: number; field: string }[];
  /** Entries whose offered version is ticked. */
  version: readonly number[];
}

/** The entries that are ticked, each with what is ticked in it. */
export function entriesOf({ row, changed, take, version }: Ticks): TakenEntry[] {
  const changes = new Set(changed);
  const versions = new Set(version);
  const fields = new Map<number, string[]>();
  for (const { row: of, field } of take) {
    const known = fields.get(of);
    if (known) known.push(field);
    else fields.set(of, [field]);
  }
  return row.map((number) => ({
    row: number,
    ...(changes.has(number) && { fields: fields.get(number) ?? [] }),
    ...(versions.has(number) && { version_of: true }),
  }));
}

/** "12:doi", the value of a difference's checkbox, taken apart. */
export function toDifference(text: string): { row: number; field: string } {
  const [number = "", field = ""] = text.split(":", 2);
  return { row: Number(number), field };
}

/** The entries that a form has ticked. */
export function selectionOf(form: FormData): TakenEntry[] {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  const numbers = (name: string) => texts(name).map(Number);
  return entriesOf({
    row: numbers("row"),
    changed: numbers("changed"),
    take: texts("take").map(toDifference),
    version: numbers("version"),
  });
}
