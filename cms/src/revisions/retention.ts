import type { Core } from "@strapi/strapi";
import { lockInTransaction } from "../database/advisory-lock";
import { chunksOf } from "../database/chunks";
import { toMoment } from "../database/moment";
import { rowsOf, withTables, type Tables } from "../database/tables";
import { removeUnneededUploads } from "./kept-uploads";
import { forgetSignIns } from "./sign-in-events";
import { REVISIONS } from "./store";
import { emptyTrash } from "./trash";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every revision is kept for so long, however many there are. */
const KEEP_DAYS = 366;

/** More than this is only kept of the last year. */
export const MAX_BYTES = 1024 ** 3;

const BATCH = 500;

async function remove(tables: Tables, ids: number[]): Promise<void> {
  for (const chunk of chunksOf(ids, BATCH)) {
    await tables(REVISIONS).whereIn("id", chunk).delete();
  }
}

interface Old {
  id: number;
  month: string;
  bytes: number;
}

/** Revisions that are older than a year, oldest first; what lies in the trash is none of them. */
async function oldRevisions(tables: Tables, now: number): Promise<Old[]> {
  const before = new Date(now - KEEP_DAYS * DAY_MS);
  const query = tables(REVISIONS).select("id", "record", "at", "bytes").where("at", "<", before);
  const rows = rowsOf(await query.where({ trashed_at: null }).orderBy("id"));
  return rows.map((row) => {
    return {
      id: Number(row.id),
      month: `${String(row.record)} ${toMoment(row.at)?.slice(0, 7)}`,
      bytes: Number(row.bytes),
    };
  });
}

/**
 * Thins what is older than a year: of each record one revision a month stays, and none at all from
 * when the revisions take up more than a gigabyte.
 *
 * @returns how many were removed
 */
export function thinRevisions(
  strapi: Core.Strapi,
  now = Date.now(),
  maxBytes = MAX_BYTES,
): Promise<number> {
  return withTables(strapi, async (tables) => {
    await lockInTransaction(strapi, "lectern revisions");
    const old = await oldRevisions(tables, now);
    const lastOfMonth = new Map(old.map(({ id, month }) => [month, id]));
    const kept = old.filter(({ id, month }) => lastOfMonth.get(month) === id);
    const surplus = old.filter(({ id, month }) => lastOfMonth.get(month) !== id);
    let bytes = (await readUsage(tables)).bytes - surplus.reduce((sum, row) => sum + row.bytes, 0);
    for (const row of kept) {
      if (bytes <= maxBytes) break;
      bytes -= row.bytes;
      surplus.push(row);
    }
    await remove(
      tables,
      surplus.map(({ id }) => id),
    );
    return surplus.length;
  });
}

export interface Usage {
  count: number;
  bytes: number;
  /** The oldest moment that a revision tells of; null when there is none. */
  oldest: string | null;
}

async function readUsage(tables: Tables): Promise<Usage> {
  const query = tables(REVISIONS)
    .count({ count: "*" })
    .sum({ bytes: "bytes" })
    .min({ oldest: "at" });
  const [row] = rowsOf(await query);
  return {
    count: Number(row?.count ?? 0),
    bytes: Number(row?.bytes ?? 0),
    oldest: toMoment(row?.oldest),
  };
}

/** How much room the revisions take up. */
export function usage(strapi: Core.Strapi): Promise<Usage> {
  return withTables(strapi, readUsage);
}

/** What a start and every night do. */
export async function tidyRevisions(strapi: Core.Strapi): Promise<void> {
  await emptyTrash(strapi);
  await thinRevisions(strapi);
  await forgetSignIns(strapi);
  await removeUnneededUploads(strapi);
}

let timer: NodeJS.Timeout | undefined;

/** Tidies up now, and every day as long as the process runs. */
export async function startTidying(strapi: Core.Strapi): Promise<void> {
  await tidyRevisions(strapi);
  timer = setInterval(() => {
    tidyRevisions(strapi).catch((error: unknown) => {
      strapi.log.error(`Old revisions were not tidied up: ${String(error)}`);
    });
  }, DAY_MS).unref();
}

/** For a stop. */
export function stopTidying(): void {
  clearInterval(timer);
}
