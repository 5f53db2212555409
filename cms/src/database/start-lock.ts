import pg from "pg";
import { refuseToStart, settings } from "../settings";

const TAKE = "select pg_advisory_lock(hashtext('lectern start'))";

let holder: pg.Client | undefined;

/**
 * Lets processes that start on one Postgres database take turns: making the tables, the roles and
 * the owner twice at the same moment would fail or double them. The connection that holds the lock
 * is none of Strapi's, whose pool does not exist yet. SQLite serves one process only.
 */
export async function takeStartLock(): Promise<void> {
  if (settings.database.client !== "postgres") return;
  holder = new pg.Client({ connectionString: settings.database.url });
  try {
    await holder.connect();
  } catch (error) {
    const reason = error instanceof Error && error.message !== "" ? error.message : "no answer";
    refuseToStart(`DATABASE_URL leads to no database that can be used: ${reason}.`);
  }
  await holder.query(TAKE);
}

/** The start is complete; the next process may go on. */
export async function releaseStartLock(): Promise<void> {
  await holder?.end();
  holder = undefined;
}
