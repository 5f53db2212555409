import type { Core } from "@strapi/strapi";
import { toMoment } from "../../../database/moment";
import { rowsOf, withTables } from "../../../database/tables";
import { isRecord, type Data } from "../../../documents/types";
import { PUBLICATION_UID } from "../../../publications/store";
import { storedModel } from "../../../revisions/fields";
import { findRows } from "../../../strapi-access/rows";

/** What filters look at, and no more: the answer may hold every publication there is. */
const COLUMNS = [
  ...["title", "authors", "journal", "keywords", "type", "stage"],
  ...["publication_date", "slug", "documentId", "updatedAt"],
];

/** The documentIds of the publications that match. */
async function idsOf(strapi: Core.Strapi, where: object): Promise<Set<unknown>> {
  const rows = await findRows(strapi, PUBLICATION_UID, { select: ["documentId"], where });
  return new Set(rows.map(({ documentId }) => documentId));
}

/** The work of each version, by documentId. */
async function worksByVersion(strapi: Core.Strapi): Promise<Map<unknown, unknown>> {
  const rows = await findRows(strapi, PUBLICATION_UID, {
    select: ["documentId"],
    where: { version_of: { id: { $notNull: true } } },
    populate: { version_of: { select: ["documentId"] } },
  });
  return new Map(
    rows.map(({ documentId, version_of }) => [
      documentId,
      isRecord(version_of) ? version_of.documentId : null,
    ]),
  );
}

/** What lies in other tables: whether a publication's PDF is to be had, and whose version it is. */
async function readLinks(strapi: Core.Strapi) {
  const [withFile, withLink, works] = await Promise.all([
    idsOf(strapi, { pdf: { id: { $notNull: true } } }),
    idsOf(strapi, { links: { kind: "pdf" } }),
    worksByVersion(strapi),
  ]);
  return {
    hasPdf: (documentId: unknown) => withFile.has(documentId) || withLink.has(documentId),
    workOf: (documentId: unknown) => works.get(documentId) ?? null,
  };
}

/** An answer for thousands of publications leaves out what is not set. */
function filled(row: Data): Data {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && !value.length),
    ),
  );
}

/** What narrows the rows down: `ids=a,b`, and `since`, a moment in ISO 8601. */
function conditionsOf({ ids, since }: Data): object {
  const moment = toMoment(since);
  return {
    ...(typeof ids === "string" && { documentId: { $in: ids.split(",") } }),
    ...(moment !== null && { updatedAt: { $gte: moment } }),
  };
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `GET /api/publication-index`: all publications, in no order, as far as a list needs them to be
   * filtered and counted. A list of thousands over REST would take a hundred times as long.
   *
   * `?ids=a,b` answers those alone. `?since=` answers those that were saved then or later, and in
   * `meta.states` of each publication its documentId, when it was saved last, whether its PDF is to
   * be had, and the documentId of the work whose version it is or null.
   */
  async find(ctx: { query: Data }) {
    const { table } = storedModel(strapi, PUBLICATION_UID);
    const isUpdate = ctx.query.since !== undefined;
    const [rows, states, { hasPdf, workOf }] = await Promise.all([
      findRows(strapi, PUBLICATION_UID, { select: COLUMNS, where: conditionsOf(ctx.query) }),
      isUpdate
        ? withTables(strapi, async (tables) => tables(table).select("document_id", "updated_at"))
        : [],
      readLinks(strapi),
    ]);
    const data = rows.map(({ id: _, documentId, ...row }) =>
      filled({ ...row, documentId, has_pdf: hasPdf(documentId), version_of: workOf(documentId) }),
    );
    const stateOf = ({ document_id: id, updated_at }: Data) =>
      [id, toMoment(updated_at), hasPdf(id), workOf(id)] as const;
    return { data, meta: isUpdate ? { states: rowsOf(states).map(stateOf) } : {} };
  },
});
