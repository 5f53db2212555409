import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MODULES, ROOT } from "./paths.mjs";
import { runProgram } from "./processes.mjs";

const COMPILED = join(MODULES, "better-sqlite3/build/Release/better_sqlite3.node");
const OBJECT_WRAP = join(ROOT, "scripts/lib/object-wrap.h");
/** What a module refers to that was compiled with a header of Node 24.19 or later. */
const ENDS_THE_PROCESS = "RemoveEnvironmentCleanupHook";

/**
 * The environment in which better-sqlite3 is compiled, where no ready-made build can be had.
 * @param {string} version of Node, such as `24.21.0`
 * @returns {NodeJS.ProcessEnv}
 */
export function compilerEnvironment(version = process.versions.node) {
  if (Number.parseInt(version, 10) < 24) return process.env;
  const flags = [process.env.CXXFLAGS, `-include "${OBJECT_WRAP}"`].filter(Boolean);
  return { ...process.env, CXXFLAGS: flags.join(" ") };
}

/**
 * Whether the database module can be used: it opens, and does not end the process when what it has made is collected as
 * garbage (docs/decisions/0004-sqlite-by-default.md).
 * @param {string} file the compiled module
 * @returns {Promise<{ ok: boolean, tail: string }>} `tail`: why it cannot
 */
export async function tryDatabaseModule(file = COMPILED) {
  if (existsSync(file) && readFileSync(file).includes(ENDS_THE_PROCESS)) {
    return { ok: false, tail: `${file} was compiled with ${ENDS_THE_PROCESS} of Node.` };
  }
  return runProgram(process.execPath, ["-e", "new (require('better-sqlite3'))(':memory:')"], {
    cwd: ROOT,
  });
}
