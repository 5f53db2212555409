import { accountFields, encode, oddString } from "./values.mjs";
import { who } from "./identities.mjs";

/**
 * @typedef {import("./random.mjs").Random} Random
 * @typedef {import("./targets.mjs").Targets} Targets
 * @typedef {import("./send.mjs").FuzzRequest} FuzzRequest
 */

const METHODS = ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "HEAD"];
const SPELLINGS = [
  (/** @type {string} */ path) => `/${path}`,
  (/** @type {string} */ path) => `${path}/`,
  (/** @type {string} */ path) => path.toUpperCase(),
  (/** @type {string} */ path) => `${path}/%2e%2e/`,
  (/** @type {string} */ path) => `${path}%00`,
  (/** @type {string} */ path) => `${path}%`,
  (/** @type {string} */ path) => `${path}${"/a".repeat(300)}`,
  (/** @type {string} */ path) => `${path}?${"a=1&".repeat(1_000)}`,
  (/** @type {string} */ path) => `${path}.json`,
  (/** @type {string} */ path) => `/assets${path}`,
  (/** @type {string} */ path) => `/uploads${path}`,
];
const ORIGINS = ["null", "http://evil.example", "", "http://127.0.0.1", "x"];

/**
 * A request to the website: a document, the data of one, or a form.
 * @param {Random} random
 * @param {Targets} targets
 * @returns {FuzzRequest}
 */
export function webRequest(random, targets) {
  const route = random.pick(targets.routes);
  const path = addressOf(random, route.pattern);
  const isForm = random.chance(0.4);
  const headers = { ...oddHeaders(random), ...(isForm && origin(random)) };
  const method = random.chance(0.12) ? random.pick(METHODS) : isForm ? "POST" : "GET";
  const body = isForm && method !== "HEAD" ? form(random, targets, route.pattern) : undefined;
  return {
    server: "web",
    target: `${isForm ? "form " : path.includes(".data") ? "data " : ""}${route.pattern}`,
    method,
    path,
    headers: { ...headers, ...body?.headers },
    body: body?.text,
    who: who(random, route.pattern.startsWith("/admin") ? 0.8 : 0.15),
  };
}

/** @param {Random} random @param {string} pattern */
function addressOf(random, pattern) {
  const plain = pattern.replace(/:\w+/g, () =>
    random.chance(0.6) ? "{id}" : encode(oddString(random)) || "x",
  );
  const known = plain === "/*" ? `/${encode(oddString(random))}` : plain;
  if (random.chance(0.08)) return random.pick(SPELLINGS)(known);
  const path = random.chance(0.25) ? `${known === "/" ? "/_root" : known}.data` : known;
  return path + query(random);
}

