import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  noteInitialised,
  planEnvFile,
  readEnvFile,
  unknownNames,
  writeEnvFile,
} from "../lib/env-setup.mjs";
import { readSettings, SECRETS } from "../lib/settings.mjs";
import { scratchFolder } from "./support.mjs";

/** @param {string} path @param {Record<string, string>} [environment] */
function complete(path, environment = {}) {
  const plan = planEnvFile(path, environment);
  writeEnvFile(path, plan);
  return plan;
}

const mode = (/** @type {string} */ path) => statSync(path).mode & 0o777;

describe("completing .env", () => {
  test("writes fresh secrets that the settings accept, for the owner's eyes only", () => {
    const path = join(scratchFolder(), ".env");
    const { file, password } = complete(path);
    expect(mode(path)).toBe(0o600);
    expect(readEnvFile(path)).toEqual(file);
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(() => readSettings({}, file, "/")).not.toThrow();
    expect(new Set(file.values()).size).toBe(file.size);
  });

  test("changes nothing the second time", () => {
    const path = join(scratchFolder(), ".env");
    complete(path);
    const before = readFileSync(path, "utf8");
    expect(complete(path)).toMatchObject({ added: [], password: null });
    expect(readFileSync(path, "utf8")).toBe(before);
  });

  test("adds what is missing at the end of a file and keeps every byte before it", () => {
    const path = join(scratchFolder(), ".env");
    const before = "# mine\nWEB_PORT=4000\nJWT_SECRET=\nOWNER_PASSWORD='my own password'";
    writeFileSync(path, before, { mode: 0o644 });
    const { added, password } = complete(path);
    expect(added).toEqual(SECRETS);
    expect(password).toBeNull();
    expect(readFileSync(path, "utf8").startsWith(`${before}\nAPP_KEYS=`)).toBe(true);
    expect(mode(path)).toBe(0o600);
    expect(readEnvFile(path).get("JWT_SECRET")).toHaveLength(43);
  });

  test("writes no file when the environment has everything", () => {
    const path = join(scratchFolder(), ".env");
    const names = [...SECRETS, "OWNER_PASSWORD"];
    complete(path, Object.fromEntries(names.map((name) => [name, "0123456789abcdef"])));
    expect(readEnvFile(path).size).toBe(0);
    expect(() => statSync(path)).toThrow("ENOENT");
  });

  test("makes a file private that others could read", () => {
    const path = join(scratchFolder(), ".env");
    complete(path);
    chmodSync(path, 0o644);
    complete(path);
    expect(mode(path)).toBe(0o600);
  });

  test("notes once that there is a database, behind what is there", () => {
    const path = join(scratchFolder(), ".env");
    writeFileSync(path, "WEB_PORT=4000", { mode: 0o644 });
    noteInitialised(path, {});
    const noted = readFileSync(path, "utf8");
    expect(noted).toMatch(/^WEB_PORT=4000\n# [^\n]+\nDATA_INITIALISED=true\n$/);
    expect(mode(path)).toBe(0o600);
    noteInitialised(path, {});
    expect(readFileSync(path, "utf8")).toBe(noted);
    expect(unknownNames(readEnvFile(path))).toEqual([]);
  });

  test("notes nothing where there is no file, or where the environment has said it", () => {
    const path = join(scratchFolder(), ".env");
    noteInitialised(path, {});
    expect(() => statSync(path)).toThrow("ENOENT");
    complete(path);
    const before = readFileSync(path, "utf8");
    noteInitialised(path, { DATA_INITIALISED: "true" });
    expect(readFileSync(path, "utf8")).toBe(before);
  });

  test("names what nobody reads", () => {
    const file = new Map([
      ["WEB_PROT", "1"],
      ["WEB_PORT", "1"],
      ["POSTGRES_PASSWORD", "1"],
    ]);
    expect(unknownNames(file)).toEqual(["WEB_PROT"]);
  });
});
