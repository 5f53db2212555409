import { once } from "node:events";
import fs from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { beforeAll, describe, expect, test } from "vitest";
import { readArchive, runCommand, writeArchive, type Entry } from "../support/backup";
import { useBackedUpSite } from "../support/backed-up-site";
import type { TestDatabase } from "../support/databases";

const { file, emptyDatabase, keptBeside, scratchFolder } = useBackedUpSite();

describe("what is no whole backup is recognized before anything is touched", () => {
  let target: TestDatabase;
  let entries: Entry[];
  let scratch = "";

  beforeAll(async () => {
    target = await emptyDatabase();
    await runCommand("restore", target, [file()]);
    entries = await readArchive(file());
    scratch = await scratchFolder();
  });

  async function rejected(change: (archive: string) => Promise<void>): Promise<string> {
    const archive = path.join(scratch, "changed.tar.gz");
    await change(archive);
    const before = await fs.readdir(target.dataDir);
    const { code, said } = await runCommand("restore", target, [archive]);
    expect(code).toBe(1);
    expect(said).toContain("Nothing was changed.");
    expect(await fs.readdir(target.dataDir)).toEqual(before);
    expect(await keptBeside(target)).toEqual([]);
    return said;
  }

  const withEntry = (entry: Entry) => (archive: string) =>
    writeArchive(archive, [...entries.slice(0, -1), entry, ...entries.slice(-1)]);

  test("cut off", async () => {
    const bytes = await fs.readFile(file());
    for (const length of [0, 10, Math.floor(bytes.length / 2), bytes.length - 1]) {
      await rejected((archive) => fs.writeFile(archive, bytes.subarray(0, length)));
    }
  });

  test("and what a killed restore has unpacked goes, once it is a day old", async () => {
    const { dataDir } = target;
    const old = [
      `${dataDir}.restoring-2026-11-20T10-00-00Z`,
      path.join(dataDir, "restoring-2026-11-20T11-00-00Z"),
    ];
    const young = `${dataDir}.restoring-2026-11-21T10-00-00Z`;
    const kept = `${dataDir}.before-restore-2026-11-20T10-00-00Z`;
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const folder of [...old, young, kept])
      await fs.mkdir(path.join(folder, "uploads"), { recursive: true });
    for (const folder of [...old, kept]) await fs.utimes(folder, yesterday, yesterday);
    const archive = path.join(scratch, "empty.tar.gz");
    await fs.writeFile(archive, "");
    const { code, said } = await runCommand("restore", target, [archive]);
    expect([code, said]).toEqual([1, expect.stringContaining("Nothing was changed.")]);
    for (const folder of old) await expect(fs.stat(folder)).rejects.toThrow("ENOENT");
    for (const folder of [young, kept]) await fs.rm(folder, { recursive: true });
  });

  test("one bit changed", async () => {
    const bytes = await fs.readFile(file());
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
    await rejected((archive) => fs.writeFile(archive, bytes));
  });

  test("a file that is not what was backed up, or is missing", async () => {
    const changed = entries.map((entry) =>
      entry.header.name === "tables/events.jsonl"
        ? { ...entry, content: Buffer.from("{}\n") }
        : entry,
    );
    expect(await rejected((archive) => writeArchive(archive, changed))).toContain(
      "tables/events.jsonl is not what was backed up",
    );
    const fewer = entries.filter(({ header }) => header.name !== "tables/events.jsonl");
    expect(await rejected((archive) => writeArchive(archive, fewer))).toContain(
      "tables/events.jsonl is missing",
    );
    expect(await rejected((archive) => writeArchive(archive, entries.slice(0, -1)))).toContain(
      "it has no manifest",
    );
  });

  test.each([
    "../outside.txt",
    "/tmp/outside.txt",
    "uploads/../../outside",
    "uploads/a/b",
    "extra.txt",
  ])("a file named %s", async (name) => {
    const said = await rejected(withEntry({ header: { name }, content: Buffer.from("x") }));
    expect(said).toContain("it holds");
  });

  test("links, and files twice", async () => {
    const link: Entry = {
      header: { name: "uploads/link", type: "symlink", linkname: "/etc/passwd" },
      content: Buffer.alloc(0),
    };
    expect(await rejected(withEntry(link))).toContain("which is no file");
    expect(
      await rejected(withEntry({ header: { name: "README.txt" }, content: Buffer.from("x") })),
    ).toContain("twice");
  });

  test("a file that is larger than any site", async () => {
    const tar = pack();
    tar.entry({ name: "uploads/bomb", size: 2 * 1024 ** 3 });
    const [header] = (await once(tar, "data")) as [Buffer];
    const said = await rejected((archive) => fs.writeFile(archive, gzipSync(header)));
    expect(said).toContain("it unpacks to more than a backup can hold");
  });
});
