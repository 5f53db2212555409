import { performance } from "node:perf_hooks";

const NAME_WIDTH = 13;
const REDRAW_MS = 250;
const QUICK_MS = 1000;
const HEARTBEAT_MS = 15_000;

/**
 * @typedef {object} Screen where lines go; `isTTY` allows one line to be redrawn
 * @property {boolean | undefined} [isTTY]
 * @property {number | undefined} [columns]
 * @property {(text: string) => unknown} write
 * @property {(text: string, part: string) => unknown} [writeEntry] takes texts in place of `write`
 *
 * @typedef {(detail: string) => void} SetDetail says what a stage is doing at the moment
 */

/** Shows the stages of a command: one line each, with what was done and how long it took. */
export class Progress {
  /** @type {(() => string)[]} the stages that run, each as the text of the line that is redrawn */
  #running = [];

  /** @param {Screen} screen */
  constructor(screen = process.stdout) {
    this.screen = screen;
  }

  /**
   * Runs one stage and prints its line.
   * @param {string} name
   * @param {string} what what it does, shown while it runs
   * @param {(setDetail: SetDetail) => Promise<string> | string} work answers what was done
   */
  async run(name, what, work) {
    const begin = performance.now();
    const watch = this.#watch(name, what, begin);
    try {
      const done = await work(watch.setDetail);
      watch.end();
      this.line("✓", name, `${done} (${duration(performance.now() - begin)})`);
    } catch (error) {
      watch.end();
      this.line("✗", name, `failed after ${duration(performance.now() - begin)}`);
      throw error;
    }
  }

  /**
   * The line of a stage that somebody else ran.
   * @param {string} mark
   * @param {string} name
   * @param {string} text
   */
  line(mark, name, text) {
    this.print(stageLine(mark, name, text));
  }

  /**
   * @param {string} text
   * @param {string} [server] which has written it
   */
  print(text, server) {
    this.#erase();
    if (this.screen.writeEntry) this.screen.writeEntry(text, server ?? "start");
    else this.screen.write(`${server === undefined ? "" : `${server} | `}${text}\n`);
  }

  /**
   * @param {string} name
   * @param {string} what
   * @param {number} begin
   */
  #watch(name, what, begin) {
    let detail = what;
    const text = () =>
      `… ${name.padEnd(NAME_WIDTH)} ${detail} (${duration(performance.now() - begin)})`;
    if (!this.screen.isTTY) return this.#heartbeat(name, what, text, (next) => (detail = next));
    this.#running.push(text);
    this.#draw();
    const timer = setInterval(() => this.#draw(), REDRAW_MS);
    return {
      setDetail: (/** @type {string} */ next) => void (detail = next),
      end: () => {
        clearInterval(timer);
        this.#erase();
        this.#running.splice(this.#running.indexOf(text), 1);
      },
    };
  }

  /** Draws the line again: the stages that run side by side share it. */
  #draw() {
    const line = this.#running.map((text) => text()).join("  ");
    this.#erase();
    this.screen.write(cut(line, this.screen.columns ?? 80));
  }

  #erase() {
    if (this.#running.length > 0) this.screen.write("\r\x1b[2K");
  }

  /**
   * In a log file: a line for what is not done at once, and one now and then.
   * @param {string} name
   * @param {string} what
   * @param {() => string} text
   * @param {(next: string) => void} setDetail
   */
  #heartbeat(name, what, text, setDetail) {
    const first = setTimeout(() => this.print(`… ${name.padEnd(NAME_WIDTH)} ${what}`), QUICK_MS);
    const timer = setInterval(() => this.print(text()), HEARTBEAT_MS);
    const end = () => {
      clearTimeout(first);
      clearInterval(timer);
    };
    return { setDetail, end };
  }
}

/**
 * @param {string} mark
 * @param {string} name
 * @param {string} text
 */
export function stageLine(mark, name, text) {
  return `${mark} ${name.padEnd(NAME_WIDTH)} ${text}`;
}

/**
 * @param {number} ms
 * @returns {string} "0.4 s", "2 min 16 s"
 */
export function duration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * @param {string} text
 * @param {number} width
 */
function cut(text, width) {
  return text.length < width ? text : `${text.slice(0, width - 2)}…`;
}
