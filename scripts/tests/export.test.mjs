import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyOfScripts, runScript } from "./support.mjs";

const README = "This folder is an export of a website made with Lectern.\n";

/** A copy of the repository with commands that write next to nothing. @param {{ fails?: boolean }} [how] */
function repository({ fails = false } = {}) {
  const root = copyOfScripts({ "export-content.js": "" });
  mkdirSync(join(root, "web/build/commands"), { recursive: true });
  writeFileSync(
    join(root, "web/build/commands/export.js"),
    `require("fs").writeFileSync(process.argv[3] + "/README.txt", ${JSON.stringify(README)} + process.env.BACKUP_KEEP);
    process.exit(${fails ? 1 : 0});`,
  );
  return root;
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function run(root, ...args) {
  return runScript(root, "export", args);
}

test("an export goes to DATA_DIR/export, with the site's settings", () => {
  const root = repository();
  const folder = join(root, "data/export");
  expect(run(root)).toEqual({ status: 0, said: folder });
  expect(readFileSync(join(folder, "README.txt"), "utf8")).toBe(`${README}30`);
  expect(readdirSync(join(root, "data")).sort()).toEqual(["export", "lectern.db"]);
});

test("a folder with anything else is left alone", () => {
  const root = repository();
  mkdirSync(join(root, "mine"));
  writeFileSync(join(root, "mine/README.txt"), "My notes");
  const { status, said } = run(root, join(root, "mine"));
  expect(status).toBe(1);
  expect(said).toMatch(/mine holds something else than an export: name another folder\.$/);
  expect(readdirSync(join(root, "mine"))).toEqual(["README.txt"]);
  for (const folder of [root, join(root, "data")]) {
    expect(run(root, folder).said).toMatch(/holds the site itself: name another folder\.$/);
  }
  expect(run(root, "--all").said).toBe("Say which folder to write to: npm run export -- DIR");
});

test("a folder that cannot be made is named", () => {
  const root = repository();
  writeFileSync(join(root, "notes.txt"), "");
  const folder = join(root, "notes.txt/export");
  const { status, said } = run(root, folder);
  expect(status).toBe(1);
  expect(said).toMatch(/^There is no new export: .*export cannot be written \([A-Z]+\)\.$/);
  expect(readdirSync(join(root, "data"))).toEqual(["lectern.db"]);
});

test("an export that fails leaves the earlier one", () => {
  const root = repository({ fails: true });
  const folder = join(root, "data/export");
  mkdirSync(folder);
  writeFileSync(join(folder, "README.txt"), `${README}earlier`);
  const { status, said } = run(root);
  expect([status, said]).toEqual([1, "There is no new export: see above."]);
  expect(readFileSync(join(folder, "README.txt"), "utf8")).toBe(`${README}earlier`);
  expect(existsSync(join(root, "data/.export"))).toBe(false);
});

test("there is nothing to export before the first start", () => {
  const root = repository();
  writeFileSync(join(root, ".env"), "DATA_DIR=elsewhere\n");
  expect(run(root)).toEqual({ status: 1, said: "There is no site yet: run npm start first." });
});
