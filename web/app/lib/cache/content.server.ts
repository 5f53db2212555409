import { CmsError } from "../cms/cms.server";
import { changes } from "./content-changes";
import { ReadCache } from "./read-cache";
import { subscription } from "./subscription.server";

const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** Whoever hears of the cms's changes and writes them into `changes`. */
interface ContentSource {
  /** Begins to hear of them; calling it again does nothing. */
  start: () => void;
  /** Whether the cms is out of reach. When it answers false, all changes up to this moment are known. */
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

/** For an app whose web server hears of changes, in another thread: it opens no stream of its own. */
export function setContentSource(other: ContentSource): void {
  source = other;
}
