import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository, whatever folder the command was called from. */
export const ROOT = resolve(fileURLToPath(new URL("../..", import.meta.url)));
export const CMS = join(ROOT, "cms");
export const WEB = join(ROOT, "web");
export const MODULES = join(ROOT, "node_modules");
export const STRAPI = join(MODULES, "@strapi/strapi/bin/strapi.js");
export const TSC = join(MODULES, "typescript/bin/tsc");
