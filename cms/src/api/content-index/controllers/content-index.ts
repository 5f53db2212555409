import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { CONTENT_TYPES } from "../../../bootstrap/panel-layout";
import { findRows } from "../../../strapi-access/rows";
import { modelOf } from "../../../strapi-access/models";
import { isRecord } from "../../../documents/types";

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

/**
 * `GET /api/content-index?search=rivers&limit=20`, for the owner alone: what there is, by name, the
 * latest change first. Drafts are among it.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const { search, limit } = readQuery(ctx.query);
    const found = await Promise.all(
      indexedTypes(strapi).map(async ({ uid, type, isSingle, displayName, mainField }) => {
        if (isSingle && !displayName.toLowerCase().includes(search.toLowerCase())) return [];
        const rows = await findRows(strapi, uid, {
          select: [...new Set(["documentId", "updatedAt", mainField])],
          ...(search && !isSingle && { where: { [mainField]: { $containsi: search } } }),
          orderBy: { updatedAt: "desc" },
          limit,
        });
        return rows.map(
          (row): IndexEntry => ({
            type,
            id: String(row.documentId),
            label: isSingle ? displayName : String(row[mainField]),
            updated_at: new Date(String(row.updatedAt)).toISOString(),
          }),
        );
      }),
    );
    const latestFirst = found.flat().sort((a, b) => b.updated_at.localeCompare(a.updated_at));
    return { data: latestFirst.slice(0, limit), meta: {} };
  },
});
