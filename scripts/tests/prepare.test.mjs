import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkDataFolder } from "../lib/prepare.mjs";
import { scratchFolder } from "./support.mjs";

const mode = (/** @type {string} */ path) => statSync(path).mode & 0o777;

test("the data folder is made for its owner's eyes only", () => {
  const folder = join(scratchFolder(), "deep/data");
  checkDataFolder(folder);
  expect(mode(folder)).toBe(0o700);
});

test("a data folder that others could look into is closed", () => {
  const folder = join(scratchFolder(), "data");
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  checkDataFolder(folder);
  expect(mode(folder)).toBe(0o700);
});
