import type { Core } from "@strapi/strapi";
import { toSummary } from "./answers";
import { listSignIns } from "./sign-in-events";
import { listRevisions } from "./store";
import { withTables } from "./tables";

/** Changes of content and sign-ins of the owner before a moment, the latest first. */
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
  return entries.sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit);
}
