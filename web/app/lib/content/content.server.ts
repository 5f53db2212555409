import { CmsError, askCms, openCmsStream } from "../cms.server";
import { today } from "../dates";
import { env } from "../env.server";
import { changes } from "./changes";
import { ReadCache } from "./read-cache";
import { rendering } from "./rendering.server";
import { Watch } from "./watch";

const STATE = "/api/content-state";
const MAX_COPIES_BYTES = 32 * 1024 * 1024;

const REPORTS = {
  waiting: "Waiting for the content server.",
  up: "The content server answers.",
  down: "The content server cannot be reached; pages are shown as they were last.",
} as const;

const watch = new Watch(
  {
    poll: async (signal) => (await askCms({ method: "GET", path: STATE }, { signal })).body,
    stream: (signal) => openCmsStream(`${STATE}/stream`, signal),
  },
  changes,
  (reach) => console.error(REPORTS[reach]),
);

/** The copies of what the cms answers to visitors. */
export const reads = new ReadCache({
  changes,
  isDown: () => watch.isDown(),
  isOutage: (error) => error instanceof CmsError && error.isOutage,
  maxSize: MAX_COPIES_BYTES,
});

/** Begins to follow the cms's changes; the first read does so where nobody else has. */
export function followContent(): void {
  watch.start();
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

/** What the server in front needs in order to keep whole pages. */
export const freshness = {
  changes,
  rendering,
  follow: followContent,
  stop: () => watch.stop(),
  isLive: () => watch.isLive,
  isDown: () => watch.isDown(),
  today: dayClock(() => today(env.TIME_ZONE)),
  /** On an answer of which the cms cannot say whether it is the latest. */
  staleHeader: ["x-lectern-stale", "cms-unreachable"],
} as const;
export type Freshness = typeof freshness;
