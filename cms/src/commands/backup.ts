import { createBackup, type Backup } from "../backup/create";
import { KINDS, type Kind } from "../backup/manifest";
import { removeEarlierAttempts } from "../backup/nightly";
import { hasSessionSecret } from "../backup/site-settings";
import { removeOldBackups, writeSummary } from "../backup/summary";
import { verifyBackup } from "../backup/verify";
import { requireSecrets, settings } from "../settings";
import { runCommand, say } from "./run-command";

function kindIn(args: string[]): Kind {
  const given = args.find((arg) => arg.startsWith("--kind="))?.slice("--kind=".length);
  return KINDS.find((kind) => kind === given) ?? "manual";
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function verify(
  file: string,
): Promise<{ verifiedAt: string | null; problem: string | null }> {
  try {
    await verifyBackup(file);
    return { verifiedAt: new Date().toISOString(), problem: null };
  } catch (error) {
    return { verifiedAt: null, problem: error instanceof Error ? error.message : "failed" };
  }
}

function sayWritten({ manifest }: Backup): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { count, bytes } = manifest.uploads;
  say(
    `Written: ${rows} rows of ${manifest.tables.length} tables, ${count} uploads (${megabytes(bytes)}).`,
  );
  for (const name of manifest.missing) say(`The media library names ${name}, which is not there.`);
}

/** @throws Error when it is not what was backed up, or that cannot be found out */
async function makeVerified(kind: Kind, secrets: boolean): Promise<string> {
  const made = await createBackup({ kind, secrets });
  const { file, manifest } = made;
  await writeSummary(file, manifest, { verifiedAt: null, problem: null });
  sayWritten(made);
  if (kind === "nightly") await removeEarlierAttempts(file);
  const outcome = await verify(file);
  await writeSummary(file, manifest, outcome);
  if (outcome.problem !== null) {
    throw new Error(`The backup ${file} was not verified: ${outcome.problem}.`);
  }
  say("Verified: restored into a temporary copy and found identical.");
  return file;
}

async function removeOld(): Promise<void> {
  for (const name of await removeOldBackups()) {
    say(`Removed after ${settings.backups.keepDays} days: ${name}`);
  }
}

function saySecrets(secrets: boolean): void {
  if (!secrets) {
    say(
      "The secrets of .env are not in it. Two-step sign-in needs its ENCRYPTION_KEY: keep .env as well, " +
        "or add --with-secrets.",
    );
    return;
  }
  say(
    "It holds the secrets of .env: whoever has it can sign in as anybody. Keep it as safe as the site.",
  );
  if (hasSessionSecret()) return;
  say("SESSION_SECRET is not in it, because the cms is not given it here: keep .env as well.");
}

/**
 * `npm run backup`: writes a backup, restores it into a temporary copy and compares, removes old ones,
 * also when the new one failed: a full disk has to get room again. The last line is the path of the file.
 */
async function main(args: string[]): Promise<void> {
  process.umask(0o077);
  requireSecrets();
  const secrets = args.includes("--with-secrets");
  const file = await makeVerified(kindIn(args), secrets).finally(removeOld);
  saySecrets(secrets);
  say(file);
}

runCommand(() => main(process.argv.slice(2)));
