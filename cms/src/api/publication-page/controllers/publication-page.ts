import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { isRecord, type Data } from "../../../documents/types";
import { unguessedParts } from "../../../publications/author-parts";
import { PUBLICATION_UID } from "../../../publications/store";
import { findRow, findRows } from "../../../strapi-access/rows";
import { findNeighbors } from "../neighbors";

interface Context {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
}

interface PublicationController {
  findOne: (ctx: Context) => Promise<unknown>;
}

function canFindOne(controller: unknown): controller is PublicationController {
  return isRecord(controller) && typeof controller.findOne === "function";
}

/** The publication as anybody may read it, with all that belongs to it. */
async function readPublication(strapi: Core.Strapi, ctx: Context, id: string): Promise<unknown> {
  const controller: unknown = strapi.controller(PUBLICATION_UID);
  if (!canFindOne(controller)) throw new Error(`${PUBLICATION_UID} has no findOne`);
  ctx.params = { id };
  ctx.query = {};
  const answer = await controller.findOne(ctx);
  return isRecord(answer) ? answer.data : null;
}

const PERSON = ["documentId", "name", "variants", "orcid", "homepage", "affiliation", "is_owner"];

/** The same attributes as `GET /api/people` answers. */
function withoutRowId({ id: _, ...row }: Data): Data {
  return row;
}

/**
 * `GET /api/publication-pages/{slug}`: a publication, the parts of its authors' names that an import
 * has found, what stands beside it in the list, and the people and students whom its authors may be. The
 * page needs all of it and would otherwise ask four times.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async findOne(ctx: Context) {
    const row = await findRow(strapi, PUBLICATION_UID, {
      select: ["documentId", "publication_date", "authors", "author_parts"],
      where: { slug: String(ctx.params.slug) },
    });
    if (row === undefined) throw new errors.NotFoundError();
    const documentId = String(row.documentId);
    const [publication, neighbors, people, students] = await Promise.all([
      readPublication(strapi, ctx, documentId),
      findNeighbors(strapi, documentId, row.publication_date),
      findRows(strapi, "api::person.person", { select: PERSON }),
      findRows(strapi, "api::student.student", { select: ["name"] }),
    ]);
    if (publication === null || publication === undefined) throw new errors.NotFoundError();
    return {
      data: {
        publication,
        author_parts: unguessedParts(row.author_parts, row.authors),
        ...neighbors,
        people: people.map(withoutRowId),
        students: students.map(({ name }) => name),
      },
      meta: {},
    };
  },
});
