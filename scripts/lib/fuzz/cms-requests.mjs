import { oddQuery } from "./queries.mjs";
import { accountFields, encode, oddBody, oddString } from "./values.mjs";
import { who } from "./identities.mjs";

/**
 * @typedef {import("./random.mjs").Random} Random
 * @typedef {import("./targets.mjs").Targets} Targets
 * @typedef {import("./send.mjs").FuzzRequest} FuzzRequest
 */

const METHODS = ["GET", "GET", "GET", "POST", "PUT", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];
/** What accounts and the panel are asked with. */
const ACCOUNT_NAMES = [
  "identifier",
  "email",
  "username",
  "password",
  "passwordConfirmation",
  "currentPassword",
  "code",
  "refreshToken",
  "challenge",
  "full_name",
  "confirmation",
  "registrationToken",
  "deviceId",
  "rememberMe",
];

/**
 * A request to the cms: a content type's REST, or any other endpoint.
 * @param {Random} random
 * @param {Targets} targets
 * @returns {FuzzRequest}
 */
export function cmsRequest(random, targets) {
  const { method, path, target, names } = random.chance(0.65)
    ? contentAddress(random, targets)
    : otherAddress(random, targets);
  const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method) || random.chance(0.02);
  return {
    server: "cms",
    target: `${method} ${target}`,
    method,
    path: path + (isAccount(target) && random.chance(0.7) ? "" : oddQuery(random, names)),
    headers: headersFor(random, hasBody),
    body: hasBody ? bodyFor(random, names, target) : undefined,
    who: who(random, 0.6),
  };
}

/** @param {Random} random @param {Targets} targets */
function contentAddress(random, { types }) {
  const { path, isSingle, name, attributes } = random.pick(types);
  const method = random.pick(METHODS);
  const hasId = !isSingle && (random.chance(0.5) || method === "DELETE");
  const id = random.chance(0.6) ? `{id:${path}}` : encode(oddString(random)).slice(0, 2_000);
  const names = [...attributes, "id", "documentId", "createdAt", "localizations", "createdBy"];
  return {
    method: method === "DELETE" && random.chance(0.7) ? "GET" : method,
    path: `/api/${path}${hasId ? `/${id}` : ""}`,
    target: `/api/${isSingle ? name : path}${hasId ? "/:id" : ""}`,
    names,
  };
}

/** @param {Random} random @param {Targets} targets */
function otherAddress(random, { endpoints, attributes }) {
  const endpoint = random.pick(endpoints);
  const method = random.chance(0.9) ? endpoint.method : random.pick(METHODS);
  const names = [...ACCOUNT_NAMES, "url", "id", random.pick(attributes), random.pick(attributes)];
  return { method, path: endpoint.path, target: endpoint.path, names };
}

/** @param {Random} random @param {boolean} hasBody @returns {Record<string, string>} */
function headersFor(random, hasBody) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (hasBody) {
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "x",
      "",
    ];
    headers["content-type"] = random.chance(0.92) ? "application/json" : random.pick(types);
  }
  if (random.chance(0.05))
    headers.authorization = random.pick(["Bearer x", "Bearer ", "Basic eA=="]);
  if (random.chance(0.05)) headers["x-client-ip"] = oddHeader(random);
  if (random.chance(0.05)) headers["x-edge-secret"] = oddHeader(random);
  if (random.chance(0.02)) headers["content-encoding"] = "gzip";
  return headers;
}

/** @param {Random} random */
function oddHeader(random) {
  return oddString(random)
    .replace(/[^\x20-\x7e]/g, "?")
    .slice(0, 2_000);
}

/** @param {Random} random @param {readonly string[]} names @param {string} target */
function bodyFor(random, names, target) {
  if (isAccount(target) && random.chance(0.5)) return JSON.stringify(accountFields(random, target));
  if (random.chance(0.01)) return `{"data":{"title":"${"x".repeat(3_000_000)}"}}`;
  return oddBody(random, names);
}

/** @param {string} target */
function isAccount(target) {
  return /^\/(api\/auth|admin)\//.test(target);
}
