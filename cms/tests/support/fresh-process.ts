import { createRequire } from "node:module";
import { afterAll } from "vitest";
import { TEST_DIST } from "./paths";

/**
 * What the cms changes in Strapi when it starts, what keeps hold of the Strapi that was started, and what
 * counts the requests to the panel.
 */
const STRAPI = /[\\/]node_modules[\\/](?:@strapi|koa2-ratelimit)[\\/]/;

/**
 * The files of a thread share the packages that they have loaded. The cms itself and Strapi's packages
 * are loaded anew for each, and no setting is left from the file before.
 */
const environment = { ...process.env };
const { cache } = createRequire(import.meta.url);

afterAll(() => {
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, environment);
  for (const file of Object.keys(cache)) {
    if (file.startsWith(TEST_DIST) || STRAPI.test(file)) Reflect.deleteProperty(cache, file);
  }
});
