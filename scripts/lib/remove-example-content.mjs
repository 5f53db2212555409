import { hasSite, runCmsCommand } from "./cms-command.mjs";
import { confirm } from "./confirm.mjs";
import { readEnvFile } from "./env-setup.mjs";
import { ROOT } from "./paths.mjs";
import { freePortProblem } from "./ports.mjs";
import { ENV_FILE, makePrivateFiles } from "./prepare.mjs";
import { readSettings } from "./settings.mjs";
import { UserError } from "./user-error.mjs";

const COMMAND = "remove-example-content";

/**
 * `npm run remove-example-content`: what the dashboard's button does, for a site that is stopped.
 * Asks first; without a terminal only with `--yes`.
 * @param {string[]} args
 * @throws {UserError} when the site runs, when there is none, or when nobody has agreed
 */
export async function removeExampleContent(args) {
  const file = readEnvFile(ENV_FILE);
  const settings = readSettings(process.env, file, ROOT);
  if (!hasSite(COMMAND, settings))
    throw new UserError("There is no site yet: run npm start first.");
  // SQLite serves one process, and the website would go on showing what it has cached.
  if (await freePortProblem(settings.HOST ?? "127.0.0.1", Number(settings.CMS_PORT))) {
    throw new UserError(
      "Lectern is running: stop it first, or use “Remove example content” on its dashboard under /admin.",
    );
  }
  if (!args.includes("--yes")) {
    await confirm({
      question: "Remove the example content? What you have added or changed stays.",
      unasked: "add --yes to remove the example content.",
      declined: "Nothing was removed.",
    });
  }
  makePrivateFiles();
  // An empty site must not be filled in order to be emptied.
  const env = { DEMO_CONTENT: "false" };
  const { ok, reason } = runCmsCommand(COMMAND, [], { settings, file }, { env });
  if (!ok) throw new UserError(`The example content was not removed: ${reason}.`);
}
