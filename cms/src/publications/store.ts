import type { Core } from "@strapi/strapi";
import { rowsOf, type Tables } from "../database/tables";
import { storedModel, type JoinedField } from "../revisions/fields";
import { newDocumentId } from "../strapi-access/document-id";
import { textOf } from "../strapi-access/rows";

export const PUBLICATION_UID = "api::publication.publication";
export const ADDRESS_UID = "api::publication.publication-address";

/**
 * A field of publications that leads to components or to other content.
 * @throws Error when they have none of this name
 */
export function joinedField(strapi: Core.Strapi, name: string): JoinedField {
  const { fields } = storedModel(strapi, PUBLICATION_UID);
  const field = fields.find((one) => one.name === name);
  if (field === undefined || !("join" in field)) throw new Error(`Publications have no ${name}`);
  return field;
}

const publications = (strapi: Core.Strapi) => storedModel(strapi, PUBLICATION_UID).table;
const addresses = (strapi: Core.Strapi) => storedModel(strapi, ADDRESS_UID).table;

/** Notes an address of a publication for good; a publication that is gone gives its own up. */
export async function noteAddress(
  strapi: Core.Strapi,
  tables: Tables,
  slug: string,
  documentId: string,
): Promise<void> {
  const table = addresses(strapi);
  const [known] = rowsOf(await tables(table).select("record").where({ slug }));
  if (known?.record === documentId) return;
  if (known !== undefined) {
    await tables(table).where({ slug }).update({ record: documentId });
    return;
  }
  const row = { document_id: newDocumentId(), slug, record: documentId };
  await tables(table).insert(row);
}

/**
 * The addresses that begin like one and are, or have been, those of other publications that exist.
 *
 * @param documentId of the publication that may have them all the same; undefined for a new one
 */
export async function takenSlugs(
  strapi: Core.Strapi,
  tables: Tables,
  beginning: string,
  documentId: string | undefined,
): Promise<Set<string>> {
  const [records, works] = [addresses(strapi), publications(strapi)];
  const former = await tables(records)
    .select(`${records}.slug`, `${records}.record`)
    .join(works, `${works}.document_id`, `${records}.record`)
    .where(`${records}.slug`, "like", `${beginning}%`);
  const present = await tables(works)
    .select("slug", "document_id as record")
    .where("slug", "like", `${beginning}%`);
  const others = [...rowsOf(former), ...rowsOf(present)].filter(
    ({ record }) => record !== documentId,
  );
  return new Set(others.map(({ slug }) => String(slug)));
}

/** True for an address at which another publication is, has been or is found by its id. */
export async function isSlugTaken(
  strapi: Core.Strapi,
  tables: Tables,
  slug: string,
  documentId: string | undefined,
): Promise<boolean> {
  if ((await takenSlugs(strapi, tables, slug, documentId)).has(slug)) return true;
  if (slug === documentId) return false;
  const query = tables(publications(strapi)).select("id").where({ document_id: slug });
  return rowsOf(await query.limit(1)).length > 0;
}

/** The keys that begin like one and are those of other publications. */
export async function takenKeys(
  strapi: Core.Strapi,
  tables: Tables,
  beginning: string,
  documentId: string | undefined,
): Promise<Set<string>> {
  const query = tables(publications(strapi)).select("citation_key", "document_id");
  // A key of BibTeX may hold `_`, which stands for any character here; what is found is compared.
  const rows = rowsOf(await query.where("citation_key", "like", `${beginning}%`));
  const others = rows.filter((row) => row.document_id !== documentId);
  return new Set(others.map((row) => String(row.citation_key)));
}

/** Where a publication is, and what it is there. */
export interface Place {
  documentId: string;
  slug: string | null;
}

/**
 * The publication that an address leads to: its slug, a former one, or its documentId.
 *
 * @returns nothing for an address of none
 */
export async function findPlace(
  strapi: Core.Strapi,
  tables: Tables,
  address: string,
): Promise<Place | undefined> {
  const [records, works] = [addresses(strapi), publications(strapi)];
  const columns = [`${works}.slug`, `${works}.document_id`];
  const queries = [
    () =>
      tables(works)
        .select(...columns)
        .where({ slug: address }),
    () =>
      tables(works)
        .select(...columns)
        .where({ document_id: address }),
    () =>
      tables(records)
        .select(...columns)
        .join(works, `${works}.document_id`, `${records}.record`)
        .where({ [`${records}.slug`]: address }),
  ];
  for (const query of queries) {
    const [row] = rowsOf(await query().limit(1));
    if (row === undefined) continue;
    return { documentId: String(row.document_id), slug: textOf(row, "slug") };
  }
  return undefined;
}
