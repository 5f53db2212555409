// Measures what a revision adds to a write: the same writes over HTTP on the same cms, one with and one
// without in turn, so that whatever else the machine does hits both. Starts a cms of its own on a
// throw-away database, from `cms/dist`; with DATABASE_URL on that Postgres database, which must be empty.
//
//   npm run measure:revisions -w cms [rounds]
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const CMS = path.resolve(import.meta.dirname, "../..");
const DIST = path.join(CMS, "dist");
const rounds = Number(process.argv[2] ?? 150);
const password = "correct horse battery";
const email = "owner@example.edu";

const dataDir = mkdtempSync(path.join(tmpdir(), "lectern-measure-"));
const secret = "only-for-this-measurement-0123456789";
Object.assign(process.env, {
  NODE_ENV: "production",
  DATA_DIR: dataDir,
  DATABASE_CLIENT: process.env.DATABASE_URL ? "postgres" : "sqlite",
  OWNER_EMAIL: email,
  OWNER_PASSWORD: password,
  OWNER_NAME: "Ada Owner",
  DEMO_CONTENT: "true",
  SITE_URL: "https://ada.example.edu",
  CMS_URL: "http://127.0.0.1:1337",
  RATE_LIMIT: "off",
  APP_KEYS: `${secret},${secret}`,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret.slice(0, 32),
  JWT_SECRET: secret,
  EDGE_SECRET: secret,
});

const require = createRequire(path.join(DIST, "src/index.js"));
const { createStrapi } = require("@strapi/strapi");
const recording = require(path.join(DIST, "src/revisions/record-change.js"));
const strapi = createStrapi({ appDir: CMS, distDir: DIST, serveAdminPanel: false });
await strapi.load();
strapi.server.mount();
await new Promise((resolve) => strapi.server.httpServer.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${strapi.server.httpServer.address().port}`;

let isOff = false;
const { isRecorded } = recording;
recording.isRecorded = (uid) => isOff || isRecorded(uid);

let token;

async function call(method, url, body) {
  const response = await fetch(address + url, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

const first = async (path) => (await call("GET", `/api/${path}`)).data[0].documentId;

function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

function ratio(without, with_) {
  const share = `${((with_ / without - 1) * 100).toFixed(1)} %`.padStart(8);
  return `${without.toFixed(2)} ms -> ${with_.toFixed(2)} ms ${share}`;
}

/**
 * Prints how much longer the write takes with its revision: the medians, and what the processor did,
 * the caller's part included, which a busy machine changes less.
 */
async function compare(name, write) {
  const times = { with: [], without: [] };
  const cpu = { with: 0, without: 0 };
  for (let round = 0; round < rounds + 10; round += 1) {
    const turns = round % 2 === 0 ? ["with", "without"] : ["without", "with"];
    for (const turn of turns) {
      isOff = turn === "without";
      const start = performance.now();
      const used = process.cpuUsage();
      await write(`${round} ${turn}`);
      if (round < 10) continue;
      times[turn].push(performance.now() - start);
      const { user, system } = process.cpuUsage(used);
      cpu[turn] += (user + system) / 1000 / rounds;
    }
  }
  isOff = false;
  const [slow, fast] = [median(times.with), median(times.without)];
  console.log(
    `${name.padEnd(34)} ${ratio(fast, slow)}   processor ${ratio(cpu.without, cpu.with)}`,
  );
}

try {
  token = (await call("POST", "/api/auth/local", { identifier: email, password })).jwt;
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
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await strapi.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
