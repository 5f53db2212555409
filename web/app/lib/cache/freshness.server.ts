import { env } from "../env.server";
import { today } from "../format/dates";
import { changes } from "./content-changes";
import { subscription } from "./subscription.server";

/** What the web server needs in order to cache whole pages. */
export const freshness = {
  changes,
  start: () => subscription.start(),
  stop: () => subscription.stop(),
  isLive: () => subscription.isLive,
  isDown: () => subscription.isDown(),
  onLive: (listener: (isLive: boolean) => void) => subscription.onLive(listener),
  today: dayClock(() => today(env.TIME_ZONE)),
};
export type Freshness = typeof freshness;

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
