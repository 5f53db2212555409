import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../lib/paths.mjs";
import { freePorts } from "../lib/ports.mjs";
import { scratchFolder } from "./support.mjs";

/**
 * Runs the command in a copy of the repository that has nothing but scripts/, without a terminal.
 * @param {{ isBuilt?: boolean, port?: number, args?: string[] }} options
 */
async function run({ isBuilt = true, port, args = [] }) {
  const root = scratchFolder();
  cpSync(join(ROOT, "scripts"), join(root, "scripts"), { recursive: true });
  if (isBuilt) {
    const commands = join(root, "cms/dist/src/commands");
    mkdirSync(commands, { recursive: true });
    writeFileSync(
      join(commands, "remove-example-content.js"),
      "console.log(`removed, demo ${process.env.DEMO_CONTENT}`)",
    );
    mkdirSync(join(root, "data"));
    writeFileSync(join(root, "data/lectern.db"), "");
  }
  const [free] = await freePorts(1);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/remove-example-content.mjs", ...args],
    {
      cwd: root,
      encoding: "utf8",
      env: { PATH: "/nonexistent", CMS_PORT: `${port ?? free}` },
    },
  );
  return { status, said: `${stdout}${stderr}`.trim() };
}

test("needs a site", async () => {
  const { status, said } = await run({ isBuilt: false, args: ["--yes"] });
  expect([status, said]).toEqual([1, "There is no site yet: run npm start first."]);
});

test("asks, and where nobody can be asked removes nothing without --yes", async () => {
  const { status, said } = await run({});
  expect(status).toBe(1);
  expect(said).toBe("Nobody can be asked here: add --yes to remove the example content.");
});

test("leaves a running site alone", async () => {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(null)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { status, said } = await run({ port, args: ["--yes"] });
  server.close();
  expect(status).toBe(1);
  expect(said).toMatch(/^Lectern is running: stop it first, or use “Remove example content”/);
});

test("runs the cms's part, which must not load the demo content first", async () => {
  const { status, said } = await run({ args: ["--yes"] });
  expect([status, said]).toEqual([0, "removed, demo false"]);
});
