import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { makeDatabase, type TestDatabase } from "../support/databases";
import { OWNER, testEnvironment } from "../support/environment";
import { freePort } from "../support/free-port";
import { at, textAt } from "../support/json";
import { spawnCms, untilHealthy, type SpawnedCms } from "../support/spawn-cms";

/**
 * In a process of its own: what is tested here used to occupy the process for good, so that no test
 * in the same one could tell.
 */
let database: TestDatabase;
let cms: SpawnedCms;
let address = "";
let owner = "";

/** Half a character: what is left of 😀 when it is cut in two. */
const HALF = "\ud83d";
const REJECTED = [400, "ValidationError", "The request contains text that is not valid Unicode"];

beforeAll(async () => {
  database = await makeDatabase(inject("golden"));
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  cms = spawnCms({
    ...testEnvironment(database.dataDir),
    ...database.environment,
    CMS_PORT: String(port),
    RATE_LIMIT: "off",
  });
  await untilHealthy(cms, address);
  const credentials = { identifier: OWNER.email, password: OWNER.password };
  owner = textAt((await send("POST", "/api/auth/local", credentials)).body, "jwt");
});

afterAll(async () => {
  cms.stop();
  await cms.ended;
  await database.remove();
});

async function send(method: string, path: string, body?: unknown, token?: string) {
  const isForm = body instanceof FormData;
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

async function outcomeOf(...call: Parameters<typeof send>): Promise<unknown[]> {
  const { status, body } = await send(...call);
  return [status, at(body, "error", "name"), at(body, "error", "message")];
}

/** A text at the place of each character that a lone half can stand: alone, between, last. */
const TEXTS = [HALF, `lantern ${HALF} lantern`, `${"a".repeat(1999)}${HALF}`, "\ude00 lantern"];

const ENTRANCES: [string, string, (text: string) => unknown][] = [
  ["POST", "/api/auth/local", (password) => ({ identifier: OWNER.email, password })],
  ["POST", "/api/auth/local", (identifier) => ({ identifier, password: OWNER.password })],
  [
    "POST",
    "/api/auth/local/register",
    (password) => ({ email: "new@example.org", full_name: "New", password }),
  ],
  ["POST", "/api/auth/forgot-password", (email) => ({ email })],
  [
    "POST",
    "/api/auth/reset-password",
    (password) => ({ code: "x", password, passwordConfirmation: password }),
  ],
  ["POST", "/admin/login", (password) => ({ email: OWNER.email, password })],
  [
    "POST",
    "/admin/register-admin",
    (password) => ({ email: "a@example.org", password, firstname: "A" }),
  ],
  ["POST", "/admin/register", (password) => ({ registrationToken: "x", userInfo: { password } })],
  ["POST", "/admin/reset-password", (password) => ({ resetPasswordToken: "x", password })],
  ["POST", "/admin/forgot-password", (email) => ({ email })],
  ["POST", "/api/publications", (title) => ({ data: { title } })],
  ["POST", "/api/publications", (key) => ({ data: { [key]: "value" } })],
  ["PUT", "/api/about-page", (text) => ({ data: { rows: [{ text: ["fine", text] }] } })],
  // Strapi parses texts that hold JSON where it expects an object.
  ["POST", "/api/upload", (text) => ({ fileInfo: JSON.stringify({ name: text }) })],
];

describe("ill-formed text", () => {
  test.each(ENTRANCES)("is rejected by %s %s", async (method, path, bodyWith) => {
    for (const text of TEXTS) {
      expect(await outcomeOf(method, path, bodyWith(text), owner)).toEqual(REJECTED);
    }
  });

  test("is rejected at any depth", async () => {
    let body: unknown = HALF;
    for (let depth = 0; depth < 3000; depth += 1) body = [body];
    expect(await outcomeOf("POST", "/api/auth/local", { body })).toEqual(REJECTED);
  });

  test("is rejected in the fields of an upload", async () => {
    const form = new FormData();
    form.set("files", new File(["%PDF-1.4"], "paper.pdf"));
    // The form itself can only carry well-formed text; the JSON in it can say anything.
    form.set("fileInfo", `{"alternativeText":"${String.raw`\ud83d`}"}`);
    expect(await outcomeOf("POST", "/api/upload", form, owner)).toEqual(REJECTED);
  });

  test.each([
    "/api/publications?filters[title]=%ED%A0%BD",
    "/api/publications?%FF=1",
    "/api/publications/%ED%A0%BD",
    "/admin/users/me?x=%C3",
    "/api/publications?sort=%F0%9F%98",
  ])("is rejected in the address %s", async (path) => {
    expect(await outcomeOf("GET", path)).toEqual(REJECTED);
  });

  test("well-formed text of any script, percent signs and escapes are taken", async () => {
    for (const title of ["Zoë 😀 日本", String.raw`The escape \ud83d`, "100 %", "%FF"]) {
      const { status, body } = await send("POST", "/api/publications", { data: { title } }, owner);
      expect([status, at(body, "error", "message")]).not.toEqual([400, REJECTED[2]]);
    }
    const address = "/api/publications?filters[title][$eq]=100%&pagination[pageSize]=1";
    expect((await send("GET", `${address}&filters[title][$ne]=%F0%9F%98%80`)).status).toBe(200);
  });
});

describe("passwords longer than bcrypt reads", () => {
  test.each([
    ["/api/auth/local", "identifier", "Invalid identifier or password"],
    ["/admin/login", "email", "Invalid credentials"],
  ])("are wrong at %s", async (path, account, message) => {
    const signIn = (password: string) =>
      outcomeOf("POST", path, { [account]: OWNER.email, password });
    for (const password of ["a wrong password", "x".repeat(1_000_000), "😀".repeat(20)]) {
      expect(await signIn(password)).toEqual([400, expect.any(String), message]);
    }
    expect((await signIn(OWNER.password))[0]).toBe(200);
  });
});
