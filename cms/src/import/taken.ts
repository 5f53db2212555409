import type { Core } from "@strapi/strapi";
import { rowsOf, withTables } from "../database/tables";
import { PUBLICATION_UID } from "../publications/store";
import { storedModel } from "../revisions/fields";

export interface Taken {
  /** Addresses that are, or have been, those of publications that exist. */
  slugs: Set<string>;
  keys: Set<string>;
  /** Addresses of publications that are gone: they can be given again. */
  free: Set<string>;
}

/** The addresses and citation keys that new publications cannot have. */
export async function readTaken(strapi: Core.Strapi): Promise<Taken> {
  const works = storedModel(strapi, PUBLICATION_UID).table;
  const addresses = storedModel(strapi, "api::publication.publication-address").table;
  return withTables(strapi, async (tables) => {
    const present = rowsOf(await tables(works).select("document_id", "slug", "citation_key"));
    const noted = rowsOf(await tables(addresses).select("slug", "record"));
    const documentIds = new Set(present.map((row) => row.document_id));
    const former = noted.filter(({ record }) => documentIds.has(record));
    const gone = noted.filter(({ record }) => !documentIds.has(record));
    return {
      slugs: new Set([...present, ...former].map(({ slug }) => String(slug))),
      keys: new Set(present.map((row) => String(row.citation_key))),
      free: new Set(gone.map(({ slug }) => String(slug))),
    };
  });
}
