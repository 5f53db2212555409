import { useSyncExternalStore } from "react";
import { draftsNow, NO_DRAFTS, subscribeToDrafts } from "./drafts";

/** The drafts of this browser's owner; none while the server renders. */
export function useDrafts() {
  return useSyncExternalStore(subscribeToDrafts, draftsNow, () => NO_DRAFTS);
}
