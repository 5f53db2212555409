import { isRecord, type Data } from "../types";
import type { Attribute } from "./attribute";

function isId(value: unknown): boolean {
  if (typeof value === "number") return Number.isSafeInteger(value) && value > 0;
  return typeof value === "string" && value.trim() !== "";
}

/** Beside which other entry one stands; nothing else decides where. */
function isPosition(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return (
    isRecord(value) && [value.before, value.after].every((id) => (id ?? null) === null || isId(id))
  );
}

/** An id, a documentId, or an object with one of them. */
function isReference(value: unknown): boolean {
  if (!isRecord(value)) return isId(value);
  return isId(value.documentId ?? value.id) && isPosition(value.position);
}

function isMany({ type, relation = "", multiple }: Attribute): boolean {
  return type === "media" ? multiple === true : relation.endsWith("ToMany");
}

/** What a write does to a relation; without such a word it puts everything in place. */
function changesOf(raw: unknown): Data {
  const isChange = isRecord(raw) && !("id" in raw) && !("documentId" in raw);
  return isChange ? raw : { set: raw };
}

/** Digits before a letter, or more of them than any row's id has. */
const DOCUMENT_ID_WITH_DIGITS = /^\d+\D|^\d{16,}$/;

/**
 * References in the form in which Strapi tells a documentId from the id of a row: it takes a text that
 * begins with a digit for the latter (core, `mapRelation`), and older imports made such documentIds.
 *
 * @param raw what `referenceProblem` lets pass; is not changed
 */
export function plainReferences(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(plainReferences);
  if (typeof raw === "string") {
    return DOCUMENT_ID_WITH_DIGITS.test(raw.trim()) ? { documentId: raw.trim() } : raw;
  }
  if (!isRecord(raw) || "id" in raw || "documentId" in raw) return raw;
  return Object.fromEntries(
    Object.entries(raw).map(([word, value]) => [word, plainReferences(value)]),
  );
}

/** The documentIds that a value adds or keeps, in the form that `plainReferences` gives it. */
export function documentIdsIn(raw: unknown): string[] {
  const { connect, set } = changesOf(raw);
  return [...listOf(connect), ...listOf(set)].flatMap((value) => {
    const id = isRecord(value) ? value.documentId : value;
    return typeof id === "string" && !/^\d{1,15}$/.test(id) ? [id] : [];
  });
}

function listOf(value: unknown): unknown[] {
  return (value ?? null) === null ? [] : [value].flat();
}

/**
 * What is wrong with the value of a relation or a file, as far as its form goes: Strapi would take
 * such a value for none, or fail at it.
 *
 * @param raw a reference, a list of them, `{ connect, disconnect, set }`, or null
 */
export function referenceProblem(
  label: string,
  attribute: Attribute,
  raw: unknown,
): string | undefined {
  const { connect, disconnect, set } = changesOf(raw);
  const [added, removed, kept] = [listOf(connect), listOf(disconnect), listOf(set)];
  if (![...added, ...removed, ...kept].every(isReference)) {
    return `${label} must name entries by their ids`;
  }
  const isTooMany = added.length > 1 || kept.length > 1;
  return isTooMany && !isMany(attribute) ? `${label} must be one entry` : undefined;
}
