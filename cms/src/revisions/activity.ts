import type { Core } from "@strapi/strapi";
import { toSummary } from "./answers";
import { listSignIns } from "./sign-in-events";
import { listRevisions } from "./store";
import { withTables } from "./tables";

/**
 * Changes of content and sign-ins of the owner before a moment, the latest first.
 *
 * @param limit how many there are; changes of the same moment as the last one come along, because the
 *   next page begins before it
 */
export async function listActivity(
  strapi: Core.Strapi,
  { before, limit }: { before: Date; limit: number },
) {
  const revisions = await withTables(strapi, (tables) =>
    listRevisions(tables, (query) =>
      query
        .where("at", "<", before)
        .where("action", "<>", "found")
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(limit),
    ),
  );
  const signIns = await listSignIns(strapi, before, limit);
  const entries = [
    ...revisions.map((revision) => ({ kind: "change" as const, ...toSummary(revision) })),
    ...signIns.map((event) => ({ kind: "sign-in" as const, ...event, id: String(event.id) })),
  ];
  const page = entries.sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit);
  const last = page.at(-1);
  if (page.length < limit || last === undefined) return page;
  const known = new Set(page.map(({ kind, id }) => `${kind} ${id}`));
  const others = await withTables(strapi, (tables) =>
    listRevisions(tables, (query) =>
      query
        .where("at", "=", new Date(last.at))
        .where("action", "<>", "found")
        .orderBy("id", "desc"),
    ),
  );
  const changes = others.map((revision) => ({ kind: "change" as const, ...toSummary(revision) }));
  return [...page, ...changes.filter(({ kind, id }) => !known.has(`${kind} ${id}`))];
}
