import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65535);
const httpOrigin = z
  .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
  .transform((url) => url.replace(/\/+$/, ""));
const secret = z
  .string("is not set: `npm start` makes one")
  .min(16, "must have at least 16 characters");

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  WEB_PORT: port.default(3000),
  CMS_PORT: port.default(1337),
  SITE_URL: httpOrigin.optional(),
  CMS_URL: httpOrigin.optional(),
  SESSION_SECRET: secret,
  EDGE_SECRET: secret,
  OWNER_NAME: z.string().trim().optional(),
  TIME_ZONE: z
    .string()
    .default(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    .refine(isTimeZone, "must be the name of a time zone, such as Europe/Paris"),
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Empty settings count as not set, so that `SITE_URL=` in a file keeps the default. */
function withoutBlanks(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );
}

/**
 * Checks the settings of contract §2 that the pages need.
 * @param source the process environment
 * @returns the settings with their defaults; addresses without a trailing slash
 * @throws Error with one sentence per wrong setting, each naming its variable
 */
export function readEnv(source: NodeJS.ProcessEnv) {
  const parsed = schema.safeParse(withoutBlanks(source));
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`).join(" "),
    );
  }
  const { WEB_PORT, CMS_PORT, ...rest } = parsed.data;
  return {
    ...rest,
    SITE_URL: rest.SITE_URL ?? `http://localhost:${WEB_PORT}`,
    CMS_URL: rest.CMS_URL ?? `http://127.0.0.1:${CMS_PORT}`,
  };
}

/** The settings, read once when the server starts. The only reader of `process.env` in the app. */
export const env = readEnv(process.env);
