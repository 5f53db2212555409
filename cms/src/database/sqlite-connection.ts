import { refuseToStart } from "../settings";
import { isDamaged } from "./damaged";
import { rememberOpenFile } from "./open-file";

/** The part of better-sqlite3's connection that is used here. */
interface SqliteConnection {
  /** The path that was opened. */
  name: string;
  pragma(statement: string, options?: { simple: boolean }): unknown;
}

const BUSY_TIMEOUT_MS = 5000;

let current: SqliteConnection | undefined;

/** The first statement of a connection, which reads the file. A damaged one stops a start. */
function useLog(connection: SqliteConnection): void {
  try {
    connection.pragma("journal_mode = WAL");
  } catch (error) {
    if (current !== undefined || !isDamaged(error)) throw error;
    refuseToStart(
      `The database at ${connection.name} is damaged. Restore a backup with npm run restore -- FILE, ` +
        "then start again.",
    );
  }
}

/** Durable (FULL) and readable while a backup copies the file (WAL). For knex's pool. */
export function prepareSqlite(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void,
): void {
  useLog(connection);
  connection.pragma("synchronous = FULL");
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  current = connection;
  rememberOpenFile(connection.name);
  done(null, connection);
}

/** The state of the database file, as the one connection of this process sees it. */
export interface FileVersion {
  connection: object;
  version: unknown;
}

/**
 * A number that another one takes the place of when some other connection has committed; own
 * writes do not count. Asked past the pool, which may be busy, and without waiting for locks.
 * Nothing when the file cannot be asked right now.
 */
export function fileVersion(): FileVersion | undefined {
  const connection = current;
  if (connection === undefined) return undefined;
  try {
    connection.pragma("busy_timeout = 0");
    return { connection, version: connection.pragma("data_version", { simple: true }) };
  } catch {
    return undefined;
  } finally {
    restoreTimeout(connection);
  }
}

function restoreTimeout(connection: SqliteConnection): void {
  try {
    connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  } catch {
    // It is closed.
  }
}
