import Database from "better-sqlite3";
import fs from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { isDamaged } from "../database/damaged";
import { codeOf } from "../server/error-code";
import type { DatabaseSettings } from "../settings/parse";
import { connect } from "./postgres-client";
import { removeRestoredSchemas } from "./restored-schema";

/** Somebody has the database open. */
export class DatabaseInUse extends Error {}

/** What was found of a database that nobody has open. */
export type Idle = "readable" | "damaged";

/**
 * In WAL mode each process that has the file open holds a lock on it, so only the last one can leave
 * that mode. What was written to the log is in the file itself afterwards.
 */
function requireIdleSqlite(filename: string): Idle {
  if (!fs.existsSync(filename)) return "readable";
  const database = new Database(filename, { timeout: 0 });
  try {
    database.pragma("journal_mode = DELETE");
    return "readable";
  } catch (error) {
    if (isDamaged(error)) return "damaged";
    if (codeOf(error).startsWith("SQLITE_BUSY"))
      throw new DatabaseInUse(`The site runs on ${filename}`);
    throw error;
  } finally {
    database.close();
  }
}

const OTHERS = `
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

const OTHERS_ARE_CONNECTED = "Other programs are connected to the database of DATABASE_URL";

/** A connection that was ended is seen for a moment longer. */
const PATIENCE = { attempts: 10, pauseMs: 200 };

/** A site on Postgres keeps at least two connections open. */
async function requireIdlePostgres(client: pg.Client): Promise<void> {
  for (let attempt = 0; attempt < PATIENCE.attempts; attempt += 1) {
    const { rows } = await client.query<{ count: number }>(OTHERS);
    if (rows[0]?.count === 0) return;
    await pause(PATIENCE.pauseMs);
  }
  throw new DatabaseInUse(OTHERS_ARE_CONNECTED);
}

/** The database that a restore has for itself. */
export interface OwnDatabase {
  /**
   * Makes sure that nobody else uses it. Of a file of SQLite that is damaged this cannot be known.
   *
   * @throws DatabaseInUse when the site, or somebody else, has the database open
   */
  requireIdle(): Promise<Idle>;
  /** Removes what restores that were killed have left behind in it. */
  removeLeftovers(): Promise<void>;
  release(): Promise<void>;
}

const TAKE = "select pg_try_advisory_lock(hashtext('lectern restore')) as taken";

/** The lock ends with the connection, also when the process is killed. */
async function takePostgres(url: string): Promise<OwnDatabase> {
  const client = await connect(url);
  // A connection that is lost is told to the next query.
  client.on("error", () => {});
  try {
    const { rows } = await client.query<{ taken: boolean }>(TAKE);
    if (rows[0]?.taken !== true) throw new DatabaseInUse(OTHERS_ARE_CONNECTED);
    await requireIdlePostgres(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    async requireIdle() {
      await requireIdlePostgres(client);
      return "readable";
    },
    removeLeftovers: () => removeRestoredSchemas(client),
    release: () => client.end(),
  };
}

/**
 * Takes the database for one restore. On Postgres a second one is rejected until this one has ended;
 * on SQLite `requireIdle` is all that keeps others out.
 *
 * @throws DatabaseInUse when the site, or somebody else, has the database open
 */
export async function takeDatabase(database: DatabaseSettings): Promise<OwnDatabase> {
  if (database.client === "postgres") return takePostgres(database.url);
  requireIdleSqlite(database.filename);
  return {
    requireIdle: () => Promise.resolve(requireIdleSqlite(database.filename)),
    removeLeftovers: () => Promise.resolve(),
    release: () => Promise.resolve(),
  };
}
