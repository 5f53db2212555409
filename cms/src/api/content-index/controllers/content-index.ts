import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { CONTENT_TYPES } from "../../../bootstrap/panel-layout";
import { findRows } from "../../../strapi-access/rows";
import { modelOf } from "../../../strapi-access/models";
import { isRecord, type Data } from "../../../documents/types";
import { plainLabel } from "../../../revisions/types";
import { foldText } from "../../../text/fold";

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 50;
const MAX_SEARCH = 200;

interface Context {
  query: Record<string, unknown>;
}

interface IndexEntry {
  type: string;
  id: string;
  label: string;
  updated_at: string;
}

/** @throws ValidationError for a parameter that is unknown, repeated or out of bounds */
function readQuery(query: Record<string, unknown>): { search: string; limit: number } {
  const unknown = Object.keys(query).find((key) => key !== "search" && key !== "limit");
  if (unknown !== undefined) throw new errors.ValidationError(`Invalid parameter ${unknown}`);
  const { search = "", limit = String(DEFAULT_LIMIT) } = query;
  if (typeof search !== "string" || search.length > MAX_SEARCH) {
    throw new errors.ValidationError(`search must be a text of at most ${MAX_SEARCH} characters`);
  }
  const count = typeof limit === "string" && /^\d{1,2}$/.test(limit) ? Number(limit) : 0;
  if (count < 1 || count > MAX_LIMIT) {
    throw new errors.ValidationError(`limit must be a number from 1 to ${MAX_LIMIT}`);
  }
  return { search: search.trim(), limit: count };
}

/** The content types that the owner fills, with the attribute that names an entry. */
function indexedTypes(strapi: Core.Strapi) {
  return Object.entries(CONTENT_TYPES).flatMap(([uid, { mainField }]) => {
    const model = modelOf(strapi, uid);
    const info = isRecord(model?.info) ? model.info : {};
    if (!uid.startsWith("api::")) return [];
    return [
      {
        uid: uid as UID.ContentType,
        type: String(info.singularName),
        // A page that is there once is found by its own name.
        isSingle: model?.kind === "singleType",
        displayName: String(info.displayName),
        mainField,
      },
    ];
  });
}

type IndexedType = ReturnType<typeof indexedTypes>[number];

/** What an entry is called; of a publication, its title without markup. */
function labelOf({ uid, isSingle, displayName, mainField }: IndexedType, row: Data): string {
  return isSingle ? displayName : plainLabel(uid, String(row[mainField]));
}

/**
 * The entries of a type whose names contain a text, with or without accents, the latest change first.
 * All names are read: no database folds letters, or looks past the markup of titles.
 *
 * @param search everything when it is blank
 */
async function findNamed(
  strapi: Core.Strapi,
  type: IndexedType,
  { search, limit }: { search: string; limit: number },
): Promise<Data[]> {
  const { uid, isSingle, displayName, mainField } = type;
  const wanted = foldText(search);
  const isNamedSo = (name: string) => foldText(name).includes(wanted);
  if (isSingle && !isNamedSo(displayName)) return [];
  const latest = {
    select: [...new Set(["documentId", "updatedAt", mainField])],
    orderBy: { updatedAt: "desc" },
  };
  if (wanted === "") return findRows(strapi, uid, { ...latest, limit });
  const rows = await findRows(strapi, uid, latest);
  return rows.filter((row) => isNamedSo(labelOf(type, row))).slice(0, limit);
}

/**
 * `GET /api/content-index?search=rivers&limit=20`, for the owner alone: what there is, by name, the
 * latest change first. Drafts are among it.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const { search, limit } = readQuery(ctx.query);
    const found = await Promise.all(
      indexedTypes(strapi).map(async (indexed) => {
        const rows = await findNamed(strapi, indexed, { search, limit });
        return rows.map(
          (row): IndexEntry => ({
            type: indexed.type,
            id: String(row.documentId),
            label: labelOf(indexed, row),
            updated_at: new Date(String(row.updatedAt)).toISOString(),
          }),
        );
      }),
    );
    const latestFirst = found.flat().sort((a, b) => b.updated_at.localeCompare(a.updated_at));
    return { data: latestFirst.slice(0, limit), meta: {} };
  },
});
