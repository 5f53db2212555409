import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ArchiveWriter } from "../../src/backup/archive-writer";

/** What is written to it fails as on a full disk. */
const FULL = "/dev/full";
const NOW = new Date("2026-11-23T03:15:00Z");

describe("an archive that cannot be written says why", () => {
  let folder = "";

  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), "lectern-archive-"));
  });
  afterEach(() => fs.rm(folder, { recursive: true }));

  test("where its file cannot be made", async () => {
    const target = path.join(folder, "missing", "archive.tar.gz");
    await expect(ArchiveWriter.open(target, NOW)).rejects.toThrow(/^ENOENT: /);
  });

  test.skipIf(!existsSync(FULL))("where the disk is full", async () => {
    const sink = createWriteStream(FULL);
    const closed = new Promise<void>((resolve) => sink.once("close", resolve));
    const archive = new ArchiveWriter(sink, NOW);
    const source = path.join(folder, "picture");
    await fs.writeFile(source, randomBytes(1_000_000));
    await expect(archive.addFile("uploads/picture", source)).rejects.toThrow(/^ENOSPC: /);
    await closed;
    await expect(archive.addText("README.txt", "Text")).rejects.toThrow(/^ENOSPC: /);
    await expect(archive.addFile("uploads/again", source)).rejects.toThrow(/^ENOSPC: /);
  });

  describe("where the folder of backups cannot be written", () => {
    beforeEach(async () => {
      await fs.writeFile(path.join(folder, "backups"), "a file");
      vi.stubEnv("DATA_DIR", folder);
      vi.resetModules();
    });
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    async function problem(): Promise<unknown> {
      const { createBackup } = await import("../../src/backup/create");
      return createBackup({ kind: "manual", secrets: false }).catch(String);
    }

    test("that is set", async () => {
      vi.stubEnv("BACKUP_DIR", path.join(folder, "backups/of mine"));
      expect(await problem()).toBe(
        `Error: BACKUP_DIR is ${folder}/backups/of mine, which cannot be written (ENOTDIR).`,
      );
    });

    test("that is the default", async () => {
      vi.stubEnv("BACKUP_DIR", "");
      expect(await problem()).toBe(
        `Error: Backups go to ${folder}/backups, which cannot be written (EEXIST). Make it writable, ` +
          "or set BACKUP_DIR to another folder.",
      );
    });
  });
});
