import fs from "node:fs";
import type { Core } from "@strapi/strapi";

const INTERVAL_MS = 2000;

interface OpenFile {
  path: string;
  identity: string;
}

let open: OpenFile | undefined;

function identityOf(path: string): string | undefined {
  const found = fs.statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev}:${found.ino}`;
}

function tryIdentityOf(path: string): string | undefined {
  try {
    return identityOf(path);
  } catch {
    // Its folder is no folder any more, or must not be read.
    return undefined;
  }
}

/** Remembers which file a new connection has open. SQLite writes into it, whatever its name is. */
export function rememberOpenFile(path: string): void {
  const identity = tryIdentityOf(path);
  open = identity === undefined ? undefined : { path, identity };
}

/**
 * Says what has happened to the file that is open, or nothing. What is written into a file that was
 * removed, or that another one has taken the name of, is lost when the process ends.
 */
export function openFileProblem(): string | undefined {
  if (open === undefined) return undefined;
  const now = tryIdentityOf(open.path);
  if (now === open.identity) return undefined;
  return now === undefined
    ? `The database file ${open.path} is gone (removed, or its volume is not mounted). Nothing is ` +
        "read or written. Put the same file back, or stop, restore a backup and start again."
    : `Another file has taken the place of the database file ${open.path}. Nothing is read or ` +
        "written. Start again to use the new file.";
}

let said: string | undefined;

function say(strapi: Core.Strapi): void {
  const problem = openFileProblem();
  if (problem === said) return;
  said = problem;
  if (problem === undefined) strapi.log.warn("The database file is back.");
  else strapi.log.error(problem);
}

/**
 * Says in the log when the open file goes, and when it is back.
 *
 * @returns a function that ends the watch
 */
export function watchOpenFile(strapi: Core.Strapi): () => void {
  const timer = setInterval(() => say(strapi), INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
