// Measures what 10,000 revisions cost whoever reads or writes: each read of the owner's screens and a
// write, over HTTP, first with 100 revisions and then with 10,000. Half of them belong to one
// publication, the others to all; one in ten lies in the trash. Starts a cms of its own on a throw-away
// database, from `cms/dist`; with DATABASE_URL on that Postgres database, which must be empty.
//
//   npm run measure:histories -w cms [rounds]
import { randomBytes } from "node:crypto";
import { medians, timed, withCms } from "./with-cms.mjs";

const rounds = Number(process.argv[2] ?? 40);
const BATCH = 50;
const MINUTE_MS = 60_000;

const newId = () => randomBytes(12).toString("hex");

/** Copies a publication's revision until there are so many in the table. */
async function fill(table, count, publication, others) {
  const model = await table().where({ record: publication }).first();
  delete model.id;
  const [{ present }] = await table().count({ present: "*" });
  const length = count - Number(present);
  const rows = Array.from({ length }, (_unused, index) => {
    const isTrashed = index % 10 === 9;
    const isOwn = index % 2 === 0;
    const at = new Date(Date.now() - (length - index) * MINUTE_MS);
    return {
      ...model,
      document_id: newId(),
      record: isTrashed ? newId() : isOwn ? publication : others[index % others.length],
      change: newId(),
      at,
      action: isTrashed ? "delete" : "update",
      trashed_at: isTrashed ? at : null,
    };
  });
  for (let start = 0; start < rows.length; start += BATCH) {
    await table().insert(rows.slice(start, start + BATCH));
  }
}

async function measure(cases) {
  const results = new Map();
  for (const [name, run] of cases) {
    const times = [];
    for (let round = 0; round < rounds + 5; round += 1) {
      const time = await timed(() => run(round));
      if (round >= 5) times.push(time);
    }
    results.set(name, medians(times));
  }
  return results;
}

await withCms(async ({ strapi, call }) => {
  const table = () => strapi.db.connection("revisions");
  const publications = (await call("GET", "/api/publications")).data;
  const [publication, ...others] = publications.map(({ documentId }) => documentId);
  await call("PUT", `/api/publications/${publication}`, { data: { title: "Measured" } });
  const get = (path) => () => call("GET", `/api/${path}`);
  const last = async () => {
    const row = await table().where({ record: publication }).orderBy("id", "desc").first("id");
    return call("GET", `/api/revisions/${row.id}`);
  };
  const cases = [
    ["a record's history", get(`revisions?type=publication&record=${publication}&limit=50`)],
    ["one version compared", last],
    ["a list's history", get("list-revisions/award?limit=50")],
    ["the trash", get("trash")],
    ["the activity", get("activity?limit=50")],
    ["their number and size", get("revisions/usage")],
    ["a record's screen", get(`publications/${publication}`)],
    [
      "a write",
      (round) =>
        call("PUT", `/api/publications/${publication}`, { data: { title: `Measured ${round}` } }),
    ],
  ];
  await fill(table, 100, publication, others);
  const few = await measure(cases);
  await fill(table, 10_000, publication, others);
  const many = await measure(cases);
  const [{ count }] = await table().count({ count: "*" });
  console.log(`Milliseconds with 100 and with ${count} revisions, then the processor's.`);
  for (const [name, { wall, cpu }] of few) {
    const after = many.get(name);
    const pair = (a, b) => `${a.toFixed(1)} -> ${b.toFixed(1)} (${(b / a).toFixed(2)})`.padEnd(26);
    console.log(`${name.padEnd(24)} ${pair(wall, after.wall)} ${pair(cpu, after.cpu)}`);
  }
});
