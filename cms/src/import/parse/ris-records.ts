import type { Notice } from "./types";

/** A line of a record: a tag with its value. */
export interface RisLine {
  tag: string;
  value: string;
  line: number;
}

export interface RisRecord {
  line: number;
  lines: RisLine[];
  faults: Notice[];
}

/** As the specification has it, two blanks before the hyphen; and as many programs write it. */
const STRICT = /^\s*([A-Z][A-Z\d])(?:\s{2,}|\t)-(?:\s+(.*)|(\S.*)|)$/s;
const LOOSE = /^\s*([A-Z][A-Z\d])\s*-(?:\s+(.*)|)$/s;
/** The last line of a record, which often lacks its hyphen. */
const END = /^\s*ER\s*(?:-\s*)?$/;
/** Tags of four letters, of databases: "PMID  - 123". */
const FOREIGN = /^[A-Z]{3,6}\s*-\s/;

/** Tags that a record may begin with where its type is missing. */
const FIRST = new Set("AU A1 TI T1 ID PY Y1 DO JO JF T2 KW".split(" "));

/** Whether a text is RIS: a type line, or tags enough. */
export function isRis(text: string): boolean {
  if (/^[ \t]*TY[ \t]*-[ \t]*\S/m.test(text)) return true;
  const tags = text.match(/^(?:AU|A1|TI|T1|PY|Y1|JO|JF|T2|ER|SP|DO|UR|AB|N2|KW) {1,2}- /gm) ?? [];
  return tags.length > 2 && /^ER\s*-?/m.test(text) && /^(?:TI|T1) {1,2}- /m.test(text);
}

/**
 * The records of an RIS file. Blanks around hyphens, missing begins and ends of records, and values of
 * several lines are put right.
 *
 * @param text with lines that end with "\n"
 */
export function risRecords(text: string): RisRecord[] {
  const pattern = /^[ \t]*TY(?:[ \t]{2,}|\t)-/m.test(text) ? STRICT : LOOSE;
  const records: RisRecord[] = [];
  let open: RisRecord | undefined;
  for (const [index, raw] of text.split("\n").entries()) {
    const line = index + 1;
    const [, tag, spaced, joined] = pattern.exec(raw) ?? [];
    if (END.test(raw) || tag === "ER") {
      open = undefined;
    } else if (tag === "TY" || (open === undefined && tag !== undefined && FIRST.has(tag))) {
      const isLate = tag === "TY" && open !== undefined && isUntyped(open);
      if (!isLate) {
        open = { line, lines: [], faults: [] };
        records.push(open);
      }
      open?.lines.push({ tag, value: (spaced ?? joined ?? "").trim(), line });
    } else if (tag !== undefined && open !== undefined) {
      open.lines.push({ tag, value: (spaced ?? joined ?? "").trim(), line });
    } else if (open !== undefined && !FOREIGN.test(raw)) {
      const last = open.lines.at(-1);
      if (last !== undefined && last.tag !== "TY") last.value += `\n${raw.trim()}`;
    }
  }
  return records;
}

/** A record that began with its number, before its type. */
function isUntyped({ lines }: RisRecord): boolean {
  return lines.every(({ tag }) => tag === "ID");
}
