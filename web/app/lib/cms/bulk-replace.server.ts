import { z } from "zod";
import { answerData } from "./answer-data.server";
import type { Cms } from "./cms.server";

/** A list that is edited and saved as a whole, as it was at one moment. */
export interface VersionedList<Row> {
  rows: Row[];
  /** Changes whenever anybody changes the list; a save names the one that it was made from. */
  version: string;
}

const versioned = z.object({ meta: z.object({ version: z.string() }) });

const saved = z.object({
  data: z.array(z.object({ documentId: z.string() })),
  meta: z.object({ version: z.string(), deleted: z.array(z.string()) }),
});

/**
 * All rows of a list, with the version that `replaceList` asks for (contract §3).
 * @param path such as "/api/home-stats"
 * @param query order of the rows in Strapi's notation
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readVersionedList<Row extends z.ZodType>(
  cms: Cms,
  path: string,
  row: Row,
  query: object,
): Promise<VersionedList<z.infer<Row>>> {
  const answer = await cms.get(path, query);
  return { rows: answerData(z.array(row), answer), version: versioned.parse(answer).meta.version };
}

/** What a saved list has become: the rows' ids in the order in which they were sent. */
export interface SavedList {
  ids: string[];
  version: string;
  /** The ids of the rows that were deleted, because they were not sent; they lie in the trash. */
  deleted: string[];
}

/**
 * Replaces a list in one transaction: known ids are updated, others created, and rows that are
 * not sent deleted; or nothing changes at all (contract §3).
 * @param version the version that the rows were made from; undefined replaces whatever is there
 * @throws CmsError with status 409 when the list has been changed since that version, else with
 *   the rejected fields, such as "data.2.icon"
 */
export async function replaceList(
  cms: Cms,
  path: string,
  rows: readonly { id: string }[],
  version: string | undefined,
): Promise<SavedList> {
  const data = rows.map(({ id, ...attributes }) => ({ documentId: id, ...attributes }));
  const { data: entries, meta } = saved.parse(await cms.put(path, { data, version }));
  return { ids: entries.map(({ documentId }) => documentId), ...meta };
}
