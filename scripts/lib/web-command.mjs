import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { WEB } from "./paths.mjs";
import { outcomeOf } from "./processes.mjs";

/**
 * Runs a command of the website with the site's settings; what it says is seen as it comes.
 * @param {string} name of a command in `web/app/commands`
 * @param {string[]} args
 * @param {{ settings: Record<string, string>, file: Map<string, string> }} site with `.env`
 * @returns {import("./processes.mjs").Outcome}
 */
export function runWebCommand(name, args, { settings, file }) {
  const program = join(WEB, "build/commands", `${name}.js`);
  const ended = spawnSync(process.execPath, [program, ...args], {
    cwd: WEB,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...Object.fromEntries(file),
      ...process.env,
      ...settings,
      NODE_ENV: "production",
    },
  });
  return outcomeOf(ended);
}
