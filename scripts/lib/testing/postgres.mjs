import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findInPath } from "../install.mjs";
import { freePorts } from "../ports.mjs";
import { UserError } from "../user-error.mjs";
import { eachLine, runProgram, signalGroup, spawnGroup, Tail } from "../processes.mjs";
import { installFromDebian } from "./debian.mjs";

/** Debian keeps the programs of each version in a folder of its own, and so does Homebrew. */
const HOMES = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];
const PATIENCE_MS = 60_000;
const READY = "ready to accept connections";
const HOW =
  "install Postgres (on Debian, apt-get install postgresql), or set DATABASE_URL to a server where " +
  "databases may be made";

/**
 * @typedef {object} Database
 * @property {string} url of a server where databases may be made
 * @property {() => Promise<void>} stop ends it, and removes what it has written
 */

/** @typedef {Database & { restart(pauseMs: number): Promise<void> }} OwnDatabase ends and starts again after a pause */

/**
 * Starts a Postgres server of its own for the tests, unless `DATABASE_URL` names one; where there
 * is none and it may, it installs Debian's.
 * @param {import("../progress.mjs").SetDetail} setDetail
 * @returns {Promise<Database>}
 * @throws {UserError} saying how to get one
 */
export async function startPostgres(setDetail) {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  return startOwnPostgres(setDetail);
}

/**
 * As `startPostgres`, but a server of its own always.
 * @param {import("../progress.mjs").SetDetail} setDetail
 * @returns {Promise<OwnDatabase>}
 * @throws {UserError} saying how to get one
 */
export async function startOwnPostgres(setDetail) {
  const programs = findPrograms() ?? (await installPrograms(setDetail));
  setDetail("starting Postgres");
  return startServer(programs);
}

/** @returns {string | null} the folder of the server's programs, the newest version's */
function findPrograms() {
  const initdb = findInPath("initdb");
  if (initdb) return dirname(initdb);
  const folders = HOMES.filter(existsSync).flatMap((home) =>
    readdirSync(home)
      .filter((name) => /^(?:postgresql@)?\d+$/.test(name))
      .map((name) => join(home, name, "bin"))
      .filter((folder) => existsSync(join(folder, "initdb"))),
  );
  return folders.sort((one, other) => versionOf(other) - versionOf(one))[0] ?? null;
}

/** @param {string} folder */
function versionOf(folder) {
  return Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
}

/** @param {import("../progress.mjs").SetDetail} setDetail */
async function installPrograms(setDetail) {
  const result = await installFromDebian(["postgresql"], setDetail);
  const folder = findPrograms();
  if (folder) return folder;
  throw new UserError(`No Postgres was found for the tests: ${HOW}.`, result?.tail);
}

/**
 * @param {string} programs
 * @returns {Promise<OwnDatabase>}
 */
async function startServer(programs) {
  const folder = mkdtempSync(join(tmpdir(), "lectern-postgres-"));
  const options = { ...userOf(folder), cwd: folder };
  const files = ["-D", "data", "-U", "tests", "-A", "trust", "-E", "UTF8", "-N"];
  const { ok, tail: said } = await runProgram(join(programs, "initdb"), files, options);
  if (!ok) {
    rmSync(folder, { recursive: true, force: true });
    throw new UserError("Postgres could not make its files.", said);
  }
  const [port = 0] = await freePorts(1);
  const address = ["-h", "127.0.0.1", "-p", String(port), "-k", ""];
  const launch = () => launchServer(join(programs, "postgres"), address, options);
  let stopServer = await launch();
  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres`,
    restart: async (pauseMs) => {
      await stopServer();
      await pause(pauseMs);
      stopServer = await launch();
    },
    stop: async () => {
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} program
 * @param {string[]} address where it listens
 * @param {import("node:child_process").SpawnOptions & { cwd: string }} options
 * @returns {Promise<() => Promise<void>>} ends it, and its clients' connections
 * @throws {UserError} when it does not start; its folder is gone then
 */
async function launchServer(program, address, options) {
  // Nothing that it holds has to outlive a crash.
  const server = spawnGroup(program, ["-D", "data", ...address, "-c", "fsync=off"], {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((resolve) => {
    server.once("error", () => resolve(null));
    server.once("exit", resolve);
  });
  const stop = async () => {
    signalGroup(server, "SIGINT");
    await ended;
  };
  const tail = new Tail();
  const ready = new Promise((resolve) => {
    eachLine(server.stderr, (line) => {
      tail.add(line);
      if (line.includes(READY)) resolve(READY);
    });
  });
  const late = pause(PATIENCE_MS, null, { ref: false });
  if ((await Promise.race([ready, ended, late])) !== READY) {
    await stop();
    rmSync(options.cwd, { recursive: true, force: true });
    throw new UserError("Postgres did not start.", String(tail));
  }
  return stop;
}

/**
 * Postgres refuses to run as root: Debian's package brings a user for it.
 * @param {string} folder that becomes the user's
 */
function userOf(folder) {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ kind) => {
    const { status, stdout } = spawnSync("id", [kind, "postgres"], { encoding: "utf8" });
    if (status === 0) return Number(stdout);
    throw new UserError(`Postgres does not run as root, and there is no user "postgres": ${HOW}.`);
  };
  const [uid, gid] = [idOf("-u"), idOf("-g")];
  chownSync(folder, uid, gid);
  return { uid, gid };
}
