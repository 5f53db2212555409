import path from "node:path";
import { parseSettings, secretsProblem, SettingsError, type Settings } from "./parse";

export type { Settings } from "./parse";

/** `cms/`, whether this file runs from `src/` or compiled from `dist/src/`. */
export const CMS_ROOT = path.resolve(
  __dirname,
  __dirname.includes(`${path.sep}dist${path.sep}`) ? "../../.." : "../..",
);

/** One sentence on the error output and a failing exit code: a wrong setting needs no stack. */
function refuseToStart(sentence: string): never {
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
