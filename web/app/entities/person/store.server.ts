import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  readAll,
  recordSchema,
  textArray,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import { type Person, type PersonInput, byRank } from "./person";

const PATH = "/api/people";

const personRow = recordSchema({
  name: z.string(),
  variants: textArray,
  orcid: nullableText,
  homepage: nullableText,
  affiliation: nullableText,
  is_owner: z.boolean().catch(false),
});

/**
 * All people, the owners of the site first.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listPeople(cms: Cms): Promise<Person[]> {
  const rows = await readAll(cms, PATH, personRow, { sort: "name:asc" });
  return rows.sort(byRank);
}

/** See `createRecord`. */
export function createPerson(cms: Cms, input: PersonInput, version?: string): Promise<void> {
  return createRecord(cms, PATH, input, version);
}

/** See `updateRecord`. */
export function updatePerson(
  cms: Cms,
  id: string,
  input: PersonInput,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PATH, id, input, version);
}

/** See `deleteRecord`. */
export function deletePerson(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PATH, id);
}
