import { setTimeout as pause } from "node:timers/promises";
import { once, sample } from "./cases.mjs";
import { costAfter } from "./growth.mjs";

/** Pages that are kept are made anew two seconds after a change: those of the change before are by then. */
const QUIET_MS = 3_500;

/**
 * The page of one publication beside /contact, after a change of another publication and of its own. In the
 * second case its citation is made anew, too.
 * @param {import("./cases.mjs").Bench} bench
 * @returns {import("./cases.mjs").Case[]}
 */
export function publicationPages(bench) {
  const { owner } = bench;
  let round = 0;
  const make = (/** @type {string} */ title) =>
    once(() => owner.rest("POST", "publications", sample(title)));
  const [publication, another] = [make("A page of its own"), make("Another page")];
  const write = async (/** @type {string} */ path, /** @type {string} */ attribute) => {
    await pause(QUIET_MS);
    await owner.rest("PUT", path, { [attribute]: `Round ${(round += 1)}` });
  };
  return [
    { name: "another one has changed", changed: another },
    { name: "it has changed itself", changed: publication },
  ].map(({ name, changed }) => ({
    name: `cold page of one publication, ${name}`,
    unit: "µs",
    reference: "cold /contact",
    measure: async () => {
      const { slug } = (await publication()).data;
      const { documentId } = (await changed()).data;
      const change = () => write(`publications/${documentId}`, "journal");
      return costAfter(bench, `/publications/${slug}`, change);
    },
    // No other page shows this line: their bytes, and so their tags, stay as they are.
    compare: () =>
      costAfter(bench, "/contact", () => write("contact-info", "office_hours_appointment_note")),
  }));
}
