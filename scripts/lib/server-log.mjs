import { duration } from "./progress.mjs";

/** What the cms says about its own stages: `[lectern] demo content: 242 entries loaded (1200 ms)`. */
const CMS_STAGE = /^\[lectern\] ([^:]+): (.+) \((\d+) ms\)$/;
/** Said again by the stage "serve". */
const WEB_READY = /^\[lectern\] web: ready/;

/** Passes on what the servers write: the stages of the cms as stages, all else with their name. */
export class ServerLog {
  isStarting = true;
  /** @type {Set<string>} */
  stages = new Set();

  /** @param {import("./progress.mjs").Progress} screen */
  constructor(screen) {
    this.screen = screen;
  }

  onLine = (/** @type {string} */ server, /** @type {string} */ line) => {
    if (line.trim() === "" || WEB_READY.test(line)) return;
    const [, name, what, ms] = CMS_STAGE.exec(line) ?? [];
    if (!this.isStarting || !name) return this.screen.print(`${server} | ${line}`);
    this.stages.add(name);
    this.screen.line("✓", name, `${what} (${duration(Number(ms))})`);
  };

  onEvent = (/** @type {string} */ event) => {
    this.screen.print(`${new Date().toISOString()} ${event}`);
  };

  /** A stage that had nothing to do says nothing. @param {...string} names */
  nothingToDo(...names) {
    for (const name of names) {
      if (!this.stages.has(name)) this.screen.line("✓", name, "nothing to do");
    }
  }
}
