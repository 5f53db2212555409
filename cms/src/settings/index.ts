import fs from "node:fs";
import path from "node:path";
import { parseSettings, secretsProblem, SettingsError, type Settings } from "./parse";

export type { Settings } from "./parse";

/** The folder of the nearest `package.json`: this code runs from `src/` and compiled elsewhere. */
function packageRoot(folder: string): string {
  if (fs.existsSync(path.join(folder, "package.json"))) return folder;
  return packageRoot(path.dirname(folder));
}

/** `cms/` */
export const CMS_ROOT = packageRoot(__dirname);

/** One sentence on the error output and a failing exit code: a wrong setting needs no stack. */
export function refuseToStart(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function load(): Settings {
  try {
    return parseSettings(process.env, path.dirname(CMS_ROOT));
  } catch (error) {
    if (error instanceof SettingsError) refuseToStart(error.message);
    throw error;
  }
}

/** The settings of this process. The only place in the cms that reads the environment. */
export const settings: Settings = load();

/** Stops the start when a secret is missing, or is a published sample value in production. */
export function requireSecrets(): void {
  const problem = secretsProblem(settings);
  if (problem !== undefined) refuseToStart(problem);
}
