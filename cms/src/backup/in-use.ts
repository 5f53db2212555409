import Database from "better-sqlite3";
import fs from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { isDamaged } from "../database/damaged";
import { codeOf } from "../server/error-code";
import type { DatabaseSettings } from "../settings/parse";
import { withClient } from "./postgres-client";

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

/** A connection that was ended is seen for a moment longer. */
const PATIENCE = { attempts: 10, pauseMs: 200 };

/** A site on Postgres keeps at least two connections open. */
async function requireIdlePostgres(client: pg.Client): Promise<void> {
  for (let attempt = 0; attempt < PATIENCE.attempts; attempt += 1) {
    const { rows } = await client.query<{ count: number }>(OTHERS);
    if (rows[0]?.count === 0) return;
    await pause(PATIENCE.pauseMs);
  }
  throw new DatabaseInUse("Other programs are connected to the database of DATABASE_URL");
}

/**
 * Makes sure that nobody uses the database. Of a file of SQLite that is damaged this cannot be known.
 *
 * @throws DatabaseInUse when the site, or somebody else, has the database open
 */
export async function requireIdle(database: DatabaseSettings): Promise<Idle> {
  if (database.client === "sqlite") return requireIdleSqlite(database.filename);
  await withClient(database.url, requireIdlePostgres);
  return "readable";
}
