import { fileVersion } from "../database/sqlite-connection";
import { EVERYTHING, type ContentState } from "./state";

const INTERVAL_MS = 500;

/**
 * Notices that another process has written to the SQLite file: a script, or a restore. What it
 * wrote cannot be known, so everything counts as changed.
 *
 * @returns a function that ends the watch
 */
export function watchFile(state: ContentState): () => void {
  let seen = fileVersion();
  const timer = setInterval(() => {
    const now = fileVersion();
    if (now === undefined) return;
    const isSame = now.connection === seen?.connection && now.version === seen.version;
    seen = now;
    if (!isSame) state.bump([EVERYTHING]);
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
