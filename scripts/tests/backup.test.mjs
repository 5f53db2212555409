import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseEnvFile } from "../lib/env-file.mjs";
import { freePorts } from "../lib/ports.mjs";
import { takeOverSettings } from "../lib/restored-settings.mjs";
import { copyOfScripts, runScript, scratchFolder } from "./support.mjs";

/**
 * Runs a command in a copy of the repository that has nothing but scripts/, without a terminal.
 * @param {string} command
 * @param {{ isBuilt?: boolean, port?: number, args?: string[], more?: Record<string, string> }} [options]
 */
async function run(command, { isBuilt = true, port, args = [], more = {} } = {}) {
  const code = "console.log(['ran', ...process.argv.slice(2), process.env.BACKUP_KEEP].join(' '))";
  const root = copyOfScripts(isBuilt ? { "backup.js": code } : undefined);
  if (isBuilt) writeFileSync(join(root, "file.tar.gz"), "");
  const [free, webPort] = await freePorts(2);
  const env = { CMS_PORT: `${port ?? free}`, WEB_PORT: `${webPort}`, ...more };
  return { ...runScript(root, command, args, env), root };
}

test("a backup needs a site", async () => {
  const { status, said } = await run("backup", { isBuilt: false });
  expect([status, said]).toEqual([1, "There is no site yet: run npm start first."]);
});

test("a backup knows its options", async () => {
  const { status, said } = await run("backup", { args: ["--secrets"] });
  expect([status, said]).toEqual([1, "--secrets is none of: --with-secrets."]);
});

test("a backup is made by the cms, with the site's settings", async () => {
  const { status, said } = await run("backup", { args: ["--with-secrets"] });
  expect([status, said]).toEqual([0, "ran --with-secrets 30"]);
});

test("a backup whose command was killed says so", () => {
  const root = copyOfScripts({ "backup.js": "process.kill(process.pid, 'SIGKILL')" });
  const { status, said } = runScript(root, "backup", []);
  expect([status, said]).toEqual([1, "There is no new backup: it was ended by SIGKILL."]);
});

test("a restore asks which file, and for one that is there", async () => {
  const none = await run("restore");
  expect([none.status, none.said]).toEqual([
    1,
    "Say which backup to restore: npm run restore -- FILE",
  ]);
  const wrong = await run("restore", { args: ["no.tar.gz", "--yes"] });
  expect(wrong.status).toBe(1);
  expect(wrong.said).toMatch(/^There is no file .*no\.tar\.gz\.$/);
  const folder = await run("restore", { args: [tmpdir(), "--yes"] });
  expect(folder).toMatchObject({
    status: 1,
    said: `${tmpdir()} is a folder: name the file of a backup.`,
  });
  expect(existsSync(join(folder.root, ".env"))).toBe(false);
});

test("a restore asks, and where nobody can be asked changes nothing without --yes", async () => {
  const { status, said, root } = await run("restore", { args: ["file.tar.gz"] });
  expect(status).toBe(1);
  expect(said).toBe("Nobody can be asked here: add --yes to restore the backup.");
  expect(existsSync(join(root, ".env"))).toBe(false);
});

test("a restore takes --yes also where npm has taken it for itself", async () => {
  const more = { npm_config_yes: "true" };
  const { status, said } = await run("restore", { args: ["file.tar.gz"], more });
  expect(status).toBe(1);
  expect(said).not.toContain("Nobody can be asked here");
});

test("a restore leaves a running site alone", async () => {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(null)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { status, said } = await run("restore", { port, args: ["file.tar.gz", "--yes"] });
  server.close();
  expect(status).toBe(1);
  expect(said).toBe("Lectern is running: stop it first. Nothing was changed.");
});

test("settings of a backup are added to .env, its secrets replace those there, and the old file is kept", () => {
  const folder = scratchFolder();
  const envFile = join(folder, ".env");
  const keptAs = join(folder, ".env.before");
  const before = "# mine\nSITE_URL=https://new.example.org\nENCRYPTION_KEY=new-key-0123456789\n";
  writeFileSync(envFile, before);
  writeFileSync(
    join(folder, "settings.env"),
    "SITE_URL='https://old.example.org'\nOWNER_NAME='Ada Owner'\nPATH='/tmp'\n",
  );
  writeFileSync(join(folder, "secrets.env"), "ENCRYPTION_KEY='old-key-0123456789'\n");
  const names = takeOverSettings({ folder, envFile, keptAs });
  expect(names).toEqual(["OWNER_NAME", "ENCRYPTION_KEY"]);
  expect(readFileSync(envFile, "utf8")).toBe(
    "# mine\nSITE_URL=https://new.example.org\n# From a backup:\n" +
      "OWNER_NAME='Ada Owner'\nENCRYPTION_KEY='old-key-0123456789'\n",
  );
  expect(readFileSync(keptAs, "utf8")).toBe(before);
  expect(takeOverSettings({ folder, envFile, keptAs })).toEqual([]);
});

test("a setting with an apostrophe is taken over as it was", () => {
  const folder = scratchFolder();
  const envFile = join(folder, ".env");
  writeFileSync(join(folder, "settings.env"), `OWNER_NAME="Ada \\"O'Brien\\""\n`);
  expect(takeOverSettings({ folder, envFile, keptAs: join(folder, ".before") })).toEqual([
    "OWNER_NAME",
  ]);
  const values = parseEnvFile(readFileSync(envFile, "utf8"));
  expect(values.get("OWNER_NAME")).toBe(`Ada "O'Brien"`);
});

test("a new .env from a backup is private", () => {
  const folder = scratchFolder();
  const envFile = join(folder, ".env");
  writeFileSync(join(folder, "settings.env"), "OWNER_NAME='Ada Owner'\n");
  takeOverSettings({ folder, envFile, keptAs: join(folder, ".env.before") });
  expect(statSync(envFile).mode & 0o777).toBe(0o600);
});
