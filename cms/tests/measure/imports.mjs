// Measures an import of many publications: how long until its preview and its commit, the longest pause of
// the event loop, and the slowest read over HTTP meanwhile; then the undo, and what the document service
// would take. Starts a cms of its own on a throw-away database, from `cms/dist`; with DATABASE_URL on that
// Postgres database, which must be empty.
//
//   npm run measure:imports -w cms [entries]
import { spawn } from "node:child_process";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { timed, withCms } from "./with-cms.mjs";

const count = Number(process.argv[2] ?? 1000);

/** A reader in a process of its own: one read after the other, and how long the slowest took. */
const READER = `
  let slowest = 0, reads = 0, isOver = false;
  process.on("message", () => { isOver = true; });
  (async () => {
    await fetch(process.argv[1]);
    while (!isOver) {
      const start = performance.now();
      await (await fetch(process.argv[1])).text();
      slowest = Math.max(slowest, performance.now() - start);
      reads += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    process.send({ slowest, reads }, () => process.exit());
  })();
`;

const seconds = (ms) => (ms / 1000).toFixed(2);

async function measured(address, name, work) {
  const reader = spawn(process.execPath, ["-e", READER, `${address}/api/awards`], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const result = new Promise((resolve, reject) => {
    reader.once("message", resolve);
    reader.once("exit", () => reject(new Error("The reader has ended too early")));
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const { value, wall, cpu } = await timed(work);
  delay.disable();
  reader.send("over");
  const { slowest, reads } = await result;
  const pause = (delay.max / 1e6).toFixed(0);
  console.log(
    `${name.padEnd(26)} ${seconds(wall).padStart(6)} s   processor ${seconds(cpu).padStart(5)} s   longest pause ${pause.padStart(4)} ms   ` +
      `slowest of ${String(reads).padStart(4)} reads ${slowest.toFixed(0).padStart(5)} ms`,
  );
  return value;
}

const WORDS = "rivers lakes boats water floods ports banks deltas dams bridges".split(" ");

/** Entries as reference managers write them: with an abstract, several authors and a DOI. */
function bibtex() {
  return Array.from({ length: count }, (_, index) => {
    const word = (offset) => WORDS[(index + offset) % WORDS.length];
    return `@article{key${index},
  title = {On {${word(1)}} and ${word(3)} of the ${index}th kind: a study of ${word(5)}},
  author = {Lovelace, Ada and van Beethoven, Ludwig and M{\\"u}ller, J. ${index % 7}. and {Council on ${word(2)}}},
  journal = {Journal of ${word(4)}},
  year = {${1960 + (index % 60)}}, month = {may}, volume = {${index % 40}}, number = {${index % 4}},
  pages = {${index}--${index + 12}}, doi = {10.1000/measure.${index}}, keywords = {${word(1)}, ${word(2)}},
  abstract = {${"We look at water, and find that it flows. ".repeat(25)}}
}`;
  }).join("\n\n");
}

const PATH = "/api/publication-imports";

async function previewed(call) {
  const form = new FormData();
  form.append("files", new Blob([bibtex()]), "refs.bib");
  const { data } = await call("POST", PATH, form);
  for (;;) {
    const { data: all } = await call("GET", PATH);
    const shown = all.find(({ documentId }) => documentId === data.documentId);
    if (shown.status === "preview") return (await call("GET", `${PATH}/${data.documentId}`)).data;
    if (shown.status === "failed") throw new Error(shown.problem);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function throughDocumentService(strapi, rows) {
  const documents = strapi.documents("api::publication.publication");
  await strapi.db.transaction(async () => {
    for (const { fields } of rows.slice(0, Math.ceil(count / 10))) {
      const title = `${fields.title} again`;
      await documents.create({ data: { ...fields, title, citation_key: null } });
    }
  });
}

await withCms(async ({ strapi, address, call }) => {
  const during = (name, work) => measured(address, name, work);
  await during("nothing at all", () => new Promise((resolve) => setTimeout(resolve, 2000)));
  const shown = await during(`preview of ${count}`, () => previewed(call));
  const rows = shown.rows.filter(({ status }) => status === "new");
  const body = { data: { rows: rows.map(({ row }) => ({ row })) } };
  const url = `${PATH}/${shown.documentId}`;
  await during(`commit of ${rows.length}`, () => call("POST", `${url}/commit`, body));
  await during(`preview of the same`, () => previewed(call));
  await during(`undo of ${rows.length}`, () => call("POST", `${url}/undo`, {}));
  await during(`document service, a tenth`, () => throughDocumentService(strapi, rows));
});
