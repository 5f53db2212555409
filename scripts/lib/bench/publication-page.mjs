import { setTimeout as pause } from "node:timers/promises";
import { once, sample } from "./cases.mjs";
import { costAfter } from "./growth.mjs";

/** Pages that are kept are made anew two seconds after a change: those of the change before are by then. */
const QUIET_MS = 3_500;

/**
 * The page of one publication beside /contact, each after a change of its own content.
 * @param {import("./cases.mjs").Bench} bench
 * @returns {import("./cases.mjs").Case}
 */
export function publicationPage(bench) {
  const { owner } = bench;
  let round = 0;
  const publication = once(() => owner.rest("POST", "publications", sample("A page of its own")));
  const write = (/** @type {string} */ path, /** @type {string} */ attribute) => async () => {
    await pause(QUIET_MS);
    await owner.rest("PUT", path, { [attribute]: `Round ${(round += 1)}` });
  };
  return {
    name: "cold page of one publication, both servers",
    unit: "µs",
    reference: "cold /contact",
    measure: async () => {
      const { documentId, slug } = (await publication()).data;
      const change = write(`publications/${documentId}`, "journal");
      return costAfter(bench, `/publications/${slug}`, change);
    },
    // No other page shows this line: their bytes, and so their tags, stay as they are.
    compare: () =>
      costAfter(bench, "/contact", write("contact-info", "office_hours_appointment_note")),
  };
}
