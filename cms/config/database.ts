import { prepareSqlite } from "../src/database/sqlite-connection";
import { settings } from "../src/settings";
import { makePrivateFolder } from "../src/settings/private-files";

/** A server that does not even answer is an outage, long before knex gives up. */
const CONNECT_TIMEOUT_MS = 5000;

function connection() {
  const { database } = settings;
  if (database.client === "postgres") {
    return {
      client: "postgres",
      compileSqlOnError: false,
      connection: { connectionString: database.url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
      pool: { min: 2, max: 10 },
    };
  }
  makePrivateFolder(settings.dataDir);
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
