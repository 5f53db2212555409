// Measures what a revision adds to a write: the same writes over HTTP on the same cms, one with and one
// without in turn, so that whatever else the machine does hits both. Without is a cms that neither reads
// nor writes anything for revisions. A write before each that is measured is not counted and recorded, so
// that the history knows the record's state: what is written without a revision would be kept as found.
// Starts a cms of its own on a throw-away database, from `cms/dist`; with DATABASE_URL on that Postgres
// database, which must be empty.
//
//   npm run measure:revisions -w cms [rounds]
import { medians, requireFromCms, timed, withCms } from "./with-cms.mjs";

const rounds = Number(process.argv[2] ?? 150);

let isOff = false;

function ratio(without, with_) {
  const share = `${((with_ / without - 1) * 100).toFixed(1)} %`.padStart(8);
  return `${without.toFixed(2)} ms -> ${with_.toFixed(2)} ms ${share}`;
}

/**
 * Two writes leave about as much garbage as is collected at once: without this the collection would fall
 * into the same one of two turns for hundreds of rounds.
 */
function leaveGarbage() {
  const rows = Math.floor(Math.random() * 200_000);
  return Array.from({ length: rows }, (_, index) => ({ index })).length;
}

/**
 * Prints how much longer the write takes with its revision: the medians, and what the processor did,
 * the caller's part included, which a busy machine changes less.
 */
async function compare(name, write) {
  const times = { with: [], without: [] };
  for (let round = 0; round < rounds + 10; round += 1) {
    const turns = Math.random() < 0.5 ? ["with", "without"] : ["without", "with"];
    for (const turn of turns) {
      isOff = false;
      await write(`${round} before ${turn}`);
      leaveGarbage();
      isOff = turn === "without";
      const time = await timed(() => write(`${round} ${turn}`));
      if (round >= 10) times[turn].push(time);
    }
  }
  isOff = false;
  const [without, with_] = [medians(times.without), medians(times.with)];
  const [wall, cpu] = [ratio(without.wall, with_.wall), ratio(without.cpu, with_.cpu)];
  console.log(`${name.padEnd(34)} ${wall}   processor ${cpu}`);
}

await withCms(async ({ call }) => {
  const recording = requireFromCms("./revisions/record-change.js");
  const { isRecorded } = recording;
  recording.isRecorded = (uid) => isOff || isRecorded(uid);
  const first = async (path) => (await call("GET", `/api/${path}`)).data[0].documentId;
  const [publication, post] = [await first("publications"), await first("blog-posts")];
  const { data: research } = await call("GET", "/api/research-page");
  const { data: awards } = await call("GET", "/api/awards");
  const put = (url, data) => call("PUT", url, { data });
  await compare("change a publication", (text) =>
    put(`/api/publications/${publication}`, { title: text }),
  );
  await compare("add a course", (text) => call("POST", "/api/courses", { data: { title: text } }));
  await compare("change a post", (text) => put(`/api/blog-posts/${post}`, { title: text }));
  await compare("change the research page", (text) => {
    const { research_areas, current_projects } = research;
    return put("/api/research-page", { title: text, research_areas, current_projects });
  });
  await compare("save a list with one row changed", (text) =>
    put("/api/awards", [{ ...awards[0], title: text }, ...awards.slice(1)]),
  );
});
