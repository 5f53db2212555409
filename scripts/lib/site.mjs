import { join } from "node:path";
import { ServerProcess, StartFailure } from "./server-process.mjs";
import { CMS, STRAPI, WEB } from "./paths.mjs";
import { SECRETS } from "./settings.mjs";
import { BUCKET_KEYS } from "./uploads-settings.mjs";
import { UserError } from "./user-error.mjs";

/**
 * @typedef {object} SiteOptions
 * @property {Record<string, string>} settings all settings of contract §2
 * @property {NodeJS.ProcessEnv} [environment] what else the servers see
 * @property {(server: string, line: string) => void} onLine each line that a server writes
 * @property {(event: string) => void} onEvent what the supervisor did
 * @property {"production" | "development"} [mode]
 */

/**
 * Node lets its heap grow to four times what it needs before it looks for garbage where it may take
 * gigabytes, and to half as much again where it may take this: exports of 5,000 publications brought web to
 * 600 MB, and bring it to 300 (docs/performance.md). Several of the owner's lists of as many fit in, too.
 * After a pause it also shrinks what holds young objects to 1 MB, which a single page fills three times; it
 * keeps 8 MB. The Dockerfile has the same.
 */
const WEB_HEAP = ["--max-old-space-size=640", "--min-semi-space-size=8", "--max-semi-space-size=8"];

/** What only the cms and its database need to know; docker-compose.yml does not give it to web either. */
const KEPT_FROM_WEB = [
  ...SECRETS.filter((name) => name !== "SESSION_SECRET" && name !== "EDGE_SECRET"),
  ...BUCKET_KEYS,
  "DATABASE_URL",
  "POSTGRES_PASSWORD",
  "SMTP_URL",
  "OWNER_PASSWORD",
];

/** Both servers as one thing: the cms, and the web server that shows what it holds. */
export class Site {
  /** @param {{ cms: ServerProcess, web: ServerProcess }} servers */
  constructor({ cms, web }) {
    this.cms = cms;
    this.web = web;
    /** @type {Promise<void> | null} */
    this.stopping = null;
  }

  /**
   * Starts the cms, and web when there is something to show: its port opens to visitors who get
   * pages. Waits until both serve.
   * @throws {UserError} when one cannot start; nothing is left running then
   */
  async start() {
    try {
      await this.cms.start();
      // Told to stop meanwhile.
      if (this.stopping) return;
      await this.web.start();
    } catch (error) {
      await this.stop();
      if (error instanceof StartFailure) throw startProblem(error);
      throw error;
    }
  }

  /** Ends web first, whose last requests still need the cms. Nothing is running afterwards. */
  stop() {
    this.stopping ??= this.web.stop().then(() => this.cms.stop());
    return this.stopping;
  }
}

/**
 * @param {SiteOptions} options
 * @returns {Site} not started yet
 */
export function createSite({ settings, environment, onLine, onEvent, mode = "production" }) {
  const env = {
    ...(environment ?? process.env),
    ...settings,
    NODE_ENV: mode,
    STRAPI_TELEMETRY_DISABLED: "1",
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  };
  // Whoever gets into web does not get the keys of the cms, its database or its bucket.
  const withoutKeys = { ...env, ...Object.fromEntries(KEPT_FROM_WEB.map((key) => [key, ""])) };
  const host = reachable(settings.HOST ?? "127.0.0.1");
  const programs = mode === "production" ? productionPrograms() : developmentPrograms(settings);
  const server = (/** @type {"cms" | "web"} */ name, /** @type {string} */ health) =>
    new ServerProcess({
      name,
      ...programs[name],
      env: name === "web" ? withoutKeys : env,
      readyUrl: `http://${host}:${settings[name === "cms" ? "CMS_PORT" : "WEB_PORT"]}${health}`,
      onLine: (line) => onLine(name, line),
      onEvent,
    });
  return new Site({ cms: server("cms", "/_health"), web: server("web", "/healthz") });
}

function productionPrograms() {
  return {
    cms: { cwd: CMS, args: [join(CMS, "dist/src/commands/serve.js")] },
    web: { cwd: WEB, args: [...WEB_HEAP, join(WEB, "build/http-server/index.js")] },
  };
}

/** @param {Record<string, string>} settings */
function developmentPrograms({ HOST = "127.0.0.1", WEB_PORT = "3000" }) {
  const remix = join(WEB, "../node_modules/@remix-run/dev/dist/cli.js");
  const listen = ["--host", HOST, "--port", WEB_PORT, "--strictPort"];
  return {
    cms: { cwd: CMS, args: [STRAPI, "develop"] },
    web: { cwd: WEB, args: [remix, "vite:dev", ...listen] },
  };
}

/**
 * Where a server that listens on this host can be reached from the machine itself.
 * @param {string} host
 */
function reachable(host) {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

/**
 * A server that rejects its settings has said so in one sentence; anything else is shown whole.
 * @param {StartFailure} failure
 */
function startProblem(failure) {
  const lines = failure.tail.split("\n").filter((line) => !line.startsWith("[lectern]"));
  if (lines.length === 1 && lines[0]) return new UserError(lines[0]);
  return new UserError(
    `The ${failure.message}: mend what it says above and try again.`,
    lines.join("\n"),
  );
}
