import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { installProblem } from "../lib/install.mjs";
import { holdsLockedPackages } from "../lib/installed.mjs";
import { scratchFolder } from "./support.mjs";

describe("holdsLockedPackages", () => {
  /** @param {Record<string, object>} installed @param {object} [manifest] */
  function repository(installed, manifest = { dependencies: { a: "1.0.0" } }) {
    const root = scratchFolder();
    const write = (/** @type {string} */ path, /** @type {object} */ value) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), JSON.stringify(value));
    };
    write("package.json", manifest);
    write("package-lock.json", {
      packages: {
        "": { dependencies: { a: "1.0.0" } },
        "node_modules/a": { version: "1.0.0" },
        "node_modules/for-macs": { version: "1.0.0", optional: true },
      },
    });
    write("node_modules/.package-lock.json", { packages: installed });
    for (const path of Object.keys(installed)) write(`${path}/package.json`, {});
    return root;
  }

  test("is content when all are there that this platform needs", () => {
    expect(holdsLockedPackages(repository({ "node_modules/a": { version: "1.0.0" } }))).toBe(true);
  });

  test.each([
    ["one is missing", {}],
    ["one has another version", { "node_modules/a": { version: "1.0.1" } }],
  ])("is not when %s", (_, installed) => {
    expect(holdsLockedPackages(repository(installed))).toBe(false);
  });

  test("is not when the lock file is older than package.json", () => {
    const manifest = { dependencies: { a: "1.0.0", b: "1.0.0" } };
    const root = repository({ "node_modules/a": { version: "1.0.0" } }, manifest);
    expect(holdsLockedPackages(root)).toBe(false);
  });

  test("is not in a fresh clone", () => {
    expect(holdsLockedPackages(scratchFolder())).toBe(false);
  });
});

describe("installProblem", () => {
  test.each([
    ["npm error code ENOTFOUND", /^The npm registry cannot be reached: /],
    ["npm error code ENOSPC", /^The disk is full: /],
    ["npm error code EUSAGE", /^package-lock\.json does not fit package\.json: run npm install/],
    ["npm error gyp ERR! find Python", /^better-sqlite3 /],
    ["npm error something", /^npm ci failed: /],
  ])("explains %s", (output, sentence) => {
    expect(installProblem(output).message).toMatch(sentence);
  });

  test("leaves out the list of downloads", () => {
    const { detail } = installProblem("npm http fetch GET 200 https://x\nnpm error something");
    expect(detail).toBe("npm error something");
  });
});
