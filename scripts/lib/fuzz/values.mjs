/** @typedef {import("./random.mjs").Random} Random */

/** Strings that programs have stumbled over. */
const STRINGS = [
  "",
  " ",
  "a",
  "0",
  "-1",
  "null",
  "undefined",
  "NaN",
  "true",
  "[]",
  "{}",
  "1e999",
  "9".repeat(400),
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "$ne",
  "$or",
  "%",
  "%00",
  "%c0%80",
  "../../etc/passwd",
  "..%2f..%2f",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00x",
  "\u2028",
  "/\u2028",
  "//evil.example",
  "/\\evil.example",
  "\ufeff",
  "\u202etxt",
  "İıſ",
  "😀",
  `${"a".repeat(71)}é`,
  `${"a".repeat(199)}😀`,
  `${"a".repeat(1999)}😀`,
  "x".repeat(5_000),
  "x".repeat(70_000),
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "data:text/html,x",
  "http://[",
  "https://example.org/a?b=c#d",
  "' OR 1=1 --",
  "'; DROP TABLE up_users; --",
  "${7*7}",
  "\r\nset-cookie: a=b",
  "2026-02-30",
  "2026-13-45T99:99:99Z",
  "2026-01-01",
  "0000-00-00",
  "+275760-09-14",
  "a@b",
  "owner@example.edu",
  "owner@example.edu\n",
  "é@exämple.edu",
];

/** JSON that is no string; some of it only exists as text. */
const LITERALS = [
  "null",
  "true",
  "false",
  "0",
  "-0",
  "-1",
  "1.5",
  "1e400",
  "-1e400",
  "9007199254740993",
  "1e308",
  "[]",
  "{}",
  "[[]]",
  "[null]",
  '{"constructor":null}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":{"polluted":true}}',
  '{"toString":1,"valueOf":2}',
  '{"length":-1}',
  '{"then":1}',
  '{"$ne":null}',
  '{"connect":[1]}',
  '{"set":[{"documentId":"x"}]}',
  '{"disconnect":[{"id":-1}]}',
];

/** @param {Random} random @returns {string} */
export function oddString(random) {
  if (random.chance(0.8)) return random.pick(STRINGS);
  return Array.from({ length: 1 + random.int(12) }, () =>
    String.fromCharCode(random.int(random.chance(0.5) ? 128 : 65_536)),
  ).join("");
}

/**
 * JSON text of an odd value.
 * @param {Random} random
 * @param {readonly string[]} names that mean something
 * @param {number} [depth]
 * @returns {string}
 */
export function oddJson(random, names, depth = 3) {
  const kind = random.int(10);
  if (depth === 0 || kind < 4) return JSON.stringify(oddString(random));
  if (kind < 7) return random.pick(LITERALS);
  if (kind === 7) return nested(random);
  if (kind === 8) return `[${random.some(4, () => oddJson(random, names, depth - 1)).join()}]`;
  const name = () => JSON.stringify(random.chance(0.7) ? random.pick(names) : oddString(random));
  return `{${random.some(5, () => `${name()}:${oddJson(random, names, depth - 1)}`).join()}}`;
}

/** @param {Random} random */
function nested(random) {
  const depth = random.pick([10, 100, 1_000, 10_000]);
  return random.chance(0.5)
    ? "[".repeat(depth) + "]".repeat(depth)
    : `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
}

/**
 * A whole body as JSON text, right and wrong.
 * @param {Random} random
 * @param {readonly string[]} names
 */
export function oddBody(random, names) {
  const kind = random.int(20);
  if (kind === 0) return random.pick(["", "{", "null", "1", '"text"', "[]", '{"data"', "\u0000"]);
  if (kind === 1) return `{"data":${oddJson(random, names)},"data":{}}`;
  const fields = (
    random.chance(0.5) ? [random.pick(names)] : random.some(6, () => random.pick(names))
  ).map((name) => `${JSON.stringify(name)}:${oddJson(random, names, 2)}`);
  const object = `{${fields.join()}}`;
  if (kind < 5) return object;
  if (kind < 7) return `{"data":${oddJson(random, names)}}`;
  if (kind === 7) return `{"data":[${random.some(3, () => object).join()}],"version":"x"}`;
  return `{"data":${object}}`;
}

/** What is, or becomes when it is cut to a length, half of a character: hashes have looped over it. */
const CUT_SHORT = ["\ud800", "\udc00x", `${"a".repeat(71)}😀`, `${"a".repeat(1999)}😀`];
const PASSWORD = "A-long-password-1";
/** What each account form or call needs, by what its address holds. @type {[RegExp, Record<string, string>][]} */
const ACCOUNT_FORMS = [
  [
    /register/,
    {
      email: "newcomer@example.edu",
      full_name: "A Newcomer",
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
    },
  ],
  [/reset/, { code: "x", password: PASSWORD, passwordConfirmation: PASSWORD }],
  [/change/, { currentPassword: "wrong", password: PASSWORD, passwordConfirmation: PASSWORD }],
  [/auth\/local/, { identifier: "owner@example.edu", password: "wrong" }],
  [/./, { email: "owner@example.edu", password: "wrong" }],
];

/**
 * What an account form or call needs, with one of its values odd: what is wrong everywhere is rejected
 * before it gets anywhere.
 * @param {Random} random
 * @param {string} target
 * @returns {Record<string, string>}
 */
export function accountFields(random, target) {
  const form = { ...ACCOUNT_FORMS.find(([address]) => address.test(target))?.[1] };
  if ("full_name" in form) {
    form.email = `new-${random.int(1_000_000)}@example.edu`;
    // Strapi's name for it; the website's form has none.
    if (target.startsWith("/api")) form.username = form.email;
  }
  const odd = random.chance(0.4) ? random.pick(CUT_SHORT) : oddString(random);
  const name = random.chance(0.6) ? "password" : random.pick(Object.keys(form));
  for (const each of Object.keys(form)) {
    const isAlike = /^password/.test(name) && /^password/.test(each);
    if (each === name || isAlike) form[each] = odd;
  }
  return form;
}

/** @param {string} text @returns {string} as a part of an address, ill-formed text included */
export function encode(text) {
  return Buffer.from(text, "utf8").reduce((encoded, byte) => {
    const character = String.fromCharCode(byte);
    return encoded + (/[\w.~$*-]/.test(character) ? character : `%${hex(byte)}`);
  }, "");
}

/** @param {number} byte */
function hex(byte) {
  return byte.toString(16).padStart(2, "0");
}
