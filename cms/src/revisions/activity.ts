import type { Core } from "@strapi/strapi";
import { withTables, type TableQuery, type Tables } from "../database/tables";
import { importChanges, listImportEvents } from "../import/events";
import { toSummary } from "./answers";
import { listSignIns } from "./sign-in-events";
import { listRevisions, type Revision } from "./store";

type Narrow = (query: TableQuery) => TableQuery;

/** Changes that somebody has made, one by one: an import is told as a whole. */
function listChanges(strapi: Core.Strapi, narrow: Narrow): Promise<Revision[]> {
  const others = (tables: Tables, query: TableQuery) =>
    importChanges(tables).reduce(
      (rest, changes) => rest.whereNotIn("change", changes),
      query.where("action", "<>", "found"),
    );
  return withTables(strapi, (tables) =>
    listRevisions(tables, (query) => narrow(others(tables, query)).orderBy("id", "desc")),
  );
}

const asChange = (revision: Revision) => ({ kind: "change" as const, ...toSummary(revision) });

/**
 * Changes of content, imports and sign-ins of the owner before a moment, the latest first.
 *
 * @param limit how many there are; changes of the same moment as the last one come along, because the
 *   next page begins before it
 */
export async function listActivity(
  strapi: Core.Strapi,
  { before, limit }: { before: Date; limit: number },
) {
  const revisions = await listChanges(strapi, (query) =>
    query.where("at", "<", before).orderBy("at", "desc").limit(limit),
  );
  const signIns = await listSignIns(strapi, before, limit);
  const entries = [
    ...revisions.map(asChange),
    ...(await listImportEvents(strapi, before)),
    ...signIns.map((event) => ({ kind: "sign-in" as const, ...event, id: String(event.id) })),
  ];
  const page = entries.sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit);
  const last = page.at(-1);
  if (page.length < limit || last === undefined) return page;
  const known = new Set(page.map(({ kind, id }) => `${kind} ${id}`));
  const others = await listChanges(strapi, (query) => query.where("at", "=", new Date(last.at)));
  return [...page, ...others.map(asChange).filter(({ kind, id }) => !known.has(`${kind} ${id}`))];
}
