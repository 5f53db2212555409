import fs from "node:fs";
import path from "node:path";
import { isMainThread } from "node:worker_threads";

const FOLDER_MODE = 0o700;
const FOR_OTHERS = 0o077;

/** Takes the rights of others off a file or folder that is there already. */
function makePrivate(file: string): void {
  const found = fs.lstatSync(file);
  if (found.isSymbolicLink() || (found.mode & FOR_OTHERS) === 0) return;
  try {
    fs.chmodSync(file, found.mode & ~FOR_OTHERS);
  } catch {
    process.stderr.write(`Others may read ${file}, and its rights cannot be changed.\n`);
  }
}

/**
 * Makes a folder that no other user of the machine can look into. For the configuration, which is
 * also read where nothing is started.
 */
export function makePrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
}

/**
 * Lets this process write private files only, since password hashes and sessions are among them, and
 * closes what earlier versions have left open to others: the folder and what lies directly in it.
 * For a start, and not for a build, whose results others have to read.
 */
export function keepFilesPrivate(folder: string): void {
  // Threads, which only tests use, cannot set it.
  if (isMainThread) process.umask(FOR_OTHERS);
  makePrivateFolder(folder);
  makePrivate(fs.realpathSync(folder));
  // SQLite gives the files beside the database the rights that the database has.
  for (const name of fs.readdirSync(folder)) makePrivate(path.join(folder, name));
}
