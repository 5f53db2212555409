import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { freePorts } from "../lib/ports.mjs";
import { restore } from "../lib/restore.mjs";

/** Where the restore of these tests finds a cms; packages and builds are not what they are about. */
const place = vi.hoisted(() => ({ root: "" }));
vi.mock("../lib/paths.mjs", async (original) => {
  place.root = mkdtempSync(join(tmpdir(), "lectern-scripts-"));
  return {
    .../** @type {object} */ (await original()),
    ROOT: place.root,
    CMS: join(place.root, "cms"),
  };
});
vi.mock("../lib/install.mjs", () => ({ install: () => Promise.resolve("nothing") }));
vi.mock("../lib/build.mjs", () => ({ build: () => Promise.resolve("nothing"), cms: {} }));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(place.root, { recursive: true, force: true });
});

test.each([
  ["process.kill(process.pid, 'SIGKILL')", "The backup was not restored: it was ended by SIGKILL."],
  ["process.exit(1)", "The backup was not restored: see above."],
])("a restore that ends with %s says why", async (code, sentence) => {
  const [cmsPort, webPort] = await freePorts(2);
  vi.stubEnv("CMS_PORT", `${cmsPort}`);
  vi.stubEnv("WEB_PORT", `${webPort}`);
  const commands = join(place.root, "cms/dist/src/commands");
  mkdirSync(commands, { recursive: true });
  writeFileSync(join(commands, "restore.js"), code);
  const file = join(place.root, "file.tar.gz");
  writeFileSync(file, "");
  vi.spyOn(console, "log").mockReturnValue();
  await expect(restore([file, "--yes"])).rejects.toThrow(sentence);
});
