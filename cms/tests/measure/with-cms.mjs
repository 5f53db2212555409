import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const CMS = path.resolve(import.meta.dirname, "../..");
const DIST = process.env.LECTERN_TEST_DIST ?? path.join(CMS, "dist");
const email = "owner@example.edu";
const password = "correct horse battery";
const secret = "only-for-this-measurement-0123456789";

/** Loads a module of the cms that is measured: the same one that the cms itself has. */
export const requireFromCms = createRequire(path.join(DIST, "src/index.js"));

/**
 * Starts a cms in this process, from `cms/dist`, on a throw-away database; with DATABASE_URL on that
 * Postgres database, which must be empty. The owner is signed in. Ends cms and process when the work is
 * done, with exit code 1 if it fails.
 * @param work takes `strapi`; its `address`; and `call`, which asks it over HTTP as the owner
 */
export async function withCms(work) {
  const { stop, ...cms } = await startCms();
  try {
    await work(cms);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await stop();
  }
  process.exit();
}

/**
 * Does the work; answers what it answers (`value`), and how many milliseconds it took: on the wall
 * (`wall`) and of the processor (`cpu`).
 */
export async function timed(work) {
  const start = performance.now();
  const used = process.cpuUsage();
  const value = await work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(used);
  return { value, wall, cpu: (user + system) / 1000 };
}

/** The medians of what `timed` has answered. */
export function medians(times) {
  const median = (name) =>
    times.map((time) => time[name]).toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  return { wall: median("wall"), cpu: median("cpu") };
}

async function startCms() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "lectern-measure-"));
  Object.assign(process.env, {
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    DATABASE_CLIENT: process.env.DATABASE_URL ? "postgres" : "sqlite",
    OWNER_EMAIL: email,
    OWNER_PASSWORD: password,
    OWNER_NAME: "Ada Owner",
    DEMO_CONTENT: "true",
    SITE_URL: "https://ada.example.edu",
    CMS_URL: "http://127.0.0.1:1337",
    RATE_LIMIT: "off",
    APP_KEYS: `${secret},${secret}`,
    API_TOKEN_SALT: secret,
    ADMIN_JWT_SECRET: secret,
    TRANSFER_TOKEN_SALT: secret,
    ENCRYPTION_KEY: secret.slice(0, 32),
    JWT_SECRET: secret,
    EDGE_SECRET: secret,
  });

  const { createStrapi } = requireFromCms("@strapi/strapi");
  const strapi = createStrapi({ appDir: CMS, distDir: DIST, serveAdminPanel: false });
  await strapi.load();
  strapi.server.mount();
  await new Promise((resolve) => strapi.server.httpServer.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${strapi.server.httpServer.address().port}`;

  let token;
  async function call(method, url, body) {
    const response = await fetch(address + url, {
      method,
      headers: {
        ...(body && !(body instanceof FormData) && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  }

  token = (await call("POST", "/api/auth/local", { identifier: email, password })).jwt;
  const stop = async () => {
    await strapi.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { strapi, address, call, stop };
}
