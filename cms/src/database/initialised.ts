import type { Core } from "@strapi/strapi";
import fs from "node:fs";
import path from "node:path";
import { refuseToStart, settings } from "../settings";

/** Lies in `DATA_DIR` from the first complete start on. */
const MARKER = path.join(settings.dataDir, "initialised.txt");

const TEXT = `The site whose files are in this folder has a database. As long as this file is here, a start that
finds no database stops, so that a lost database is not taken for a new site. Remove it, and the
folder "uploads", only to begin anew.
`;

const UPLOADS = path.join(settings.dataDir, "uploads");

/** A table that every start of Strapi leaves behind. */
const TABLE = "strapi_core_store_settings";

async function hasDatabase(strapi: Core.Strapi): Promise<boolean> {
  const { database } = settings;
  if (database.client === "postgres") return strapi.db.getSchemaConnection().hasTable(TABLE);
  return (fs.statSync(database.filename, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** What in `DATA_DIR` shows that a site has used it. */
function tracesInDataDir(): string[] {
  const uploads = fs.existsSync(UPLOADS) ? fs.readdirSync(UPLOADS) : [];
  const hasUploads = uploads.some((name) => !name.startsWith("."));
  return [...(fs.existsSync(MARKER) ? [MARKER] : []), ...(hasUploads ? [UPLOADS] : [])];
}

const NOTE = "DATA_INITIALISED";

/**
 * Stops a start that would make a new site although an earlier one has been here: the database file
 * was removed, its volume is not mounted, or the Postgres database is another one. Has to be called
 * before the database is opened, which would make the file.
 */
export async function refuseLostDatabase(strapi: Core.Strapi): Promise<void> {
  const { database, dataDir, dataInitialised, uploads } = settings;
  const traces = tracesInDataDir();
  if (!(await hasDatabase(strapi))) {
    const found = [...traces, ...(dataInitialised ? [`${NOTE} in the settings`] : [])];
    if (found.length === 0) return;
    const missing =
      database.client === "sqlite"
        ? `There is no database at ${database.filename}`
        : "The database of DATABASE_URL is empty";
    refuseToStart(
      `${missing}, although this site has been set up before (found: ${found.join(", ")}). Mount its ` +
        `volume or restore a backup, then start again. To begin a new site instead, remove ` +
        `${found.join(" and ")}.`,
    );
  }
  // With the content in Postgres and the uploads in a bucket, a further machine begins with nothing.
  const isElsewhere = database.client === "postgres" && uploads.kind === "s3";
  if (dataInitialised && traces.length === 0 && database.client !== "sqlite" && !isElsewhere) {
    refuseToStart(
      `DATA_DIR is ${dataDir}, which holds nothing of this site, although it has been set up before ` +
        `(${NOTE} in the settings). Mount its volume or restore a backup, then start again. To go on ` +
        `without its files, remove ${NOTE} from the settings.`,
    );
  }
}

/** Notes in `DATA_DIR` that there is a database now. For the end of a start. */
export function markInitialised(): void {
  if (!fs.existsSync(MARKER)) fs.writeFileSync(MARKER, TEXT, { mode: 0o600 });
}
