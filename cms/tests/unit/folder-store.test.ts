import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { FolderStore } from "../../src/uploads/folder-store";

const MINUTE = 60;

test("a start removes what a killed process has left, and nothing that another one is writing", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lectern-uploads-"));
  const file = (name: string, minutes: number) => {
    const at = Date.now() / 1000 - minutes * MINUTE;
    writeFileSync(path.join(folder, name), "bytes");
    utimesSync(path.join(folder, name), at, at);
  };
  file(".left.webp.part", 61);
  file(".being-written.webp.part", 59);
  file(".just-begun.pdf.part", 0);
  file("picture.webp", 600);
  await new FolderStore(folder).tidy();
  expect(readdirSync(folder).sort()).toEqual([
    ".being-written.webp.part",
    ".just-begun.pdf.part",
    "picture.webp",
  ]);
});
