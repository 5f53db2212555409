import { parseEntry } from "./json-screen.mjs";
import { duration } from "./progress.mjs";

/** What the cms says about its own stages: `[lectern] demo content: 242 entries loaded (1200 ms)`. */
const CMS_STAGE = /^\[lectern\] ([^:]+): (.+) \((\d+) ms\)$/;
/** Said again by the stage "serve". */
const WEB_READY = /^\[lectern\] web: ready/;

/** @param {string} line may be one of JSON */
function messageOf(line) {
  const entry = parseEntry(line);
  return entry === null ? line : entry.message;
}

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
    const message = messageOf(line);
    if (message.trim() === "" || WEB_READY.test(message)) return;
    const [, name, what, ms] = CMS_STAGE.exec(message) ?? [];
    if (!this.isStarting || !name) return this.screen.print(line, server);
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
