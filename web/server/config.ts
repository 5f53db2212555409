import path from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65535);

const schema = z.object({
  WEB_PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
    .optional(),
  DATA_DIR: z.string().default("../data"),
  TRUST_PROXY: z.coerce
    .number("must be the number of reverse proxies in front")
    .int("must be a whole number")
    .min(0, "must not be negative")
    .default(0),
});

export interface ServerConfig {
  port: number;
  host: string;
  site: URL;
  uploadsDir: string;
  trustedProxies: number;
}

/**
 * The settings of contract §2 that the server in front needs.
 * @param source the process environment; blank settings count as not set
 * @throws Error with one sentence per wrong setting, each naming its variable
 */
export function readConfig(source: NodeJS.ProcessEnv): ServerConfig {
  const set = Object.entries(source).filter(([, value]) => value?.trim());
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      ({ path, message }) => `${path.join(".")} ${message}.`,
    );
    throw new Error(sentences.join(" "));
  }
  const { WEB_PORT, HOST, SITE_URL, DATA_DIR, TRUST_PROXY } = parsed.data;
  return {
    port: WEB_PORT,
    host: HOST,
    site: new URL(SITE_URL ?? `http://localhost:${WEB_PORT}`),
    uploadsDir: path.resolve(DATA_DIR, "uploads"),
    trustedProxies: TRUST_PROXY,
  };
}
