import path from "node:path";
import { z } from "zod";

const PORT = "must be a port, from 1 to 65535";
const PROXIES = "must be the number of reverse proxies in front, 0 for none";
const ADDRESS = "must be an address that starts with http:// or https://";
const ORIGIN = `${ADDRESS}, without a user name, path, query or fragment`;

/** The address of a website as a whole: pages link to each other from its root. */
function isOrigin(value: string): boolean {
  const address = value.replace(/\/+$/, "");
  return URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`;
}

const schema = z.object({
  WEB_PORT: z.coerce.number(PORT).int(PORT).min(1, PORT).max(65535, PORT).default(3000),
  HOST: z.string().default("127.0.0.1"),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: ADDRESS })
    .refine(isOrigin, ORIGIN)
    .optional(),
  CMS_PORT: z.coerce.number(PORT).int(PORT).min(1, PORT).max(65535, PORT).default(1337),
  CMS_URL: z.url({ protocol: /^https?$/, error: ADDRESS }).optional(),
  UPLOADS: z.enum(["local", "s3"], "must be local or s3").default("local"),
  DATA_DIR: z.string().default("../data"),
  LOG_FORMAT: z.enum(["text", "json"], "must be text or json").default("text"),
  TRUST_PROXY: z.coerce.number(PROXIES).int(PROXIES).min(0, PROXIES).default(0),
});

export type UploadsPlace = { folder: string } | { address: URL };

export interface ServerConfig {
  port: number;
  host: string;
  site: URL;
  /** Where uploaded files are: a folder, or an address of the cms that has them in a bucket. */
  uploads: UploadsPlace;
  /** Where the last good pages are kept over restarts. */
  pagesDir: string;
  trustedProxies: number;
  /** Whether each line of the log is one of JSON. */
  logsJson: boolean;
}

/**
 * The settings that this process was started with. React and Remix look at NODE_ENV themselves:
 * the built pages run in production unless it says otherwise.
 */
export function loadConfig(): ServerConfig {
  const env: Record<string, string | undefined> = process.env;
  env["NODE_ENV"] ||= "production";
  return readConfig(env);
}

/**
 * The settings of contract §2 that the web server needs.
 * @param source the process environment; blank settings count as not set
 * @throws Error with one sentence per wrong setting, each naming its variable
 */
export function readConfig(source: Record<string, string | undefined>): ServerConfig {
  const set = Object.entries(source).filter(([, value]) => value?.trim());
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      ({ path, message }) => `${path.join(".")} ${message}.`,
    );
    throw new Error(sentences.join(" "));
  }
  const { WEB_PORT, HOST, SITE_URL, DATA_DIR, LOG_FORMAT, TRUST_PROXY } = parsed.data;
  const { UPLOADS, CMS_PORT, CMS_URL } = parsed.data;
  const cms = CMS_URL ?? `http://127.0.0.1:${CMS_PORT}`;
  return {
    port: WEB_PORT,
    host: HOST,
    site: new URL(SITE_URL ?? `http://localhost:${WEB_PORT}`),
    uploads:
      UPLOADS === "local"
        ? { folder: path.resolve(DATA_DIR, "uploads") }
        : { address: new URL(`${cms.replace(/\/+$/, "")}/uploads/`) },
    pagesDir: path.resolve(DATA_DIR, "pages"),
    trustedProxies: TRUST_PROXY,
    logsJson: LOG_FORMAT === "json",
  };
}
