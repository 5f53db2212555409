import type { Core } from "@strapi/strapi";
import { rowsOf, type Tables } from "../database/tables";
import type { Data } from "../documents/types";
import { contentTypes } from "../strapi-access/content-types";
import { storedModel, type JoinedField } from "./fields";
import { numberOrNull } from "./state";
import { readRevisions, REVISIONS, type Links, type StoredRevision } from "./store";

/** The relations of other content types that lead to one content type. */
function inbound(strapi: Core.Strapi, uid: string) {
  return contentTypes(strapi).flatMap((from) => {
    const { table, fields } = storedModel(strapi, from);
    return fields.flatMap((field) =>
      field.kind === "relation" && field.target === uid ? [{ from, table, field }] : [],
    );
  });
}

/** The records that lead to others that are about to be deleted, by the ids of these. */
export async function readLinksOf(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  ids: readonly number[],
): Promise<Map<number, Links[]>> {
  const found = new Map<number, Links[]>();
  for (const { from, table, field } of inbound(strapi, uid)) {
    const { join } = field;
    const query = tables(table)
      .select(`${table}.document_id`, `${join.table}.${join.target} as lectern_target`)
      .select(`${join.table}.${join.order ?? "id"} as lectern_place`)
      .join(join.table, `${join.table}.${join.owner}`, `${table}.id`)
      .whereIn(`${join.table}.${join.target}`, ids);
    for (const row of rowsOf(await query.orderBy(`${table}.id`))) {
      const id = Number(row.lectern_target);
      const links = found.get(id) ?? [];
      found.set(id, links);
      const known = links.find((one) => one.uid === from && one.field === field.name);
      const link = known ?? { uid: from, field: field.name, documentIds: [] };
      if (known === undefined) links.push(link);
      link.documentIds.push(String(row.document_id));
      if (join.order !== undefined) (link.places ??= []).push(numberOrNull(row.lectern_place));
    }
  }
  return found;
}

/** The records that lead to one that is about to be deleted: the database forgets that with it. */
export async function readLinks(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  id: number,
): Promise<Links[]> {
  return (await readLinksOf(strapi, tables, uid, [id])).get(id) ?? [];
}

/** Behind all others where its place is not known. */
async function placeIn(
  tables: Tables,
  { table, owner, order = "" }: JoinedField["join"],
  id: unknown,
  known: number | null | undefined,
): Promise<Data> {
  if (order === "") return {};
  const query = tables(table).max({ last: order });
  const [row] = rowsOf(await query.where({ [owner]: id }));
  return { [order]: known ?? Number(row?.last ?? 0) + 1 };
}

/** Leads to a restored record again, where nothing else has been chosen meanwhile. */
export async function restoreLinks(
  strapi: Core.Strapi,
  tables: Tables,
  links: Links[],
  id: number,
): Promise<void> {
  for (const { uid, field: name, documentIds, places = [] } of links) {
    const { table, fields } = storedModel(strapi, uid);
    const field = fields.find((candidate) => candidate.name === name);
    if (field?.kind !== "relation") continue;
    const query = tables(table).select("id", "document_id").whereIn("document_id", documentIds);
    for (const { id: owner, document_id: documentId } of rowsOf(await query)) {
      const { join } = field;
      const present = rowsOf(
        await tables(join.table)
          .select(join.target)
          .where({ [join.owner]: owner }),
      );
      if (present.length > 0 && !field.isList) continue;
      if (present.some((row) => Number(row[join.target]) === id)) continue;
      const known = places[documentIds.indexOf(String(documentId))];
      const place = await placeIn(tables, join, owner, known);
      await tables(join.table).insert({ [join.owner]: owner, [join.target]: id, ...place });
    }
  }
}

/** The deletions of records that are there again, but were not when a later one was made. */
async function deletionsBefore(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  later: number,
): Promise<StoredRevision[]> {
  const before = () => tables(REVISIONS).where("id", "<", later);
  const present = tables(storedModel(strapi, uid).table).select("document_id");
  const query = before()
    .select("record")
    .where({ content_type: uid, action: "delete", trashed_at: null })
    .whereIn("record", present);
  const records = [...new Set(rowsOf(await query).map(({ record }) => record))];
  if (records.length === 0) return [];
  const last = before().select("record").max({ last: "id" }).whereIn("record", records);
  const ids = rowsOf(await last.groupBy("record")).map((row) => Number(row.last));
  return readRevisions(tables, (all) => all.where({ action: "delete" }).whereIn("id", ids));
}

/**
 * Leads a restored record and others to one another that were in the trash when it was deleted, and have
 * come back before it: neither of their states knows of the other.
 *
 * @param deletion the revision that the record is restored from
 * @param id of its row
 */
export async function restoreSharedLinks(
  strapi: Core.Strapi,
  tables: Tables,
  { id: deletion, uid, documentId }: StoredRevision,
  id: number,
): Promise<void> {
  const leading = inbound(strapi, uid);
  const led = storedModel(strapi, uid).fields.flatMap((field) =>
    field.kind === "relation" ? [field.target] : [],
  );
  for (const type of new Set([...led, ...leading.map(({ from }) => from)])) {
    for (const other of await deletionsBefore(strapi, tables, type, deletion)) {
      const own = leading.flatMap(({ from, field: { name } }) => {
        const place = [other.state.attributes[name]].flat().indexOf(documentId);
        if (from !== type || place === -1) return [];
        // Those that are there again have got new places, from 1 on.
        return [{ uid: from, field: name, documentIds: [other.documentId], places: [place + 0.5] }];
      });
      await restoreLinks(strapi, tables, own, id);
      const back = other.links.filter((one) => {
        return one.uid === uid && one.documentIds.includes(documentId);
      });
      const here = back.map(({ places = [], documentIds, ...one }) => ({
        ...one,
        documentIds: [documentId],
        places: [places[documentIds.indexOf(documentId)] ?? null],
      }));
      if (here.length > 0)
        await restoreLinks(strapi, tables, here, await rowOf(strapi, tables, other));
    }
  }
}

async function rowOf(
  strapi: Core.Strapi,
  tables: Tables,
  { uid, documentId }: StoredRevision,
): Promise<number> {
  const { table } = storedModel(strapi, uid);
  const [row] = rowsOf(await tables(table).select("id").where({ document_id: documentId }));
  return Number(row?.id);
}
