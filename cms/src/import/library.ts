import type { Core } from "@strapi/strapi";
import { rowsOf, withTables, type Tables } from "../database/tables";
import type { Data } from "../documents/types";
import { joinedField, PUBLICATION_UID } from "../publications/store";
import { storedModel } from "../revisions/fields";
import { toValue } from "../revisions/state";
import { REVISIONS } from "../revisions/store";
import { Breather } from "./breathe";
import type { EntryFields } from "./parse/types";

const BATCH = 100;

/** A publication that is there, as far as an import compares it. */
export interface LibraryWork {
  id: number;
  documentId: string;
  slug: string;
  title: string;
  fields: EntryFields;
  /** The documentId of the work that it is a version of. */
  versionOf: string | null;
  hasVersions: boolean;
}

export interface Library {
  /** Another one once any publication has changed. */
  mark: string;
  works: LibraryWork[];
  byDocumentId: ReadonlyMap<string, LibraryWork>;
}

/**
 * A text that changes with every write of a publication: all of them leave revisions, except of
 * content that the cms itself loads.
 */
export async function libraryMark(strapi: Core.Strapi, tables: Tables): Promise<string> {
  const { table } = storedModel(strapi, PUBLICATION_UID);
  // Those of publications alone, which take turns: of all, one with a lower number may be committed later.
  const ids = tables(REVISIONS).select("id").where({ content_type: PUBLICATION_UID });
  const [revision] = rowsOf(await ids.orderBy("id", "desc").limit(1));
  const [last] = rowsOf(await tables(table).select("id").orderBy("id", "desc").limit(1));
  const [number] = rowsOf(await tables(table).count({ count: "*" }));
  return [revision?.id, last?.id, number?.count].map((part) => Number(part ?? 0)).join(" ");
}

function fieldsOf(strapi: Core.Strapi, row: Data, hasLinks: boolean): EntryFields {
  const fields: Data = {};
  for (const field of storedModel(strapi, PUBLICATION_UID).fields) {
    if (field.kind !== "scalar") continue;
    const value = toValue(field.type, row[field.column]);
    if (value !== null) fields[field.name] = value;
  }
  // What they are does not matter: they are only offered where there are none.
  if (hasLinks) fields.links = [{}];
  // Every value has passed the checks of the schema.
  return fields;
}

async function ownersOfLinks(strapi: Core.Strapi, tables: Tables): Promise<Set<number>> {
  const { join } = joinedField(strapi, "links");
  const rows = rowsOf(await tables(join.table).select(join.owner).where(join.on));
  return new Set(rows.map((row) => Number(row[join.owner])));
}

/** The ids of versions with the ids of their works. */
async function versionLinks(strapi: Core.Strapi, tables: Tables): Promise<Map<number, number>> {
  const { join } = joinedField(strapi, "version_of");
  const rows = rowsOf(await tables(join.table).select(join.owner, join.target));
  return new Map(rows.map((row) => [Number(row[join.owner]), Number(row[join.target])]));
}

/** Reads all publications, some at a time, so that others can read and write meanwhile. */
export async function readLibrary(strapi: Core.Strapi): Promise<Library> {
  const breather = new Breather();
  const { table } = storedModel(strapi, PUBLICATION_UID);
  const start = await withTables(strapi, async (tables) => ({
    mark: await libraryMark(strapi, tables),
    links: await ownersOfLinks(strapi, tables),
    versions: await versionLinks(strapi, tables),
  }));
  const works: LibraryWork[] = [];
  for (let last = 0; ; ) {
    const rows = await withTables(strapi, async (tables) =>
      rowsOf(await tables(table).select("*").where("id", ">", last).orderBy("id").limit(BATCH)),
    );
    for (const row of rows) {
      last = Number(row.id);
      works.push({
        id: last,
        documentId: String(row.document_id),
        slug: String(row.slug),
        title: String(row.title),
        fields: fieldsOf(strapi, row, start.links.has(last)),
        versionOf: null,
        hasVersions: false,
      });
    }
    await breather.pause();
    if (rows.length < BATCH) break;
  }
  const byId = new Map(works.map((work) => [work.id, work]));
  for (const [version, work] of start.versions) {
    const [from, to] = [byId.get(version), byId.get(work)];
    if (from === undefined || to === undefined) continue;
    from.versionOf = to.documentId;
    to.hasVersions = true;
  }
  const byDocumentId = new Map(works.map((work) => [work.documentId, work]));
  return { mark: start.mark, works, byDocumentId };
}
