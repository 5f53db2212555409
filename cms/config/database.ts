import fs from "node:fs";
import path from "node:path";
import { settings } from "../src/settings";

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/** Durable (FULL) and readable while a backup copies the file (WAL). */
function prepareSqlite(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void,
): void {
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = FULL");
  connection.pragma("busy_timeout = 5000");
  done(null, connection);
}

function connection() {
  const { database } = settings;
  if (database.client === "postgres") {
    return {
      client: "postgres",
      compileSqlOnError: false,
      connection: { connectionString: database.url },
      pool: { min: 2, max: 10 },
    };
  }
  fs.mkdirSync(path.dirname(database.filename), { recursive: true });
  return {
    client: "sqlite",
    // An error that is logged names the statement, and never the values, which may be hashes.
    compileSqlOnError: false,
    connection: { filename: database.filename },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: prepareSqlite },
  };
}

export default () => ({
  connection: connection(),
  settings: {
    // A renamed attribute must never silently drop its column on a live site.
    forceMigration: !settings.production,
    runMigrations: true,
  },
});
