import type { Core } from "@strapi/strapi";
import { rowsOf, type Tables } from "../database/tables";
import type { Data } from "../documents/types";
import { findRow, findRows, textOf } from "../strapi-access/rows";
import { ADDRESS_UID, PUBLICATION_UID } from "./store";

const PAGE_UID = "api::page-seo.page-seo";

const pathOf = (slug: string) => `/publications/${slug}`;

/**
 * What the owner has set for a publication's page in search results is kept by the address of the page, so
 * it moves with it; otherwise a page that is marked "No Index" would be found again under its new address.
 * What has been set for the new address stays. To be called in the transaction of the write.
 */
export async function movePageSettings(
  strapi: Core.Strapi,
  tables: Tables,
  documentId: string,
): Promise<void> {
  const addresses = strapi.db.metadata.get(ADDRESS_UID).tableName;
  const known = rowsOf(await tables(addresses).select("slug").where({ record: documentId }));
  if (known.length < 2) return;
  const entry = await findRow(strapi, PUBLICATION_UID, { select: ["slug"], where: { documentId } });
  const slug = entry && textOf(entry, "slug");
  if (!slug) return;
  const pages = await findRows(strapi, PAGE_UID, {
    select: ["documentId", "path"],
    where: { path: { $in: known.map((row) => pathOf(String(row.slug))) } },
    orderBy: { updatedAt: "desc" },
  });
  const [latest] = pages;
  if (latest === undefined || pages.some(({ path }) => path === pathOf(slug))) return;
  const data: Data = { path: pathOf(slug) };
  await strapi.documents(PAGE_UID).update({ documentId: String(latest.documentId), data });
}
