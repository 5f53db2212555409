import type { Core } from "@strapi/strapi";
import { Channel, CHANNEL } from "./channel";
import { writeNotification, type Notification } from "./notification";
import type { Announce, Transaction } from "./recorder";
import { EVERYTHING, type ContentState } from "./state";

const NOTIFY = "select pg_notify(?, ?)";

/** Says to every process at the same Postgres database what this one changes. */
export function announceOnPostgres(strapi: Core.Strapi, state: ContentState): Announce {
  const { boot } = state;
  return async (change, transaction) => {
    const payload = writeNotification({ boot, ...change });
    if (transaction !== undefined) {
      await transaction.raw(NOTIFY, [CHANNEL, payload]);
      return;
    }
    try {
      const pool: Transaction = strapi.db.connection;
      await pool.raw(NOTIFY, [CHANNEL, payload]);
    } catch (error) {
      // The write itself is done and must not be answered as failed.
      strapi.log.error("Other processes were not told of a change of the content");
      strapi.log.error(error);
    }
  };
}

/**
 * Listens for what other processes change. What one transaction has changed arrives in several
 * notifications at one moment and is one bump again.
 *
 * @param settle called for a transaction of this process, which is bumped by itself unless the
 *   answer to its commit was lost
 */
export function listenOnPostgres(
  url: string,
  state: ContentState,
  settle: (id: number) => void,
): Channel {
  let heard = new Set<string>();
  const bump = () => {
    const tags = heard;
    heard = new Set();
    state.bump(tags);
  };
  return new Channel(url, {
    onNotification({ boot, id, tags }: Notification) {
      if (boot === state.boot) {
        settle(id);
        return;
      }
      if (heard.size === 0) setImmediate(bump);
      for (const tag of tags) heard.add(tag);
    },
    onConnected: () => state.bump([EVERYTHING]),
  });
}
