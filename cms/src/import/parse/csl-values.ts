import { isRecord } from "../../documents/types";
import { dateFrom, type PartialDate } from "./dates";
import {
  looksTurnedRound,
  personFrom,
  personFromParts,
  wholeName,
  withOthers,
  type PersonName,
} from "./people";

/** An item of CSL-JSON, or of what services take for it. */
export type Item = Record<string, unknown>;

/** The text of a variable; Crossref has lists where CSL has texts. */
export function textOf(item: Item, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = item[name];
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === "number") return String(first);
    if (typeof first === "string" && first.trim() !== "") return first;
  }
  return undefined;
}

export function textsOf(item: Item, name: string): string[] {
  const value = item[name];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((text) => typeof text === "string");
}

function nameOf(value: unknown): PersonName | undefined {
  if (typeof value === "string") return personFrom(value);
  if (!isRecord(value)) return undefined;
  const literal = textOf(value, "literal", "name");
  const family = textOf(value, "family");
  if (family === undefined && literal !== undefined) {
    return looksTurnedRound(literal) ? personFrom(literal) : wholeName(literal);
  }
  const particles = [textOf(value, "dropping-particle"), textOf(value, "non-dropping-particle")];
  return personFromParts({
    given: textOf(value, "given") ?? "",
    particle: particles.filter((particle) => particle !== undefined).join(" "),
    family: family ?? "",
    suffix: textOf(value, "suffix") ?? "",
  });
}

export function namesIn(item: Item, name: string): PersonName[] {
  const value = item[name];
  const list: unknown[] = Array.isArray(value) ? value : [];
  const texts = list.flatMap((person) => {
    if (typeof person === "string") return person;
    return isRecord(person) ? (textOf(person, "literal", "name", "family") ?? []) : [];
  });
  return withOthers(
    list.flatMap((person) => nameOf(person) ?? []),
    texts,
  );
}

function dateOf(value: unknown): PartialDate | undefined {
  if (typeof value === "string") return dateFrom(value);
  if (!isRecord(value)) return undefined;
  const list = value["date-parts"];
  const parts: unknown = Array.isArray(list) ? list[0] : undefined;
  const numbers = (Array.isArray(parts) ? parts : [parts]).map((part: unknown) =>
    Number(part ?? NaN),
  );
  const [year, month, day] = numbers;
  if (year !== undefined && Number.isInteger(year) && year > 0) {
    return {
      year,
      ...(month ? { month } : {}),
      ...(month && day ? { day } : {}),
    };
  }
  const text = textOf(value, "raw", "literal", "date-time");
  return text === undefined ? undefined : dateFrom(text);
}

/** The words that stand where a date would: "forthcoming". */
export function wordsOf(date: unknown): string | undefined {
  if (typeof date === "string") return date;
  return isRecord(date) ? textOf(date, "literal", "raw") : undefined;
}

export function issuedOf(item: Item): PartialDate | undefined {
  const names = ["issued", "published", "published-print", "published-online", "available-date"];
  return names.map((name) => dateOf(item[name])).find((date) => date !== undefined);
}
