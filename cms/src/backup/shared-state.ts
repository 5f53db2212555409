import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { settings } from "../settings";

/** Lies in the folder of backups while one is being made, and is touched again and again. */
const MARK = ".making-";
const TOUCH_MS = 5000;
/** A mark that nobody has touched for so long is of a process that was killed. */
const LOST_MS = 20_000;

/** Holds why the last attempt failed. */
const PROBLEM = ".problem";

const { folder } = settings.backups;
const problemFile = path.join(folder, PROBLEM);

interface Mark {
  file: string;
  isLost: boolean;
}

async function marks(): Promise<Mark[]> {
  const names = await fs.promises.readdir(folder).catch(() => []);
  const found = names
    .filter((name) => name.startsWith(MARK))
    .map((name) => path.join(folder, name));
  return Promise.all(
    found.map(async (file) => {
      const { mtimeMs } = await fs.promises.stat(file).catch(() => ({ mtimeMs: 0 }));
      return { file, isLost: Date.now() - mtimeMs > LOST_MS };
    }),
  );
}

/**
 * Tells the processes of the cms that share the folder of backups that one is being made.
 *
 * @returns ends that
 */
export function markMaking(): () => void {
  const file = path.join(folder, `${MARK}${randomUUID()}`);
  // A folder that cannot be written is said by the backup itself.
  const touch = () => {
    fs.promises.utimes(file, new Date(), new Date()).catch(() => {});
  };
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.writeFileSync(file, "", { mode: 0o600 });
  } catch {
    return () => {};
  }
  const timer = setInterval(touch, TOUCH_MS).unref();
  return () => {
    clearInterval(timer);
    fs.rmSync(file, { force: true });
  };
}

/** Whether any process makes a backup now. */
export async function isMaking(): Promise<boolean> {
  const found = await marks();
  for (const { file, isLost } of found) {
    // It stays where the folder cannot be written any more.
    if (isLost) await fs.promises.rm(file, { force: true }).catch(() => {});
  }
  return found.some(({ isLost }) => !isLost);
}

/** What could not be written to the folder; empty when the file holds the truth. */
let unwritten: string | null = null;

/** Notes for all processes why the last attempt failed; nothing when it did not. */
export async function noteProblem(problem: string | undefined): Promise<void> {
  try {
    if (problem === undefined) await fs.promises.rm(problemFile, { force: true });
    else await fs.promises.writeFile(problemFile, problem, { mode: 0o600 });
    unwritten = null;
  } catch {
    unwritten = problem ?? null;
  }
}

/** Why the last attempt of any process failed; null when it did not. */
export async function lastProblem(): Promise<string | null> {
  return unwritten ?? (await fs.promises.readFile(problemFile, "utf8").catch(() => null));
}
