import { createBackup } from "../backup/create";
import { KINDS, type Kind } from "../backup/manifest";
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

/**
 * `npm run backup`: writes a backup, restores it into a temporary copy and compares, removes old ones.
 * The last line is the path of the file.
 */
async function main(args: string[]): Promise<void> {
  process.umask(0o077);
  requireSecrets();
  const secrets = args.includes("--with-secrets");
  const { file, manifest } = await createBackup({ kind: kindIn(args), secrets });
  await writeSummary(file, manifest, { verifiedAt: null, problem: null });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { count, bytes } = manifest.uploads;
  say(
    `Written: ${rows} rows of ${manifest.tables.length} tables, ${count} uploads (${megabytes(bytes)}).`,
  );
  for (const name of manifest.missing) say(`The media library names ${name}, which is not there.`);
  const outcome = await verify(file);
  await writeSummary(file, manifest, outcome);
  if (outcome.problem !== null) {
    throw new Error(`The backup ${file} was not verified: ${outcome.problem}.`);
  }
  say("Verified: restored into a temporary copy and found identical.");
  for (const name of await removeOldBackups()) {
    say(`Removed after ${settings.backups.keepDays} days: ${name}`);
  }
  say(
    secrets
      ? "It holds the secrets of .env: whoever has it can sign in as anybody. Keep it as safe as the site."
      : "The secrets of .env are not in it. Two-step sign-in needs its ENCRYPTION_KEY: keep .env as well, " +
          "or add --with-secrets.",
  );
  say(file);
}

runCommand(() => main(process.argv.slice(2)));
