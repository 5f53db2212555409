import { fork } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const SUPERVISOR = fileURLToPath(new URL("supervisor.mjs", import.meta.url));

/** A site on this machine whose processes may be stopped and killed, and whose supervisor too. */
export class FaultedSite {
  /** @type {import("node:child_process").ChildProcess | null} */
  #supervisor = null;

  /**
   * @param {Record<string, string>} settings
   * @param {import("./mail-server.mjs").MailServer} mailServer that they name
   * @param {object} [beside]
   * @param {import("../testing/postgres.mjs").OwnDatabase | null} [beside.database] that they name, unless
   *   it is SQLite
   * @param {import("./clock.mjs").Clock | null} [beside.clock] that the servers go by
   */
  constructor(settings, mailServer, { database = null, clock = null } = {}) {
    this.settings = settings;
    this.mailServer = mailServer;
    this.database = database;
    this.clock = clock;
    this.url = settings.SITE_URL ?? "";
    this.cmsUrl = settings.CMS_URL ?? "";
    this.dataDir = settings.DATA_DIR ?? "";
    this.log = createWriteStream(join(this.dataDir, "..", "faults.log"), { flags: "a" });
  }

  /** Starts the supervisor, and waits until both servers serve. */
  async start() {
    const child = fork(SUPERVISOR, {
      env: {
        ...process.env,
        ...this.clock?.environment,
        FAULTS_SETTINGS: JSON.stringify(this.settings),
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    child.stdout?.pipe(this.log, { end: false });
    child.stderr?.pipe(this.log, { end: false });
    this.#supervisor = child;
    const ended = once(child, "exit").then(() => {
      throw new Error("The site did not start: see faults.log");
    });
    ended.catch(() => {});
    await Promise.race([once(child, "message"), ended]);
  }

  /** @returns {Promise<{ cms: number, web: number }>} the processes that serve now */
  async pids() {
    const supervisor = this.#supervisor;
    if (!supervisor) throw new Error("There is no supervisor");
    const answer = once(supervisor, "message");
    supervisor.send("pids");
    const [pids] = await answer;
    return pids;
  }

  /**
   * @param {NodeJS.Signals} signal
   * @param {("cms" | "web")[]} servers
   */
  async signal(signal, ...servers) {
    const pids = await this.pids();
    for (const server of servers) process.kill(pids[server], signal);
    return pids;
  }

  /** As a crash of the supervisor: its servers end by themselves. */
  async killSupervisor() {
    const pids = await this.pids();
    this.#supervisor?.kill("SIGKILL");
    await Promise.all(Object.values(pids).map(untilGone));
  }

  /** As `npm start` is told to stop. */
  async stop() {
    const supervisor = this.#supervisor;
    this.#supervisor = null;
    if (!supervisor || supervisor.exitCode !== null || supervisor.signalCode !== null) return;
    const gone = once(supervisor, "exit");
    supervisor.kill("SIGTERM");
    await gone;
  }
}

/** @param {number} pid */
async function untilGone(pid) {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await pause(50);
  }
  throw new Error(`${pid} did not end with its supervisor`);
}
