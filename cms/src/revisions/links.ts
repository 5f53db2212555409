import type { Core } from "@strapi/strapi";
import { storedModel } from "./fields";
import { rowsOf } from "./state";
import type { Links } from "./store";
import type { Tables } from "./tables";
import { contentTypes } from "./types";

/** The relations of other content types that lead to one content type. */
function inbound(strapi: Core.Strapi, uid: string) {
  return contentTypes(strapi).flatMap((from) => {
    const { table, fields } = storedModel(strapi, from);
    return fields.flatMap((field) =>
      field.kind === "relation" && field.target === uid ? [{ from, table, field }] : [],
    );
  });
}

/** The records that lead to one that is about to be deleted: the database forgets that with it. */
export async function readLinks(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  id: number,
): Promise<Links[]> {
  const links: Links[] = [];
  for (const { from, table, field } of inbound(strapi, uid)) {
    const { join } = field;
    const query = tables(table)
      .select(`${table}.document_id`)
      .join(join.table, `${join.table}.${join.owner}`, `${table}.id`)
      .where({ [`${join.table}.${join.target}`]: id });
    const rows = rowsOf(await query.orderBy(`${table}.id`));
    const documentIds = rows.map((row) => String(row.document_id));
    if (documentIds.length > 0) links.push({ uid: from, field: field.name, documentIds });
  }
  return links;
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
