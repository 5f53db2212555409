import type { Core } from "@strapi/strapi";
import { createHash } from "node:crypto";
import { isRecord, type Data } from "../../documents/types";
import { allComponents } from "../../rest/default-populate";
import { SYSTEM_ATTRIBUTES } from "../../strapi-access/content-types";
import { attributesOf } from "../../strapi-access/models";

/**
 * What an attribute was worth: a hash, for a list one for each item, for a single component one for
 * each of its attributes.
 */
export type Mark = string | string[] | Fingerprint;

/** The attributes of an entry that say something, by name. */
export interface Fingerprint {
  [attribute: string]: Mark;
}

/**
 * What Strapi keeps about an entry, and its place among others: moving a neighbour changes that too.
 */
const NO_CONTENT = new Set([...SYSTEM_ATTRIBUTES, "order_rank", "order_index"]);

/** What the cms gives to each publication by itself. */
const GIVEN: Record<string, readonly string[]> = {
  "api::publication.publication": ["slug", "citation_key", "author_parts"],
};

/**
 * The attributes of a content type or a component that an owner fills. The other side of a relation
 * is a part of the entry over there.
 */
export function contentAttributes(strapi: Core.Strapi, uid: string): [string, Data][] {
  return Object.entries(attributesOf(strapi, uid)).flatMap(
    ([name, attribute]): [string, Data][] => {
      const isGiven = NO_CONTENT.has(name) || (GIVEN[uid] ?? []).includes(name);
      if (isGiven || !isRecord(attribute) || attribute.mappedBy !== undefined) return [];
      return [[name, attribute]];
    },
  );
}

/** What has to be populated for a row to be compared: components, relations and files. */
export function wholeRow(strapi: Core.Strapi, uid: string): Data {
  const relations = contentAttributes(strapi, uid).filter(
    ([, { type }]) => type === "relation" || type === "media",
  );
  return {
    ...allComponents(strapi, uid),
    ...Object.fromEntries(relations.map(([name]) => [name, true])),
  };
}

/** Of a related entry its id, of a component its content, of anything else the value. */
function plainValue(strapi: Core.Strapi, { type, component }: Data, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => plainValue(strapi, { type, component }, item));
  }
  if (!isRecord(value)) return value;
  if (type === "relation") return value.documentId ?? value.id;
  if (type === "media") return value.hash ?? value.id;
  return type === "component" ? contentOf(strapi, String(component), value) : value;
}

function saysNothing(value: unknown, { default: preset }: Data): boolean {
  if (value === null || value === undefined || value === preset) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

/**
 * The attributes that say something. What is empty or the schema's own default is left out, so that
 * an attribute that a later version adds changes nothing.
 *
 * @param row with everything that `wholeRow` names populated
 */
export function contentOf(strapi: Core.Strapi, uid: string, row: Data): Data {
  const attributes = contentAttributes(strapi, uid).sort(([a], [b]) => (a < b ? -1 : 1));
  const content: Data = {};
  for (const [name, attribute] of attributes) {
    const value = plainValue(strapi, attribute, row[name]);
    if (!saysNothing(value, attribute)) content[name] = value;
  }
  return content;
}

/** As many characters as keep two different texts of one site apart. */
const HASH_LENGTH = 16;

/** The mark of a value of `contentOf`, or of one item of a list. */
export function markOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, HASH_LENGTH);
}

/** @param content of `contentOf` */
export function fingerprintOf(content: Data): Fingerprint {
  const marks = Object.entries(content).map(([name, value]): [string, Mark] => {
    if (Array.isArray(value)) return [name, value.map(markOf)];
    return [name, isRecord(value) ? fingerprintOf(value) : markOf(value)];
  });
  return Object.fromEntries(marks);
}

/** Whether an entry is word for word what it was when its fingerprint was taken. */
export function isUnchanged(content: Data, fingerprint: Fingerprint): boolean {
  return JSON.stringify(sorted(fingerprintOf(content))) === JSON.stringify(sorted(fingerprint));
}

function sorted(fingerprint: Fingerprint): Fingerprint {
  const entries = Object.entries(fingerprint).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([name, mark]) => [
      name,
      typeof mark === "string" || Array.isArray(mark) ? mark : sorted(mark),
    ]),
  );
}

/**
 * What the owner has put into a document: its content without the parts that are as they were.
 *
 * @param content of `contentOf`
 * @param uid of the content type or the component, whose required attributes stay in a component
 */
export function changedContent(
  strapi: Core.Strapi,
  uid: string,
  content: Data,
  fingerprint: Fingerprint,
): Data {
  const rest: Data = {};
  for (const [name, value] of Object.entries(content)) {
    const changed = changedPart(strapi, attributesOf(strapi, uid)[name], value, fingerprint[name]);
    if (changed !== undefined) rest[name] = changed;
  }
  return rest;
}

function changedPart(
  strapi: Core.Strapi,
  attribute: unknown,
  value: unknown,
  mark: Mark | undefined,
): unknown {
  if (mark === undefined) return value;
  if (Array.isArray(value)) {
    const items = value.filter((item) => !Array.isArray(mark) || !mark.includes(markOf(item)));
    return items.length === 0 ? undefined : items;
  }
  if (!isRecord(value) || typeof mark === "string" || Array.isArray(mark)) {
    return markOf(value) === mark ? undefined : value;
  }
  const uid = isRecord(attribute) ? String(attribute.component) : "";
  const rest = changedContent(strapi, uid, value, mark);
  if (Object.keys(rest).length === 0) return undefined;
  const required = contentAttributes(strapi, uid).filter(([, part]) => part.required === true);
  return { ...Object.fromEntries(required.map(([name]) => [name, value[name]])), ...rest };
}
