import type { Piece, RawEntry } from "./bibtex-scan";
import { decodeLatex, type Decoded } from "./latex";
import type { Notice } from "./types";

/** A value with its macros resolved, still in TeX. */
export interface Value {
  raw: string;
  /** Read once, when it is first asked for. */
  decoded?: Decoded;
  line: number;
}

/** An entry whose values are whole texts. */
export interface Entry {
  type: string;
  key: string;
  line: number;
  values: Map<string, Value>;
  faults: Notice[];
}

/** Macros of macros grow without end; no value that somebody wrote is longer. */
const MAX_VALUE = 200_000;

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** The macros that every style defines: the months, and those of the library. */
export function firstMacros(strings: Readonly<Record<string, string>>): Map<string, string> {
  return new Map([...Object.entries(strings), ...MONTHS.map((month) => [month, month] as const)]);
}

/**
 * An entry with its macros resolved. One that is not defined gives its name, which often tells what
 * was meant, and a warning. Where a field is repeated, the first one that is not empty counts.
 *
 * @param macros defined so far, by their names in lower case
 */
export function resolve(raw: RawEntry, macros: ReadonlyMap<string, string>): Entry {
  const faults = [...raw.faults];
  const values = new Map<string, Value>();
  for (const field of raw.fields) {
    const textOf = ({ kind, text }: Piece) => {
      const known = kind === "text" ? text : macros.get(text.toLowerCase());
      if (known !== undefined) return known;
      const isSaid = raw.type === "string" || field.name !== "month";
      if (isSaid) faults.push({ message: `The macro “${text}” is not defined.`, line: field.line });
      return text;
    };
    let joined = "";
    for (const piece of field.pieces) {
      if (joined.length < MAX_VALUE) joined += textOf(piece).slice(0, MAX_VALUE);
    }
    const value = joined.trim();
    const before = values.get(field.name)?.raw ?? "";
    // Some programs write a field for each keyword.
    const isKeyword = field.name === "keyword" && before !== "";
    if (before === "") values.set(field.name, { raw: value, line: field.line });
    else if (isKeyword) values.set(field.name, { raw: `${before}; ${value}`, line: field.line });
  }
  return { type: raw.type, key: raw.key, line: raw.line, values, faults };
}

/** Reads the values of an entry, and gathers what is doubtful about them. */
export interface Reader {
  /** The value of the first of several fields that has one, in Unicode; may hold markup. */
  text: (...names: string[]) => string | undefined;
  /** The same as the file has it: addresses and names. */
  raw: (...names: string[]) => string | undefined;
}

/** @param faults gets what is doubtful */
export function readerOf({ values }: Entry, faults: Notice[]): Reader {
  const find = (names: readonly string[]) =>
    names.map((name) => values.get(name)).find((value) => value !== undefined && value.raw !== "");
  return {
    raw: (...names) => find(names)?.raw,
    text: (...names) => {
      const value = find(names);
      if (value === undefined) return undefined;
      value.decoded ??= decodeLatex(value.raw);
      const { text, unknown, isBroken } = value.decoded;
      for (const name of new Set(unknown)) {
        faults.push({
          message: `The command \\${name} is unknown and was left out.`,
          line: value.line,
        });
      }
      if (isBroken) {
        faults.push({
          message: "The braces or dollar signs of a value do not match.",
          line: value.line,
        });
      }
      return text;
    },
  };
}
