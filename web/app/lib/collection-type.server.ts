import { z } from "zod";
import type { Cms } from "./cms.server";

/** The most rows that the cms gives in one answer. */
const PAGE_SIZE = 1000;

/** An attribute that may be missing, null or empty; all three become null. */
export const nullableText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** A list of texts; a missing or unreadable one is empty. */
export const textArray = z.array(z.string()).catch([]);

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
  const answer = z.object({ data: z.array(row) });
  const rows: z.infer<Row>[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, pageSize: PAGE_SIZE };
    const { data } = answer.parse(await cms.get(path, { ...query, pagination }));
    rows.push(...data);
    if (data.length < PAGE_SIZE) return rows;
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
  const answer = z.object({ data: z.array(row) });
  return answer.parse(await cms.get(path, { ...query, pagination })).data;
}
