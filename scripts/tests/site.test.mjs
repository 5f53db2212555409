import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { freePorts } from "../lib/ports.mjs";
import { createSite } from "../lib/site.mjs";
import { isRunning, linesOf, scratchFolder, until } from "./support.mjs";

/**
 * @param {string} log
 * @param {NodeJS.ProcessEnv} env
 * @param {(number | undefined)[]} [ports] of the cms and web
 */
async function spawnSite(log, env, ports) {
  const [cmsPort, webPort] = ports ?? (await freePorts(2));
  const fixture = fileURLToPath(new URL("fixtures/site.mjs", import.meta.url));
  const child = spawn(process.execPath, [fixture, `${cmsPort}`, `${webPort}`], {
    env: { ...process.env, LOG: log, npm_lifecycle_event: undefined, ...env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Runs a supervisor over two stand-ins as a process of its own. @param {NodeJS.ProcessEnv} [env] */
async function startSite(env = {}) {
  const log = join(scratchFolder(), "log");
  const ports = await freePorts(2);
  const child = await spawnSite(log, env, ports);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  const exit = new Promise((resolve) => child.once("exit", resolve));
  await until(() => output.includes("serving"));
  const ups = linesOf(log).filter((line) => line.includes(" up "));
  const pids = ups.map((line) => Number(line.split(" ")[2]));
  expect(pids).toHaveLength(2);
  const isEvent = (/** @type {string} */ line) => !/ (up|starting)\b/.test(line);
  const events = () => linesOf(log).filter(isEvent);
  return { child, exit, pids, events, log, web: `http://127.0.0.1:${ports[1]}` };
}

const IN_ORDER = ["web told to stop", "web stopped", "cms told to stop", "cms stopped"];

const FOR_BOTH = ["SITE_URL", "CMS_URL", "DATA_DIR", "SESSION_SECRET", "EDGE_SECRET", "LOG_FORMAT"];
const FOR_THE_CMS = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "ENCRYPTION_KEY",
  "JWT_SECRET",
  "DATABASE_URL",
  "POSTGRES_PASSWORD",
  "SMTP_URL",
  "OWNER_PASSWORD",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
];

test.each(/** @type {const} */ (["production", "development"]))(
  "in %s web is given no secret but those that it reads",
  (mode) => {
    const all = Object.fromEntries(
      [...FOR_BOTH, ...FOR_THE_CMS].map((name) => [name, `a ${name}`]),
    );
    // What stands in .env is in the environment too.
    const options = { settings: all, environment: all, onLine: () => {}, onEvent: () => {}, mode };
    const { cms, web } = createSite(options);
    expect(cms.options.env).toMatchObject(all);
    for (const name of FOR_BOTH) expect(web.options.env[name], name).toBe(`a ${name}`);
    for (const name of FOR_THE_CMS) expect(web.options.env[name], name).toBe("");
  },
);

test("web starts when the cms serves, and nothing of it before", async () => {
  const { log } = await startSite({ START_MS: "300" });
  const starts = linesOf(log).map((line) => line.split(" ").slice(0, 2).join(" "));
  expect(starts).toEqual(["cms starting", "cms up", "web starting", "web up"]);
});

test("a stop during the start of the cms leaves web unstarted", async () => {
  const log = join(scratchFolder(), "log");
  const child = await spawnSite(log, { START_MS: "60000" });
  await until(() => linesOf(log).some((line) => line.includes("starting")));
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  expect(await exit).toBe(0);
  expect(linesOf(log).filter((line) => line.startsWith("web"))).toEqual([]);
});

test.each(/** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]))(
  "%s ends web and then the cms, and leaves nothing behind",
  async (signal) => {
    const { child, exit, pids, events, web } = await startSite();
    const inFlight = fetch(`${web}/slow`);
    await fetch(web);
    child.kill(signal);
    expect((await inFlight).status).toBe(200);
    expect(await exit).toBe(0);
    expect(events()).toEqual(IN_ORDER);
    expect(pids.filter(isRunning)).toEqual([]);
  },
);

test("a second signal changes nothing", async () => {
  const { child, exit, events, web } = await startSite();
  const inFlight = fetch(`${web}/slow`);
  await fetch(web);
  child.kill("SIGINT");
  child.kill("SIGINT");
  expect((await inFlight).status).toBe(200);
  expect(await exit).toBe(0);
  expect(events()).toEqual(IN_ORDER);
});

test("the servers stop by themselves when the supervisor is killed", async () => {
  const { child, pids, events } = await startSite();
  child.kill("SIGKILL");
  await until(() => pids.every((pid) => !isRunning(pid)));
  expect(events().sort()).toEqual([...IN_ORDER].sort());
});
