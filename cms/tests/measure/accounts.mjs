// Measures whether the account calls take longer for an address that has an account than for one
// that has none, and what the session check costs. Needs a running cms with RATE_LIMIT=off and
// registration open, of which it makes accounts: never a live site.
//
//   CMS_URL=http://127.0.0.1:1337 OWNER_EMAIL=… OWNER_PASSWORD=… npm run measure:accounts -w cms [rounds]
import { randomBytes } from "node:crypto";

const cms = process.env.CMS_URL ?? "http://127.0.0.1:1337";
const owner = process.env.OWNER_EMAIL ?? "owner@example.edu";
const ownerPassword = process.env.OWNER_PASSWORD ?? "";
const rounds = Number(process.argv[2] ?? 40);

const someone = () => `m${randomBytes(6).toString("hex")}@example.org`;

async function timed(method, path, { body, token } = {}) {
  const start = performance.now();
  const response = await fetch(cms + path, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  return { ms: performance.now() - start, status: response.status, answer };
}

const post = (path, body) => timed("POST", path, { body });

function quantile(sorted, q) {
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const [low, median, high] = [0.1, 0.5, 0.9].map((q) => quantile(sorted, q).toFixed(1));
  return `median ${median.padStart(7)} ms   80% within ${low}–${high} ms`;
}

/** Both kinds take turns, in changing order, so that whatever else the machine does hits both. */
async function compare(name, known, unknown) {
  const times = { known: [], unknown: [] };
  for (let round = 0; round < rounds; round += 1) {
    const pair = [
      ["known", known],
      ["unknown", unknown],
    ];
    if (round % 2 === 1) pair.reverse();
    const statuses = [];
    for (const [kind, call] of pair) {
      const { ms, status } = await call(round);
      times[kind].push(ms);
      statuses.push(status);
    }
    if (statuses[0] !== statuses[1]) throw new Error(`${name}: answered ${statuses.join(" and ")}`);
  }
  console.log(`${name}\n  with account     ${summary(times.known)}`);
  console.log(`  without account  ${summary(times.unknown)}`);
}

const wrong = "a wrong guess of a password";
const password = "a long enough passphrase 7";

await compare(
  "sign in with a wrong password",
  () => post("/api/auth/local", { identifier: owner, password: wrong }),
  () => post("/api/auth/local", { identifier: someone(), password: wrong }),
);
await compare(
  "forgot the password",
  () => post("/api/auth/forgot-password", { email: owner }),
  () => post("/api/auth/forgot-password", { email: someone() }),
);
await compare(
  "register",
  () => post("/api/auth/local/register", { email: owner, password, full_name: "M" }),
  () => post("/api/auth/local/register", { email: someone(), password, full_name: "M" }),
);
const waiting = someone();
await post("/api/auth/local/register", { email: waiting, password, full_name: "M" });
await compare(
  "ask for the confirmation again",
  () => post("/api/auth/send-email-confirmation", { email: waiting }),
  () => post("/api/auth/send-email-confirmation", { email: someone() }),
);

const { answer } = await post("/api/auth/local", { identifier: owner, password: ownerPassword });
if (answer.jwt) {
  await compare(
    "read the settings (with account: with an access token, so with the session check)",
    () => timed("GET", "/api/account-settings", { token: answer.jwt }),
    () => timed("GET", "/api/account-settings"),
  );
}
