import type { Changes, ContentState } from "~/lib/cache/content-changes";

/**
 * Tells the other thread each change that this one hears of itself.
 * @param tell sends what has told of the change, see `Changes.onChange`
 * @returns takes in what the other thread tells, without telling it back
 */
export function exchangeChanges(
  changes: Changes,
  tell: (state: ContentState | null) => void,
): (state: ContentState | null) => void {
  let isBeingTold = false;
  changes.onChange((state) => {
    if (!isBeingTold) tell(state);
  });
  return (state) => {
    isBeingTold = true;
    try {
      if (state) changes.apply(state);
      else changes.everything();
    } finally {
      isBeingTold = false;
    }
  };
}
