import { hasSite, runCmsCommand } from "./cms-command.mjs";
import { readEnvFile } from "./env-setup.mjs";
import { ROOT } from "./paths.mjs";
import { ENV_FILE, makePrivateFiles } from "./prepare.mjs";
import { readSettings } from "./settings.mjs";
import { UserError } from "./user-error.mjs";

const KNOWN = ["--with-secrets"];

/**
 * `npm run backup`: writes everything that must survive into one file, which is verified, while the
 * site runs or not. The last line is its path.
 * @param {string[]} args `--with-secrets` adds the secrets of `.env`
 * @throws {UserError} when there is no site, or the backup failed
 */
export async function backup(args) {
  const unknown = args.find((arg) => !KNOWN.includes(arg));
  if (unknown !== undefined) throw new UserError(`${unknown} is none of: ${KNOWN.join(", ")}.`);
  const file = readEnvFile(ENV_FILE);
  const settings = readSettings(process.env, file, ROOT);
  if (!hasSite("backup", settings))
    throw new UserError("There is no site yet: run npm start first.");
  makePrivateFiles();
  const { ok, reason } = runCmsCommand("backup", args, { settings, file });
  if (!ok) throw new UserError(`There is no new backup: ${reason}.`);
}
