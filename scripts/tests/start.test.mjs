import { spawnSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../lib/paths.mjs";
import { freePorts } from "../lib/ports.mjs";
import { scratchFolder } from "./support.mjs";

/**
 * Runs `npm start`'s script in a copy of the repository that has nothing but scripts/.
 * @param {{ dotEnv?: string, env?: Record<string, string>, nodeArgs?: string[] }} [options]
 */
async function startFails({ dotEnv, env = {}, nodeArgs = [] } = {}) {
  const root = scratchFolder();
  cpSync(join(ROOT, "scripts"), join(root, "scripts"), { recursive: true });
  cpSync(join(ROOT, "package.json"), join(root, "package.json"));
  if (dotEnv !== undefined) writeFileSync(join(root, ".env"), dotEnv);
  const [web, cms] = await freePorts(2);
  const { status, stderr } = spawnSync(process.execPath, [...nodeArgs, "scripts/start.mjs"], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: "/nonexistent", WEB_PORT: `${web}`, CMS_PORT: `${cms}`, ...env },
  });
  expect(status).toBe(1);
  return stderr.trim();
}

/** @param {string} version */
const pretend = (version) => [
  "--import",
  `data:text/javascript,Object.defineProperty(process,"version",{value:"${version}"})`,
];

describe("npm start says in one sentence what to do about", () => {
  test.each(["v18.20.4", "v20.18.1", "v27.0.0"])("Node %s", async (version) => {
    const sentence = await startFails({ nodeArgs: pretend(version) });
    expect(sentence).toBe(
      `Lectern runs on Node 20.19 to 26 and this is Node ${version.slice(1)}: install Node 22 from ` +
        "https://nodejs.org and run the command again.",
    );
  });

  test("a busy port", async () => {
    const server = createServer();
    await new Promise((done) => server.listen(0, "127.0.0.1", () => done(null)));
    const address = server.address();
    const port = typeof address === "object" ? `${address?.port}` : "";
    const sentence = await startFails({ env: { WEB_PORT: port } });
    server.close();
    expect(sentence).toBe(
      `Port ${port} is in use (is Lectern running already?): stop what uses it, or set WEB_PORT to ` +
        "a free port in .env.",
    );
  });

  test("a broken line in .env", async () => {
    const sentence = await startFails({ dotEnv: "OWNER_NAME=Ada\nthis is no setting\n" });
    expect(sentence).toMatch(/^Line 2 of \.env cannot be read: [^\n]+$/);
  });

  test("a wrong setting", async () => {
    const sentence = await startFails({ dotEnv: "TIME_ZONE=Paris\n" });
    expect(sentence).toBe(
      'TIME_ZONE must be the name of a time zone such as Europe/Paris, not "Paris": change it in .env.',
    );
  });

  test("a data folder that cannot be", async () => {
    const sentence = await startFails({ env: { DATA_DIR: "/dev/null/data" } });
    expect(sentence).toBe(
      "DATA_DIR is /dev/null/data, which cannot be written (ENOTDIR): make it writable, or set " +
        "DATA_DIR to another folder in .env.",
    );
  });

  test.each(["/dev/null", "/dev/null/backups"])(
    "a folder of backups that cannot be: %s",
    async (folder) => {
      const sentence = await startFails({ env: { BACKUP_DIR: folder } });
      expect(sentence).toBe(`BACKUP_DIR is ${folder}, which is no folder: set it to one in .env.`);
    },
  );

  test("a host that is not this machine", async () => {
    const sentence = await startFails({ env: { HOST: "192.0.2.1" } });
    expect(sentence).toMatch(/^HOST is "192\.0\.2\.1", which is no address of this machine/);
  });
});