/** @param {Random} random */
function query(random) {
  const names = [
    "year",
    "tab",
    "q",
    "category",
    "courses",
    "redirectTo",
    "_routes",
    "code",
    "index",
  ];
  const parts = random.some(3, () => {
    const name = random.chance(0.8) ? random.pick(names) : encode(oddString(random));
    return `${name}=${random.chance(0.9) ? encode(oddString(random)).slice(0, 3_000) : "%"}`;
  });
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** @param {Random} random @returns {Record<string, string>} */
function origin(random) {
  return { origin: random.chance(0.9) ? "{site}" : random.pick(ORIGINS) };
}

/** @param {Random} random @returns {Record<string, string>} */
function oddHeaders(random) {
  const odd = {
    accept: random.pick(["text/html", "*/*", "", "x".repeat(2_000)]),
    "accept-encoding": random.pick(["br", "gzip;q=0", "identity;q=0, *;q=0", "\u00e9", "br;q=9"]),
    "if-none-match": random.pick(["*", '"x"', "W/", ",,,", '"'.repeat(3_000)]),
    range: random.pick(["bytes=0-1", "bytes=9-1", "bytes=-99999999999", "x"]),
    "x-forwarded-for": random.pick(["1.2.3.4", ",,,", "::1, é", "x".repeat(3_000)]),
    "x-forwarded-host": "evil.example",
    "user-agent": random.pick(["Googlebot/2.1", "", "x".repeat(4_000)]),
    "x-remix-response": "yes",
    cookie: random.pick(["__session=x", "toast=;toast=%", "theme=dark", "a".repeat(3_000), "="]),
    "x-http-method-override": "DELETE",
    "content-encoding": random.pick(["gzip", "x"]),
  };
  const names = /** @type {(keyof typeof odd)[]} */ (Object.keys(odd));
  return Object.fromEntries(
    random.some(2, () => random.pick(names)).map((name) => [name, odd[name]]),
  );
}

/**
 * @param {Random} random
 * @param {Targets} targets
 * @param {string} target
 * @returns {{ text: string, headers: Record<string, string> }}
 */
function form(random, targets, target) {
  if (random.chance(0.02)) return flood(random);
  const fields = random.chance(0.2)
    ? Object.entries(accountFields(random, target))
    : random.some(8, () => [fieldName(random, targets), oddString(random)]);
  if (random.chance(0.7)) fields.unshift(["intent", random.pick([...targets.intents, "", "x"])]);
  if (random.chance(0.3)) fields.push(["id", "{id}"]);
  if (random.chance(0.2)) return multipart(random, fields);
  const text = fields
    .map(([name = "", value = ""]) => `${encode(name)}=${encode(value)}`)
    .join("&");
  const type = random.chance(0.95)
    ? "application/x-www-form-urlencoded"
    : random.pick(["application/json", "text/plain", "multipart/form-data", "x", ""]);
  return { text, headers: { "content-type": type } };
}

/** @param {Random} random @param {Targets} targets */
function fieldName(random, targets) {
  const name = random.pick(random.chance(0.6) ? targets.fields : targets.attributes);
  switch (random.int(12)) {
    case 0:
      return `${name}[${random.pick(["0", "1", "-1", "999", "99999999", "a", "__proto__"])}]`;
    case 1:
      return `${name}[0].${random.pick(targets.attributes)}`;
    case 2:
      return oddString(random).slice(0, 300);
    case 3:
      return random.pick([
        "__intent__",
        "__state__",
        "__proto__",
        "constructor.x",
        "a.__proto__.b",
      ]);
    default:
      return name;
  }
}

/** Many fields, or one that is large. @param {Random} random */
function flood(random) {
  const text = random.pick([
    "a&".repeat(500_000),
    "a=1&".repeat(20_000),
    `email=${"x".repeat(900_000)}`,
    Array.from({ length: 1_500 }, (_, index) => `data[${index * 60}].title=x`).join("&"),
    Array.from({ length: 1_500 }, (_, index) => `authors[${index}]=x`).join("&"),
    "%".repeat(100_000),
  ]);
  return { text, headers: { "content-type": "application/x-www-form-urlencoded" } };
}

/** @param {Random} random @param {string[][]} fields */
function multipart(random, fields) {
  const png = "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0>\u0080\0\0>\u0080\b\u0006\0\0\0";
  const contents = [png, "", "GIF89a", "<svg onload='alert(1)'/>", "x".repeat(100_000)];
  const parts = fields.map(
    ([name, value]) => `--B\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = random.pick(contents);
  parts.push(
    `--B\r\ncontent-disposition: form-data; name="${random.pick(["file", "picture", "files"])}"; ` +
      `filename="${random.pick(["a.png", "../a.svg", "", "a\0.png"])}"\r\n` +
      `content-type: ${random.pick(["image/png", "image/svg+xml", "text/html", "x"])}\r\n\r\n${file}\r\n`,
  );
  const end = random.chance(0.9) ? "--B--\r\n" : "";
  return {
    text: parts.join("") + end,
    headers: { "content-type": "multipart/form-data; boundary=B" },
  };
}
