import { z } from "zod";
import { answerData } from "./answer-data.server";
import { type Cms, CmsError } from "./cms.server";

/**
 * The one record of a single type.
 * @param path such as "/api/contact-info"
 * @returns null when it has not been filled yet, which the cms answers with 404
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readSingle<Row extends z.ZodType>(
  cms: Cms,
  path: string,
  row: Row,
  query: object = {},
): Promise<z.infer<Row> | null> {
  try {
    return answerData(row, await cms.get(path, query));
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return null;
    throw error;
  }
}

/** The schema of a repeatable component, which is null in the answer where it was never filled. */
export function componentList<Row extends z.ZodType>(row: Row) {
  return z
    .array(row)
    .nullish()
    .transform((list) => list ?? []);
}

/** A document and the state of it that was read, so that a save can tell whether it is the latest. */
export interface Versioned<T> {
  /** Null when the document has not been filled yet. */
  value: T | null;
  /** The moment of the last change; "" for a document that does not exist yet. */
  version: string;
}

const stamp = z.object({ updatedAt: z.string() });

/**
 * The one record of a single type for the form that edits it.
 * @param query must leave `updatedAt` in the answer
 * @throws CmsError when the cms rejects the request or is down; 404 counts as an empty document
 */
export async function readVersioned<Row extends z.ZodType>(
  cms: Cms,
  path: string,
  row: Row,
  query: object = {},
): Promise<Versioned<z.infer<Row>>> {
  const found = await readSingle(cms, path, z.unknown(), query);
  if (found === null) return { value: null, version: "" };
  return { value: row.parse(found), version: stamp.parse(found).updatedAt };
}

/**
 * Writes the one record of a single type, whole: what `data` leaves out inside a component is
 * cleared. Creates the record when there is none.
 * @param version the version that the form was loaded with; undefined saves over any other
 * @returns the version that the record has now
 * @throws CmsError with status 409 when somebody has saved another version in the meantime
 */
export async function writeVersioned(
  cms: Cms,
  path: string,
  data: object,
  version: string | undefined,
): Promise<string> {
  return answerData(stamp, await cms.put(path, { data, version })).updatedAt;
}
