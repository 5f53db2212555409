import type { Core } from "@strapi/strapi";
import { toMoment } from "../../../database/moment";
import type { Data } from "../../../documents/types";
import { unguessedParts } from "../../../publications/author-parts";
import {
  digestOf,
  readDeletedPublications,
  readPublicationStates,
} from "../../../publications/publication-states";
import { PUBLICATION_UID } from "../../../publications/store";
import { findRows } from "../../../strapi-access/rows";

/**
 * What filters look at, what its list and files need and no visitor may read over REST, and no more: the
 * answer may hold every publication there is. Editors are answered where there are no authors.
 */
const COLUMNS = [
  ...["title", "authors", "editors", "journal", "keywords", "type", "stage"],
  ...["publication_date", "slug", "doi", "documentId", "updatedAt", "author_parts"],
];

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** An answer for thousands of publications leaves out what is not set. */
function filled(row: Data): Data {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) => value !== null && value !== false && !isEmptyList(value),
    ),
  );
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `GET /api/publication-index`: all publications, as far as a list needs them to be filtered and
   * counted, in the order in which they were added. A list of thousands over REST would take a hundred
   * times as long. `meta.digest` is the word for the states of all of them (see `digestOf`).
   *
   * `?changed_since=`, a moment in ISO 8601, answers only those that were saved then or later, the word
   * for all, and in `meta.deleted` the documentIds of those that were deleted then or later.
   */
  async find(ctx: { query: Data }) {
    const moment = toMoment(ctx.query.changed_since);
    const where = moment === null ? {} : { updatedAt: { $gte: moment } };
    const [rows, states, deleted] = await Promise.all([
      findRows(strapi, PUBLICATION_UID, { select: COLUMNS, where, orderBy: { id: "asc" } }),
      readPublicationStates(strapi),
      moment === null ? [] : readDeletedPublications(strapi, moment),
    ]);
    const stateOf = new Map(states.map((state) => [state.documentId, state]));
    const data = rows.map(({ id: _, editors, ...row }) => {
      const state = stateOf.get(String(row.documentId));
      return filled({
        ...row,
        editors: isEmptyList(row.authors) ? editors : null,
        author_parts: unguessedParts({ ...row, editors }),
        has_pdf: state?.hasPdf ?? false,
        version_of: state?.workId ?? null,
      });
    });
    const gone = deleted.filter((id) => !stateOf.has(id));
    return { data, meta: { digest: digestOf(states), deleted: gone } };
  },
});
