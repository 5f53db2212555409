import type { Core } from "@strapi/strapi";
import { rowsOf, type Tables } from "../database/tables";
import { contentTypes } from "../strapi-access/content-types";
import { storedModel } from "./fields";
import type { Links } from "./store";

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
      .join(join.table, `${join.table}.${join.owner}`, `${table}.id`)
      .whereIn(`${join.table}.${join.target}`, ids);
    for (const row of rowsOf(await query.orderBy(`${table}.id`))) {
      const id = Number(row.lectern_target);
      const links = found.get(id) ?? [];
      found.set(id, links);
      const known = links.find((one) => one.uid === from && one.field === field.name);
      const documentId = String(row.document_id);
      if (known !== undefined) known.documentIds.push(documentId);
      else links.push({ uid: from, field: field.name, documentIds: [documentId] });
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

/** Leads to a restored record again, where nothing else has been chosen meanwhile. */
export async function restoreLinks(
  strapi: Core.Strapi,
  tables: Tables,
  links: Links[],
  id: number,
): Promise<void> {
  for (const { uid, field: name, documentIds } of links) {
    const { table, fields } = storedModel(strapi, uid);
    const field = fields.find((candidate) => candidate.name === name);
    if (field?.kind !== "relation") continue;
    const owners = rowsOf(await tables(table).select("id").whereIn("document_id", documentIds));
    for (const { id: owner } of owners) {
      const { join } = field;
      const present = rowsOf(
        await tables(join.table)
          .select("id")
          .where({ [join.owner]: owner }),
      );
      if (present.length > 0 && !field.isList) continue;
      await tables(join.table).insert({ [join.owner]: owner, [join.target]: id });
    }
  }
}
