import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { lockInTransaction } from "../database/advisory-lock";
import { isRecord, type Data } from "../documents/types";
import { findRows } from "../strapi-access/rows";

const GONE = "The entry that it was to be placed before no longer exists";

/** One entry of a list that is shown by a number. */
export interface Ranked {
  id: string;
  rank: number;
}

/**
 * The numbers that have to change so that an entry stands at another place. The numbers in use stay
 * in use: the entries between the two places take one another's, and only where two entries share a
 * number do those behind them get higher ones.
 *
 * @param list in its order
 * @returns the entries whose number changes, with the new one
 */
export function ranksAfterMove(list: readonly Ranked[], from: number, to: number): Ranked[] {
  const moved = list[from];
  if (moved === undefined || from === to) return [];
  const order = list.toSpliced(from, 1).toSpliced(to, 0, moved);
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const changed: Ranked[] = [];
  let previous = list[first - 1]?.rank ?? -Infinity;
  for (const [index, { id, rank }] of order.entries()) {
    if (index < first) continue;
    if (index > last && rank > previous) break;
    previous = Math.max(list[index]?.rank ?? 0, previous + 1);
    if (previous !== rank) changed.push({ id, rank: previous });
  }
  return changed;
}

/** All entries by their number; entries that share one by age, as the website lists them. */
async function readRanks(strapi: Core.Strapi, uid: UID.ContentType, field: string) {
  const rows = await findRows(strapi, uid, {
    select: ["documentId", field],
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const toRanked = (row: Data): Ranked => ({
    id: String(row.documentId),
    rank: Number(row[field] ?? 0),
  });
  return rows.map(toRanked).sort((a, b) => a.rank - b.rank);
}

/**
 * Puts one entry directly before another one, or last, in one transaction: all numbers that the move
 * concerns change, or none does. Moves of one list take turns.
 *
 * @param field the attribute that holds the number
 * @param body `{data: {before}}`: the documentId of the entry that follows, null for none
 * @throws NotFoundError when the entry is gone, ValidationError for a body of another shape and when
 *   the other entry is gone
 */
export async function moveEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  field: string,
  documentId: string,
  body: unknown,
): Promise<void> {
  const data = isRecord(body) ? body.data : undefined;
  const before = isRecord(data) ? data.before : undefined;
  if (before !== null && typeof before !== "string") {
    throw new errors.ValidationError('"before" must be the id of an entry, or null');
  }
  await strapi.db.transaction(async () => {
    await lockInTransaction(strapi, uid);
    const list = await readRanks(strapi, uid, field);
    const from = list.findIndex(({ id }) => id === documentId);
    if (from === -1) throw new errors.NotFoundError();
    const others = list.toSpliced(from, 1);
    const place = others.findIndex(({ id }) => id === before);
    if (before !== null && before !== documentId && place === -1) {
      throw new errors.ValidationError(GONE);
    }
    const to = before === documentId ? from : before === null ? others.length : place;
    for (const { id, rank } of ranksAfterMove(list, from, to)) {
      await strapi.documents(uid).update({ documentId: id, data: { [field]: rank } });
    }
  });
}
