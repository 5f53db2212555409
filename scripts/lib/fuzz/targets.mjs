import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { CMS, WEB } from "../paths.mjs";

/**
 * @typedef {object} WebRoute
 * @property {string} pattern such as "/events/:id"; "*" stands for what no other route knows
 * @property {string} id
 *
 * @typedef {object} ContentType
 * @property {string} name singular
 * @property {string} path below /api/
 * @property {boolean} isSingle
 * @property {string[]} attributes
 *
 * @typedef {{ method: string, path: string }} Endpoint
 *
 * @typedef {object} Targets everything that can be asked for
 * @property {WebRoute[]} routes of web's build
 * @property {ContentType[]} types
 * @property {Endpoint[]} endpoints of the cms beside the content types' own
 * @property {string[]} attributes of all types
 * @property {string[]} fields names of the website's forms
 * @property {string[]} intents values of the field that says what a form wants
 */

/** What Strapi and its plugins bring. */
const FRAMEWORK = [
  "POST /api/auth/local",
  "POST /api/auth/local/register",
  "POST /api/auth/forgot-password",
  "POST /api/auth/reset-password",
  "POST /api/auth/change-password",
  "POST /api/auth/send-email-confirmation",
  "GET /api/auth/email-confirmation",
  "POST /api/auth/refresh",
  "POST /api/auth/logout",
  "GET /api/auth/google/callback",
  "GET /api/connect/google",
  "GET /api/users",
  "POST /api/users",
  "GET /api/users/me",
  "GET /api/users/count",
  "GET /api/users/1",
  "PUT /api/users/1",
  "DELETE /api/users/2",
  "GET /api/users-permissions/roles",
  "GET /api/users-permissions/permissions",
  "POST /api/upload",
  "GET /api/upload/files",
  "GET /api/upload/files/1",
  "DELETE /api/upload/files/999999",
  "GET /api/content-state",
  "GET /api/content-type-builder/content-types",
  "GET /api/i18n/locales",
  "GET /_health",
  "POST /admin/login",
  "POST /admin/logout",
  "POST /admin/access-token",
  "POST /admin/token/refresh",
  "POST /admin/forgot-password",
  "POST /admin/reset-password",
  "POST /admin/register",
  "POST /admin/register-admin",
  "GET /admin/registration-info",
  "GET /admin/init",
  "GET /admin/users/me",
  "GET /admin/information",
  "GET /admin/project-type",
  "GET /content-manager/content-types",
  "GET /content-manager/collection-types/api::publication.publication",
  "GET /upload/files",
  "GET /uploads/none.png",
  "GET /graphql",
];

/** @returns {Targets} from the sources and the build */
export function findTargets() {
  const types = contentTypes();
  const server = readFileSync(join(WEB, "build/server/index.js"), "utf8");
  const found = (/** @type {RegExp} */ pattern) => [
    ...new Set([...server.matchAll(pattern)].map((match) => match[1] ?? "")),
  ];
  return {
    routes: webRoutes(),
    types,
    endpoints: [...FRAMEWORK.map(toEndpoint), ...ownEndpoints()],
    attributes: [...new Set(types.flatMap(({ attributes }) => attributes))],
    fields: found(/\bname: "([\w[\].-]{2,40})"/g),
    intents: found(/\bcase "([\w-]{2,30})":/g),
  };
}

/** @returns {WebRoute[]} those that have an address of their own */
function webRoutes() {
  const folder = join(WEB, "build/client/assets");
  const name = readdirSync(folder).find((file) => /^manifest-[\w-]+\.js$/.test(file)) ?? "";
  const script = readFileSync(join(folder, name), "utf8");
  const { routes } = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
  /** @type {(id: string | undefined) => string[]} */
  const pathTo = (id) => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...pathTo(route.parentId), ...(route.path ? [route.path] : [])] : [];
  };
  return Object.keys(routes)
    .filter((id) => routes[id].path || routes[id].index)
    .map((id) => ({ id, pattern: `/${pathTo(id).join("/")}` }));
}

/** @returns {ContentType[]} */
function contentTypes() {
  return filesOf("schema.json").map((file) => {
    const { kind, info, attributes } = JSON.parse(readFileSync(file, "utf8"));
    const isSingle = kind === "singleType";
    const path = isSingle ? info.singularName : info.pluralName;
    return { name: info.singularName, path, isSingle, attributes: Object.keys(attributes) };
  });
}

/** @returns {Endpoint[]} what the routes of the cms's own controllers say */
function ownEndpoints() {
  return filesOf(".ts")
    .filter((file) => file.includes("/routes/"))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/method:\s*"(\w+)",\s*path:\s*"([^"]+)"/g),
    ])
    .map(([, method = "GET", path = ""]) => ({ method, path: `/api${path}` }));
}

/** @param {string} ending @returns {string[]} sorted */
function filesOf(ending) {
  const folder = join(CMS, "src/api");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => join(folder, file));
}

/** @param {string} line @returns {Endpoint} */
function toEndpoint(line) {
  const [method = "GET", path = "/"] = line.split(" ");
  return { method, path };
}
