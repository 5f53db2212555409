import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { isRecord, type Data } from "../../../documents/types";
import { unguessedParts } from "../../../publications/author-parts";
import { PUBLICATION_UID } from "../../../publications/store";
import { wholePublication } from "../../../publications/whole";
import { attributesOf } from "../../../strapi-access/models";
import { findRow } from "../../../strapi-access/rows";
import { findNeighbors } from "../neighbors";
import { findPresentParts, NO_PARTS, type PresentParts } from "../present-parts";

const PARTS = wholePublication("select");

function whole({ id, parts }: PresentParts) {
  return { where: { id }, populate: Object.fromEntries(parts.map((part) => [part, PARTS[part]])) };
}

/** A row without the attributes that no visitor may read. */
function publicPart(strapi: Core.Strapi, row: Data): Data {
  const attributes = attributesOf(strapi, PUBLICATION_UID);
  const isPrivate = (name: string) => {
    const attribute = attributes[name];
    return isRecord(attribute) && attribute.private === true;
  };
  return Object.fromEntries(Object.entries(row).filter(([name]) => !isPrivate(name)));
}

/**
 * `GET /api/publication-pages/{slug}`: a publication with all that belongs to it, the parts of its
 * authors' and editors' names that an import has found, and what stands beside it in the list. The page needs all of
 * it and would otherwise ask three times; Strapi's own answer would cost three times as much.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async findOne(ctx: { params: Record<string, unknown> }) {
    const found = await findPresentParts(strapi, String(ctx.params.slug));
    const row = found && (await findRow(strapi, PUBLICATION_UID, whole(found)));
    if (row === undefined) throw new errors.NotFoundError();
    return {
      data: {
        publication: { ...NO_PARTS, ...publicPart(strapi, row) },
        author_parts: unguessedParts(row),
        ...(await findNeighbors(strapi, String(row.documentId), row.publication_date)),
      },
      meta: {},
    };
  },
});
