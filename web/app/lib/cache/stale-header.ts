/** On an answer of which the cms cannot say whether it is the latest. */
export const STALE_HEADER = ["x-lectern-stale", "cms-unreachable"] as const;
