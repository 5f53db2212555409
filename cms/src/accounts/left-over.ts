import type { Core } from "@strapi/strapi";
import { lockInTransaction } from "../database/advisory-lock";
import { hasSignedIn } from "./known-clients";
import { deleteTokens, hasToken, KEEP_MS, LIFETIME_MS } from "./one-time-tokens";
import { findById, isHandle, USER_UID, withAccountLock, type User } from "./users";

/** As long as its last link can work and then say that it has expired. */
const KEEP_UNCONFIRMED_MS = LIFETIME_MS.confirmation + KEEP_MS;

const BATCH = 500;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Accounts that a registration has made and nobody has confirmed. An account that somebody has made or
 * blocked in the panel is there on purpose, and so is one with a role of its own.
 */
function unconfirmed(now: number) {
  return {
    confirmed: false,
    $or: [{ blocked: false }, { blocked: { $null: true } }],
    provider: "local",
    role: { type: "authenticated" },
    createdAt: { $lt: new Date(now - KEEP_UNCONFIRMED_MS) },
  };
}

async function isLeftOver(strapi: Core.Strapi, user: User, now: number): Promise<boolean> {
  if (!isHandle(user.username)) return false;
  // Asking for another link keeps the account, and whoever has signed in was confirmed once.
  if (await hasToken(strapi, user.documentId, new Date(now - KEEP_MS))) return false;
  return !(await hasSignedIn(strapi, user.documentId));
}

/** Reads the account again under the locks of a registration, which may be under way. */
async function deleteIfLeftOver(
  strapi: Core.Strapi,
  { id, email }: User,
  now: number,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    await lockInTransaction(strapi, `registration ${email}`);
    return withAccountLock(strapi, id, async () => {
      const query = strapi.db.query(USER_UID);
      const isUnconfirmed = (await query.count({ where: { id, ...unconfirmed(now) } })) > 0;
      const user = isUnconfirmed ? await findById(strapi, id) : null;
      if (user === null || !(await isLeftOver(strapi, user, now))) return false;
      await deleteTokens(strapi, user.documentId);
      await query.delete({ where: { id } });
      return true;
    });
  });
}

/**
 * Deletes the accounts that were registered and never confirmed, once their links have been forgotten. They
 * would fill the table, and an address that a stranger has registered would ask its owner for a password
 * for ever.
 *
 * @param signal ends it between two accounts
 * @returns how many were deleted
 */
export async function deleteLeftOverAccounts(
  strapi: Core.Strapi,
  now = Date.now(),
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  let last = 0;
  for (;;) {
    const users = (await strapi.db.query(USER_UID).findMany({
      where: { ...unconfirmed(now), id: { $gt: last } },
      orderBy: { id: "asc" },
      limit: BATCH,
    })) as User[];
    for (const user of users) {
      if (signal?.aborted === true) return deleted;
      last = user.id;
      if (await isLeftOver(strapi, user, now)) {
        deleted += (await deleteIfLeftOver(strapi, user, now)) ? 1 : 0;
      }
    }
    if (users.length < BATCH) return deleted;
  }
}

let timer: NodeJS.Timeout | undefined;
let running: Promise<void> = Promise.resolve();
let stopping = new AbortController();

/** Deletes them now and every day. A start does not wait: there may be thousands after an attack. */
export function startDeletingLeftOver(strapi: Core.Strapi): void {
  stopping = new AbortController();
  const { signal } = stopping;
  const run = () => {
    running = deleteLeftOverAccounts(strapi, Date.now(), signal).then(
      (count) => {
        if (count > 0) strapi.log.info(`Accounts deleted that nobody has confirmed: ${count}`);
      },
      (error: unknown) => {
        strapi.log.error(`Accounts that nobody has confirmed were not deleted: ${String(error)}`);
      },
    );
  };
  run();
  timer = setInterval(run, DAY_MS).unref();
}

/** For a stop, while the database is still there. */
export async function stopDeletingLeftOver(): Promise<void> {
  clearInterval(timer);
  stopping.abort();
  await running;
}
