import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ON_POSTGRES, type TestDatabase } from "../support/databases";
import { listAt, textAt } from "../support/json";
import { useProcesses, type RunningCms } from "../support/running-cms";

const processes = useProcesses();

/** Each of these tests writes much and starts more than one cms. */
vi.setConfig({ testTimeout: 240_000 });

const MB = 1024 * 1024;
const LONG_TEXT = "<p>Words that take room. </p>".repeat(3000);
const ROUNDS = 12;
const AT_ONCE = 5;

interface Written {
  /** The ids of all that was answered as saved. */
  saved: string[];
  /** What the others were answered with. */
  rejected: number[];
}

/** Writes posts, some at a time, until the disk has been full for a while. */
async function write(cms: RunningCms): Promise<Written> {
  const written: Written = { saved: [], rejected: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const data = { title: `Round ${round}`, content: LONG_TEXT };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => cms.call("POST", "/api/blog-posts", { data })),
    );
    for (const { status, body } of answers) {
      if (status === 201) written.saved.push(textAt(body, "data", "documentId"));
      else written.rejected.push(status);
    }
  }
  return written;
}

async function storedIds(cms: RunningCms): Promise<string[]> {
  const { body } = await cms.call("GET", "/api/blog-posts?fields=title&pagination[pageSize]=1000");
  return listAt(body, "data").map((post) => textAt(post, "documentId"));
}

function expectNothingLost(stored: string[], { saved }: Written): void {
  expect(saved.filter((id) => !stored.includes(id))).toEqual([]);
}

function sizeOf(database: TestDatabase): number {
  return fs.statSync(path.join(database.dataDir, "lectern.db")).size;
}

describe.skipIf(ON_POSTGRES)("what is answered as saved is saved, although", () => {
  test("files can grow no more", async () => {
    const database = await processes.database();
    const cms = await processes.start(database, { maxFileSize: sizeOf(database) + MB });
    await cms.signIn();
    const written = await write(cms);
    expect(written.saved.length).toBeGreaterThan(0);
    expect(written.rejected.length).toBeGreaterThan(0);
    expect(written.rejected.filter((status) => status < 500)).toEqual([]);
    expectNothingLost(await storedIds(cms), written);
    await cms.stop();
    const next = await processes.start(database);
    await next.signIn();
    expect((await storedIds(next)).sort()).toEqual(written.saved.sort());
  });

  const mounted: string[] = [];
  afterEach(() => {
    for (const folder of mounted.splice(0)) {
      spawnSync("umount", ["-l", folder]);
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });

  /** A small file system of its own; nothing where this user may not mount. */
  function smallFileSystem(bytes: number): string | undefined {
    if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lectern-full-"));
    const mount = ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder];
    if (spawnSync("mount", mount).status === 0) mounted.push(folder);
    else fs.rmSync(folder, { recursive: true, force: true });
    return mounted.at(-1);
  }

  test(
    "the file system is full; with room again it goes on",
    { timeout: 240_000 },
    async (context) => {
      const golden = await processes.database();
      const size = sizeOf(golden) + 2 * MB;
      const dataDir = smallFileSystem(size);
      if (dataDir === undefined)
        return context.skip("not allowed to mount; the test above has run");
      fs.cpSync(golden.dataDir, dataDir, { recursive: true });
      const cms = await processes.start({ ...golden, dataDir });
      await cms.signIn();
      const written = await write(cms);
      expect(written.saved.length).toBeGreaterThan(0);
      expect(written.rejected.length).toBeGreaterThan(0);
      expect(written.rejected.filter((status) => status < 500)).toEqual([]);
      expectNothingLost(await storedIds(cms), written);
      spawnSync("mount", ["-o", `remount,size=${size + 20 * MB}`, dataDir]);
      const later = await write(cms);
      expect(later.rejected).toEqual([]);
      expect((await storedIds(cms)).sort()).toEqual([...written.saved, ...later.saved].sort());
      await cms.stop();
    },
  );
});
