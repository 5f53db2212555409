import { CmsError, askCms, openCmsStream } from "../cms/cms.server";
import { today } from "../format/dates";
import { env } from "../env.server";
import { changes } from "./content-changes";
import { ReadCache } from "./read-cache";
import { createRenderContext } from "./render-context.server";
import { ContentSubscription } from "./content-subscription";

const STATE = "/api/content-state";
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

const REPORTS = {
  waiting: "Waiting for the content server.",
  up: "The content server answers.",
  down: "The content server cannot be reached; pages are shown as they were last.",
} as const;

const subscription = new ContentSubscription(
  {
    poll: async (signal) => (await askCms({ method: "GET", path: STATE }, { signal })).body,
    stream: (signal) => openCmsStream(`${STATE}/stream`, signal),
  },
  changes,
  (reach) => console.error(REPORTS[reach]),
);

/** The cached answers of the cms to visitors. */
export const reads = new ReadCache({
  changes,
  isDown: () => subscription.isDown(),
  isOutage: (error) => error instanceof CmsError && error.isOutage,
  maxSize: MAX_CACHE_BYTES,
});

/** Begins to follow the cms's changes; the first read does so where nobody else has. */
export function followContent(): void {
  subscription.start();
}

/** Looks at the calendar once a second at most: it is asked for each request. */
function dayClock(look: () => string): () => string {
  let day = "";
  let lookedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - lookedAt < 1000) return day;
    lookedAt = now;
    day = look();
    return day;
  };
}

/** What the web server needs in order to cache whole pages. */
export const freshness = {
  changes,
  createRenderContext,
  follow: followContent,
  stop: () => subscription.stop(),
  isLive: () => subscription.isLive,
  isDown: () => subscription.isDown(),
  today: dayClock(() => today(env.TIME_ZONE)),
  /** On an answer of which the cms cannot say whether it is the latest. */
  staleHeader: ["x-lectern-stale", "cms-unreachable"],
} as const;
export type Freshness = typeof freshness;
