import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where Debian's package "faketime" puts its library: one folder for each kind of processor. */
const FOLDER = "/usr/lib";
const LIBRARY = "faketime/libfaketime.so.1";

/**
 * The clock on the wall as a site sees it: one that can be set without touching the machine's. How long
 * things take is measured by another clock, which goes on as before, as when a real one is set.
 */
export class Clock {
  #file;

  /**
   * @param {string} library
   * @param {string} folder where its file goes
   */
  constructor(library, folder) {
    this.#file = join(folder, "clock");
    this.set(0);
    /** What the servers are started with. @type {Record<string, string>} */
    this.environment = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      // Files that are there do not become younger when a clock is set.
      NO_FAKE_STAT: "1",
    };
  }

  /** @param {string} folder @returns {Clock | null} null where libfaketime is not installed */
  static find(folder) {
    if (process.platform !== "linux") return null;
    const libraries = readdirSync(FOLDER).map((name) => join(FOLDER, name, LIBRARY));
    const library = libraries.find((path) => existsSync(path));
    return library ? new Clock(library, folder) : null;
  }

  /** Is seen within a second. @param {number} days from the machine's clock */
  set(days) {
    writeFileSync(this.#file, `+${days}d\n`);
  }
}
