import fs from "node:fs";
import path from "node:path";
import { isRecord } from "../documents/types";
import { CMS_ROOT } from "../settings";

function versionIn(file: string): string {
  const parsed: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
  return isRecord(parsed) ? String(parsed.version) : "unknown";
}

/** The version of the cms that runs. */
export const lecternVersion = (): string => versionIn(path.join(CMS_ROOT, "package.json"));

export const strapiVersion = (): string =>
  versionIn(require.resolve("@strapi/strapi/package.json"));
