import { CmsError } from "../cms/cms.server";
import { changes } from "./content-changes";
import { ReadCache } from "./read-cache";
import { subscription } from "./subscription.server";

const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** Knows whether the cms is out of reach. */
interface ContentSource {
  start: () => void;
  /** When it answers false, all changes up to this moment are known. */
  isDown: () => boolean | Promise<boolean>;
}

let source: ContentSource = subscription;

/** The cached answers of the cms to visitors. */
export const reads = new ReadCache({
  changes,
  isDown: () => source.isDown(),
  isOutage: (error) => error instanceof CmsError && error.isOutage,
  maxSize: MAX_CACHE_BYTES,
});

/** Begins to follow the cms's changes; the first read does so where nobody else has. */
export function followContent(): void {
  source.start();
}

/**
 * For a thread that another one tells of changes: it opens no stream of its own.
 * @param isDown as in `ContentSubscription`, once `changes` has taken in what that thread knows
 */
export function followThroughThread(isDown: ContentSource["isDown"]): void {
  source = { start: () => {}, isDown };
}
