import { z } from "zod";
import { type Cms, CmsError } from "./cms.server";

const answer = z.object({ data: z.unknown() });

/**
 * The one record of a single type.
 * @param path such as "/api/contact-info"
 * @returns null when it has not been filled yet, which the cms answers with 404
 * @throws CmsError when the cms refuses or is down
 */
export async function readSingle<Row extends z.ZodType>(
  cms: Cms,
  path: string,
  row: Row,
  query: object = {},
): Promise<z.infer<Row> | null> {
  try {
    return row.parse(answer.parse(await cms.get(path, query)).data);
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return null;
    throw error;
  }
}
