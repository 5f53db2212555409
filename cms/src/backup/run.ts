import { spawn } from "node:child_process";
import path from "node:path";
import { CMS_ROOT, settings } from "../settings";
import type { Kind } from "./manifest";
import { isMaking, lastProblem, markMaking, noteProblem } from "./shared-state";

let running: Promise<string | undefined> | undefined;

const PROGRAM = path.join(__dirname, "../commands/backup.js");
const MAX_MESSAGE = 2000;

/** In a process of its own: packing would keep this one from answering, and one of them is enough. */
function runProgram(kind: Kind): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [PROGRAM, `--kind=${kind}`], {
      cwd: CMS_ROOT,
      env: { ...settings.environment },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on(
      "data",
      (chunk: Buffer) => (said = (said + chunk.toString()).slice(-MAX_MESSAGE)),
    );
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code) => {
      resolve(code === 0 ? undefined : said.trim() || `it ended with ${code ?? "a signal"}`);
    });
  });
}

async function makeBackup(kind: Kind): Promise<string | undefined> {
  const unmark = markMaking();
  try {
    const problem = await runProgram(kind);
    await noteProblem(problem);
    return problem;
  } finally {
    unmark();
  }
}

/**
 * Makes a backup, or waits for the one that this process is making.
 *
 * @returns what went wrong, in words; nothing when it is written and verified
 */
export function runBackup(kind: Kind): Promise<string | undefined> {
  running ??= makeBackup(kind).finally(() => (running = undefined));
  return running;
}

/** Whether one is being made now, by any process, and why the last attempt failed. */
export async function backupState(): Promise<{ running: boolean; problem: string | null }> {
  return { running: running !== undefined || (await isMaking()), problem: await lastProblem() };
}
