import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CMS } from "../paths.mjs";
import { average, cost } from "./cases.mjs";

const MINUTE_MS = 60_000;
const REPEATS = 8;
/** What a write leaves to be done is done by then. */
const SETTLED_MS = 50;

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {() => Promise<() => Promise<void>>} prepare answers what is measured
 */

/**
 * The owner's screens that are compared, and a save. Half of the revisions belong to one publication,
 * the others to all, and one in ten lies in the trash.
 * @param {import("./cases.mjs").Bench} bench
 * @returns {Subject[]}
 */
export function historyScreens({ owner }) {
  const screen = (/** @type {string} */ name, /** @type {() => Promise<string>} */ pathOf) => ({
    name,
    prepare: async () => {
      const path = await pathOf();
      return () => owner.open(path);
    },
  });
  const history = async () =>
    `/admin/history/publication?record=${await measuredPublication(owner)}`;
  let round = 0;
  return [
    screen("dashboard", async () => "/admin"),
    screen("publications", async () => "/admin/publications"),
    screen("a record's history", history),
    screen("one version compared", async () => {
      const id = await measuredPublication(owner);
      const { data } = await owner.rest("GET", `revisions?type=publication&record=${id}&limit=50`);
      return `${await history()}&version=${data.at(-1).id}`;
    }),
    screen("a list's history", async () => "/admin/history/award"),
    screen("trash", async () => "/admin/trash"),
    screen("activity", async () => "/admin/activity"),
    {
      name: "a save",
      prepare: async () => {
        const id = await measuredPublication(owner);
        return () => owner.savePublication({ id, title: `Saved ${(round += 1)}` });
      },
    },
  ];
}

/**
 * @param {import("./cases.mjs").Bench} bench
 * @param {Subject} subject
 * @returns {Promise<number>} microseconds of processor time, of web and cms together
 */
export async function screenCost({ webPid, cmsPid }, { prepare }) {
  const run = await prepare();
  return average(REPEATS, async () => {
    const used = await cost([webPid, cmsPid], async () => {
      await run();
      return 1;
    });
    await pause(SETTLED_MS);
    return used;
  });
}

/**
 * Copies a revision until the database has this many.
 * @param {import("./cases.mjs").Bench & { settings: Record<string, string> }} bench of SQLite
 * @param {number} wanted
 */
export async function haveRevisions({ owner, settings }, wanted) {
  const own = await measuredPublication(owner);
  const { data } = await owner.rest(
    "GET",
    "publications?fields[0]=title&pagination[pageSize]=1000",
  );
  const others = data.map((/** @type {{ documentId: string }} */ { documentId }) => documentId);
  const Database = createRequire(join(CMS, "package.json"))("better-sqlite3");
  const database = new Database(join(settings["DATA_DIR"] ?? "", "lectern.db"));
  try {
    await owner.savePublication({ id: own, title: "A model of all revisions" });
    const model = database.prepare("SELECT * FROM revisions WHERE record = ?").get(own);
    delete model.id;
    const names = Object.keys(model);
    const insert = database.prepare(
      `INSERT INTO revisions (${names.join()}) VALUES (${names.map(() => "?").join()})`,
    );
    const { there } = database.prepare("SELECT count(*) AS there FROM revisions").get();
    const missing = Math.max(0, wanted - there);
    database.transaction(() => {
      for (let index = 0; index < missing; index += 1) {
        const isTrashed = index % 10 === 9;
        const at = Date.now() - (missing - index) * MINUTE_MS;
        const row = {
          ...model,
          document_id: newId(),
          record: isTrashed ? newId() : index % 2 === 0 ? own : others[index % others.length],
          change: newId(),
          at,
          action: isTrashed ? "delete" : "update",
          trashed_at: isTrashed ? at : null,
        };
        insert.run(...names.map((name) => row[/** @type {keyof typeof row} */ (name)]));
      }
    })();
  } finally {
    database.close();
  }
}

/** @param {import("./owner.mjs").Owner} owner @returns {Promise<string>} */
async function measuredPublication(owner) {
  const { data } = await owner.rest("GET", "publications?pagination[pageSize]=1&fields[0]=title");
  return data[0].documentId;
}

function newId() {
  return randomBytes(12).toString("hex");
}
