import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compilerEnvironment, tryDatabaseModule } from "../lib/database-module.mjs";

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "database-module-"));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** @param {string} content */
function moduleWith(content) {
  const file = join(folder, "better_sqlite3.node");
  writeFileSync(file, content);
  return file;
}

test("a module that ends the process in Node 24.19 cannot be used, though it opens", async () => {
  const name = "_ZN4node28RemoveEnvironmentCleanupHookEPN2v87IsolateEPFvPvES3_";
  const tried = await tryDatabaseModule(moduleWith(`\0ELF\0${name}\0`));
  expect(tried).toMatchObject({ ok: false, tail: expect.stringContaining("compiled with") });
});

test("the installed module can be used, and so can one that only adds hooks", async () => {
  expect(await tryDatabaseModule()).toMatchObject({ ok: true });
  const name = "_ZN4node25AddEnvironmentCleanupHookEPN2v87IsolateEPFvPvES3_";
  expect(await tryDatabaseModule(moduleWith(`\0ELF\0${name}\0`))).toMatchObject({ ok: true });
});

test("from Node 24 on it is compiled with a header of its own", () => {
  vi.stubEnv("CXXFLAGS", "-O2");
  expect(compilerEnvironment("22.23.3").CXXFLAGS).toBe("-O2");
  const { CXXFLAGS } = compilerEnvironment("24.0.0");
  expect(CXXFLAGS).toMatch(/^-O2 -include ".*\/object-wrap\.h"$/);
});
