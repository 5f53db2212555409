import { rm } from "node:fs/promises";
import type { ServerProcess } from "../../../scripts/lib/server-process.mjs";
import { freePorts } from "../../../scripts/lib/ports.mjs";
import { createSite } from "../../../scripts/lib/site.mjs";
import { TEST_OWNER, createTestSite } from "../../../scripts/lib/test-site.mjs";
import { startOwnPostgres } from "../../../scripts/lib/testing/postgres.mjs";
import { TO_SERVER, balanceConnections, balanceRequests } from "./balancer";

/** One of several processes, and its own address past the balancer. */
export interface FleetProcess {
  url: string;
  server: ServerProcess;
}

/** Two cms and two websites on one Postgres and one data folder, with a balancer before each pair. */
export interface Fleet {
  /** The public address, which leads to both websites. */
  url: string;
  /** The address that leads to both cms. */
  cmsUrl: string;
  cms: [FleetProcess, FleetProcess];
  web: [ServerProcess, ServerProcess];
  dataDir: string;
  settings: Record<string, string>;
  /** What all of them have written. */
  lines: string[];
  stop: () => Promise<void>;
}

/** Starts everything; both cms at the same moment, on an empty database. */
export async function startFleet(overrides: Record<string, string> = {}): Promise<Fleet> {
  const database = await startOwnPostgres(() => {});
  const lines: string[] = [];
  const [webPort = 0, cmsPort = 0, ...ports] = await freePorts(6);
  const [cmsA = 0, cmsB = 0, webA = 0, webB = 0] = ports;
  const url = `http://localhost:${webPort}`;
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const { settings, dispose } = await createTestSite({
    DATABASE_CLIENT: "postgres",
    DATABASE_URL: database.url,
    SITE_URL: url,
    CMS_URL: cmsUrl,
    TRUST_PROXY: "1",
    ...overrides,
  });
  const processOn = (port: number, name: "cms" | "web") => {
    const site = createSite({
      settings: { ...settings, [name === "cms" ? "CMS_PORT" : "WEB_PORT"]: String(port) },
      onLine: (_server, line) => lines.push(`${name} ${port} | ${line}`),
      onEvent: (event) => lines.push(`${name} ${port} | ${event}`),
    });
    return { url: `http://127.0.0.1:${port}`, server: site[name] };
  };
  const cms: [FleetProcess, FleetProcess] = [processOn(cmsA, "cms"), processOn(cmsB, "cms")];
  const web: [ServerProcess, ServerProcess] = [
    processOn(webA, "web").server,
    processOn(webB, "web").server,
  ];
  const balancers = await Promise.all([
    balanceRequests([webA, webB], webPort),
    balanceConnections([cmsA, cmsB], cmsPort),
  ]);
  const stop = async () => {
    await Promise.all(web.map((server) => server.stop()));
    await Promise.all(cms.map(({ server }) => server.stop()));
    for (const balancer of balancers) balancer.close();
    await dispose();
    await database.stop();
    await rm(settings["DATA_DIR"] ?? "", { recursive: true, force: true });
  };
  try {
    await Promise.all(cms.map(({ server }) => server.start()));
    await Promise.all(web.map((server) => server.start()));
  } catch (error) {
    await stop();
    throw new Error(`The fleet did not start:\n${lines.join("\n")}`, { cause: error });
  }
  const dataDir = settings["DATA_DIR"] ?? "";
  return { url, cmsUrl, cms, web, dataDir, settings, lines, stop };
}

interface VisitOptions {
  cookie?: string;
  /** Posts this form. */
  form?: Record<string, string>;
  /** The visitor's network address, as the balancer passes it on. */
  from?: string;
}

/** Asks one of the two websites, by its number, as a browser does through the balancer. */
export function visit(
  { url }: Fleet,
  server: number,
  path: string,
  { cookie, form, from = "192.0.2.1" }: VisitOptions = {},
): Promise<Response> {
  return fetch(url + path, {
    redirect: "manual",
    headers: {
      [TO_SERVER]: String(server),
      "x-forwarded-for": from,
      ...(cookie && { cookie }),
      ...(form && { origin: url }),
    },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
}

export async function textAt(fleet: Fleet, server: number, path: string): Promise<string> {
  const response = await visit(fleet, server, path);
  return response.text();
}

/** Signs in at one of the two websites. @returns the session's cookie */
export async function signInOn(
  fleet: Fleet,
  server: number,
  password = TEST_OWNER.password,
): Promise<string> {
  const form = { email: TEST_OWNER.email, password };
  const answer = await visit(fleet, server, "/login", { form });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .find((pair) => pair.startsWith("__session="));
  if (!cookie) throw new Error(`No session: ${answer.status} ${await answer.text()}`);
  return cookie;
}
