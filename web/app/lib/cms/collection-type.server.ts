import { z } from "zod";
import { answerData } from "./answer-data.server";
import type { Cms } from "./cms.server";
import type { StoredRecord } from "./document";

/** The most rows that the cms gives in one answer. */
const PAGE_SIZE = 1000;

/** An attribute that may be missing, null or empty; all three become null. */
export const nullableText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** A list of texts; a missing or unreadable one is empty. */
export const textArray = z.array(z.string()).catch([]);

/** What Strapi gives each record beside its attributes, as far as it is read. */
const key = { documentId: z.string(), updatedAt: z.string().optional() };
type Key = z.output<z.ZodObject<typeof key>>;

/**
 * The schema of a record: its attributes, the cms's document id as `id`, and its `version` where the
 * read does not leave `updatedAt` out.
 * @param attributes a schema for each attribute
 */
export function recordSchema<Attributes extends z.ZodRawShape>(attributes: Attributes) {
  type Values = z.output<z.ZodObject<Attributes>>;
  // One object and no intersection, which would copy all values of each row once more.
  return z.object({ ...attributes, ...key }).transform((row) => {
    const { documentId, updatedAt, ...values } = row as Key & Values;
    const version = updatedAt !== undefined && { version: updatedAt };
    return { id: documentId, ...version, ...values } as StoredRecord & Values;
  });
}

/** The timestamp of a calendar date at UTC midnight, so that no time zone shifts it (contract §5). */
export function toTimestamp(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/**
 * All rows of a content type, however many there are.
 * @param path such as "/api/publications"
 * @param query sort, filters, fields and populate in Strapi's notation
 */
export async function readAll<Row extends z.ZodType>(
  cms: Cms,
  path: string,
  row: Row,
  query: object = {},
): Promise<z.infer<Row>[]> {
  const list = z.array(row);
  const rows: z.infer<Row>[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, pageSize: PAGE_SIZE };
    const found = answerData(list, await cms.get(path, { ...query, pagination }));
    rows.push(...found);
    if (found.length < PAGE_SIZE) return rows;
  }
}

/**
 * The first rows of a content type, for a page that shows only so many.
 * @param query sort, filters, fields and populate in Strapi's notation
 */
export async function readFirst<Row extends z.ZodType>(
  cms: Cms,
  path: string,
  row: Row,
  count: number,
  query: object,
): Promise<z.infer<Row>[]> {
  const pagination = { start: 0, limit: count, withCount: false };
  return answerData(z.array(row), await cms.get(path, { ...query, pagination }));
}

const counted = z.object({ meta: z.object({ pagination: z.object({ total: z.number() }) }) });

/**
 * How many rows of a content type match.
 * @param filters in Strapi's notation
 * @throws CmsError when the cms rejects the request or is down
 */
export async function countRecords(cms: Cms, path: string, filters: object = {}): Promise<number> {
  const query = { filters, fields: ["id"], pagination: { page: 1, pageSize: 1 } };
  return counted.parse(await cms.get(path, query)).meta.pagination.total;
}

/** The filter for an attribute that is not set, or blank. */
export function blankFilter(attribute: string): object {
  return { $or: [{ [attribute]: { $null: true } }, { [attribute]: { $eq: "" } }] };
}

/**
 * Adds a record. A form that is sent again changes the one that it has added.
 * @param version see `splitRecord`
 * @throws CmsError when the cms rejects the record, with the invalid attributes; with status 409 when
 *   the form has added it already and somebody else has changed it since
 */
export async function createRecord(
  cms: Cms,
  path: string,
  attributes: object,
  version?: string,
): Promise<void> {
  await cms.post(path, { data: attributes, version });
}

/**
 * @param version the version that the form was loaded with; undefined changes whatever is there
 * @throws CmsError with status 404 when the record is gone, 409 when somebody else has changed it
 *   since, else as `createRecord`
 */
export async function updateRecord(
  cms: Cms,
  path: string,
  id: string,
  attributes: object,
  version?: string,
): Promise<void> {
  await cms.put(pathOf(path, id), { data: attributes, version });
}

/** Deletes a record. One that is gone already counts as deleted. */
export async function deleteRecord(cms: Cms, path: string, id: string): Promise<void> {
  await cms.delete(pathOf(path, id));
}

/** The path of one record of a content type. */
export function pathOf(path: string, id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
