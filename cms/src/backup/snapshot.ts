import type { DatabaseSettings } from "../settings/parse";
import { snapshotOfPostgres } from "./postgres-snapshot";
import type { Snapshot } from "./shapes";
import { snapshotOfSqlite } from "./sqlite-snapshot";

/** One moment of the site's database, which may be in use. */
export function openSnapshot(database: DatabaseSettings): Promise<Snapshot> {
  return database.client === "sqlite"
    ? Promise.resolve(snapshotOfSqlite(database.filename))
    : snapshotOfPostgres(database.url);
}
