import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { serve } from "../lib/start.mjs";
import { mayMigrate, prepareUpgrade } from "../lib/upgrade.mjs";
import { UserError } from "../lib/user-error.mjs";
import { linesOf, scratchFolder } from "./support.mjs";

const place = vi.hoisted(() => ({ cms: "" }));
vi.mock("../lib/paths.mjs", async (original) => ({
  .../** @type {object} */ (await original()),
  get CMS() {
    return place.cms;
  },
}));

let root = "";
let log = "";

/** A site of an earlier start, whose commands note that they ran. */
beforeEach(() => {
  root = scratchFolder();
  log = join(root, "log");
  place.cms = join(root, "cms");
  const commands = join(root, "cms/dist/src/commands");
  mkdirSync(commands, { recursive: true });
  for (const name of ["backup", "restore"]) command(name, 0);
  writeSchema("event", "{}");
  mkdirSync(join(root, "data"));
  writeFileSync(join(root, "data/initialised.txt"), "");
});

/** @param {string} name @param {number} code */
function command(name, code) {
  writeFileSync(
    join(root, `cms/dist/src/commands/${name}.js`),
    `require("node:fs").appendFileSync(${JSON.stringify(log)},
       [${JSON.stringify(name)}, ...process.argv.slice(2)].join(" ") + "\\n");
     console.log("Written.\\n/backups/one.tar.gz");
     process.exit(${code})`,
  );
}

/** @param {string} name @param {string} text */
function writeSchema(name, text) {
  const folder = join(root, `cms/src/api/${name}/content-types/${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "schema.json"), text);
}

const prepare = () =>
  prepareUpgrade({ settings: { DATA_DIR: join(root, "data") }, file: new Map() }, root);

test("a start backs up what it may migrate, once it has done so no more, and again for new schemas", () => {
  const first = prepare();
  expect(first.backup).toBe("/backups/one.tar.gz");
  expect(linesOf(log)).toEqual(["backup --kind=upgrade"]);
  // It did not come to its end.
  expect(prepare().backup).not.toBeNull();
  expect(mayMigrate({ DATA_DIR: join(root, "data") }, root)).toBe(true);
  first.done();
  expect(mayMigrate({ DATA_DIR: join(root, "data") }, root)).toBe(false);
  expect(prepare().backup).toBeNull();
  writeFileSync(join(root, "cms/src/api/event/routes.ts"), "");
  expect(prepare().backup).toBeNull();
  writeSchema("event", '{"new":true}');
  expect(prepare().backup).not.toBeNull();
});

test("a new site has nothing to back up", () => {
  writeFileSync(join(root, "data/initialised.txt"), "");
  const settings = { DATA_DIR: scratchFolder() };
  expect(prepareUpgrade({ settings, file: new Map() }, root).backup).toBeNull();
  expect(linesOf(log)).toEqual([]);
});

test("without a backup nothing is migrated", () => {
  command("backup", 1);
  expect(prepare).toThrow(/the backup before it failed: see above\. Nothing was changed\.$/);
});

/** A site whose start fails. @param {number | undefined} webPid */
function failingSite(webPid) {
  const site = {
    start: () => Promise.reject(new UserError("The cms stopped.", "column exists")),
    web: { pid: webPid },
    stopping: null,
  };
  // What a start uses of a site.
  return /** @type {import("../lib/site.mjs").Site} */ (/** @type {unknown} */ (site));
}

/** @type {import("../lib/server-log.mjs").ServerLog} */
const noLog = /** @type {never} */ ({ nothingToDo: () => {} });

test("a start whose migration fails goes back", async () => {
  const start = serve(failingSite(undefined), noLog, prepare());
  await expect(start).rejects.toThrow(
    "The upgrade failed, and the site's data are as they were before it. Go back to the version you " +
      "had, or mend this: The cms stopped.",
  );
  expect(linesOf(log).at(-1)).toBe("restore /backups/one.tar.gz --as-it-was");
  expect(prepare().backup).not.toBeNull();
});

test("a website that does not start is no failed migration", async () => {
  const upgrade = prepare();
  await expect(serve(failingSite(1), noLog, upgrade)).rejects.toThrow(/^The cms stopped\.$/);
  expect(linesOf(log)).toEqual(["backup --kind=upgrade"]);
});

test("a start that fails without a migration changes nothing", async () => {
  prepare().done();
  await expect(serve(failingSite(undefined), noLog, prepare())).rejects.toThrow(
    /^The cms stopped\.$/,
  );
  expect(readFileSync(log, "utf8")).not.toContain("restore");
});

test("when going back fails, it says how to do it by hand", async () => {
  command("restore", 1);
  await expect(serve(failingSite(undefined), noLog, prepare())).rejects.toThrow(
    /npm run restore -- \/backups\/one\.tar\.gz$/,
  );
});
