import { useCallback, useEffect, useState } from "react";
import type { useFetcher } from "./use-fetcher";

type Fields = Record<string, string>;
type Fetcher = Pick<ReturnType<typeof useFetcher>, "state" | "data" | "submit">;

/**
 * Posts forms to an action one after the other. A fetcher that is given a second form gives
 * up the first, which may then never have left the browser.
 * @param action the screen's own unless given
 * @returns `post`; `drop`, which forgets those that wait; whether one is on its way or waits
 */
export function useQueuedSubmit({ state, data, submit }: Fetcher, action?: string) {
  const [waiting, setWaiting] = useState<readonly Fields[]>([]);
  // Until the fetcher says itself that it is busy.
  const [isHandedOver, setHandedOver] = useState(false);
  useEffect(() => setHandedOver(false), [state, data]);
  const isFree = state === "idle" && !isHandedOver;
  useEffect(() => {
    const [next, ...rest] = waiting;
    if (!next || !isFree) return;
    setHandedOver(true);
    setWaiting(rest);
    submit(next, action === undefined ? { method: "post" } : { method: "post", action });
  }, [waiting, isFree, submit, action]);
  const post = useCallback((fields: Fields) => setWaiting((before) => [...before, fields]), []);
  const drop = useCallback(() => setWaiting([]), []);
  return { post, drop, isBusy: !isFree || waiting.length > 0 };
}
