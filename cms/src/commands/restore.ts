import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { DamagedBackup } from "../backup/archive-reader";
import { DatabaseInUse } from "../backup/in-use";
import { restoreBackup, type Restored } from "../backup/restore";
import { requireSecrets, settings } from "../settings";
import { runCommand, say } from "./run-command";

/** In a process of its own: a start that fails ends its process. */
async function migrate(): Promise<void> {
  const program = path.join(__dirname, "migrate.js");
  const env = { ...settings.environment, DEMO_CONTENT: "false", DATA_INITIALISED: "" };
  const child = spawn(process.execPath, [program], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The restored site could not be brought up to date");
}

function report({ manifest, aside, wasDamaged, unreadableFactors }: Restored): void {
  const { createdAt, versions, tables, uploads, secrets } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `Restored: the site of ${createdAt}, made with version ${versions.lectern} on ${manifest.database}.`,
  );
  say(`${rows} rows of ${tables.length} tables and ${uploads.count} uploads, each checked.`);
  if (aside.folder !== undefined) say(`What was in DATA_DIR is kept in ${aside.folder}`);
  if (wasDamaged) say("The database that was there is damaged; it is kept with the rest.");
  if (aside.schema !== undefined)
    say(`What was in the database is kept in its schema ${aside.schema}`);
  if (aside.objects !== undefined)
    say(`Uploads that were there before are kept in ${aside.objects}`);
  if (secrets) say("Its secrets came with it.");
  if (unreadableFactors > 0) {
    say(
      `${unreadableFactors} accounts use two-step sign-in, and ENCRYPTION_KEY is another one than theirs: ` +
        "put the ENCRYPTION_KEY of the site that was backed up into .env.",
    );
  }
  say("Everybody has to sign in again.");
  say("Shared previews and links in emails have ended.");
}

function explain(error: unknown, file: string): unknown {
  if (error instanceof DamagedBackup) {
    return new Error(`${file} cannot be restored: ${error.message}. Nothing was changed.`);
  }
  if (error instanceof DatabaseInUse) {
    return new Error(`${error.message}: stop the site first. Nothing was changed.`);
  }
  return new Error("Nothing was restored, and everything is as it was", { cause: error });
}

/**
 * `npm run restore FILE`: the file, and where the settings go that come with it. `--as-it-was` leaves
 * out the migration, for a start that goes back behind one.
 */
async function main(args: string[]): Promise<void> {
  process.umask(0o077);
  requireSecrets();
  const [file, settingsTo] = args.filter((arg) => !arg.startsWith("--"));
  const isAsItWas = args.includes("--as-it-was");
  if (file === undefined) throw new Error("Say which file to restore.");
  try {
    report(
      await restoreBackup({
        file: path.resolve(file),
        settingsTo,
        migrate: isAsItWas ? undefined : migrate,
      }),
    );
  } catch (error) {
    throw explain(error, file);
  }
}

runCommand(() => main(process.argv.slice(2)));
