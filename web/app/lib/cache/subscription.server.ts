import { askCms, openCmsStream } from "../cms/cms.server";
import { changes } from "./content-changes";
import { ContentSubscription } from "./content-subscription";

const STATE = "/api/content-state";

const REPORTS = {
  waiting: "Waiting for the content server.",
  up: "The content server answers.",
  down: "The content server cannot be reached; pages are shown as they were last.",
} as const;

/** Follows the changes of the cms, once it is started. */
export const subscription = new ContentSubscription(
  {
    poll: async (signal) => (await askCms({ method: "GET", path: STATE }, { signal })).body,
    stream: (signal) => openCmsStream(`${STATE}/stream`, signal),
  },
  changes,
  (reach) => console.error(REPORTS[reach]),
);
