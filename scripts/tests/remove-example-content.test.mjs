import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePorts } from "../lib/ports.mjs";
import { copyOfScripts, runScript } from "./support.mjs";

/**
 * Runs the command in a copy of the repository that has nothing but scripts/, without a terminal.
 * @param {{ isBuilt?: boolean, port?: number, args?: string[] }} options
 */
async function run({ isBuilt = true, port, args = [] }) {
  const code = "console.log(`removed, demo ${process.env.DEMO_CONTENT}`)";
  const root = copyOfScripts(isBuilt ? { "remove-example-content.js": code } : undefined);
  const [free] = await freePorts(1);
  return runScript(root, "remove-example-content", args, { CMS_PORT: `${port ?? free}` });
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
