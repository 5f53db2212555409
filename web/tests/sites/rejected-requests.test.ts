import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CmsApi } from "../e2e/harness/cms-api";
import { type TestSite, startTestSite } from "../e2e/harness/test-site";
import { type Kind, ask, outcomeOf, signInAt } from "../support/web-requests";

/**
 * What no screen of ours sends: through the built website to a real cms. Each request gets an answer
 * that says so, and nothing but an answer.
 */

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

const KINDS: Kind[] = ["page", "data"];
const FORMS = ["/login", "/register", "/forgot-password", "/reset-password", "/confirm-email"];
const URL_ENCODED = "application/x-www-form-urlencoded";

let site: TestSite;
let owner = "";

beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: "off" });
  owner = await signInAt(site.url, site.owner.email, site.owner.password);
});
afterAll(() => site.stop());

/** Posts a body as it stands. */
function post(address: string, body: string, type = URL_ENCODED, method = "POST") {
  const headers = { "content-type": type, origin: site.url };
  return fetch(site.url + address, { method, redirect: "manual", headers, body });
}

describe("an emoji at the end of a long password", () => {
  const password = `${"a".repeat(1999)}😀`;

  it.each(KINDS)("is a wrong password, and the cms lives on (%s)", async (kind) => {
    const body = new URLSearchParams({ email: site.owner.email, password });
    const answer = await ask(site.url, { address: "/login", kind, body });
    expect(await answer.text()).toContain("Invalid identifier or password");
    expect(await signInAt(site.url, site.owner.email, site.owner.password)).toMatch(/^__session=/);
  });

  it("is too long a password for a new account", async () => {
    const body = new URLSearchParams({ full_name: "New", email: "new@example.edu", password });
    const answer = await ask(site.url, { address: "/register", kind: "page", body });
    expect(await answer.text()).toContain("Password must be at most 72 characters long");
  });
});

describe("text that is no Unicode", () => {
  it.each(["/?q=%FF", "/blog?q=%ED%A0%BD", "/login?redirectTo=/%C3", "/admin?%C0%AF"])(
    "is rejected in the address %s",
    async (address) => {
      expect((await fetch(site.url + address, { redirect: "manual" })).status).toBe(400);
    },
  );

  it.each(FORMS)("is rejected in the form at %s", async (address) => {
    const answer = await post(address, "email=a%40b.edu&password=%ED%A0%BD");
    expect(answer.status).toBe(400);
  });

  it("is cut off no search for posts", async () => {
    const q = `${"a".repeat(199)}😀😀`;
    const { status } = await fetch(`${site.url}/blog?${new URLSearchParams({ q })}`);
    expect(status).toBe(200);
  });
});

describe("forms that no page has", () => {
  it.each(FORMS)("are rejected at %s", async (address) => {
    for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"]) {
      expect((await post(address, "{}", type)).status).toBe(415);
    }
    expect((await post(address, "a&".repeat(16_000))).status).toBe(400);
    expect((await post(address, "a&".repeat(500_000))).status).toBe(413);
  });

  it("are rejected however they are addressed", async () => {
    expect((await post("/login.data", "{}", "application/json")).status).toBe(415);
    expect((await post("/admin/%2e%2e/login", "a&".repeat(500_000))).status).toBe(413);
  });

  it("are rejected in the owner's area", async () => {
    for (const address of ["/admin/settings", "/admin/pictures"]) {
      const headers = { cookie: owner, "content-type": "text/plain" };
      const answer = await fetch(site.url + address, { method: "POST", headers, body: "intent=x" });
      expect(answer.status).toBe(415);
    }
  });
});

it.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("%s is no method of a page", async (method) => {
  const { email, password } = site.owner;
  const credentials = new URLSearchParams({ email, password }).toString();
  for (const address of ["/login", "/login.data", "/forgot-password", "/logout", "/", "/nowhere"]) {
    const answer = await post(address, credentials, URL_ENCODED, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

it.each(["/publications.bib", "/blog.xml", "/robots.txt"])("%s takes no form", async (address) => {
  const answer = await post(address, "a=b");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(await answer.text()).toBe("Method Not Allowed");
});

it.each([
  ["/\u2028", "/%E2%80%A8"],
  ["/blog?q=日本", "/blog?q=%E6%97%A5%E6%9C%AC"],
  ["/..//evil.example", "/admin"],
])("a sign-in leads on to %j as %s", async (redirectTo, location) => {
  const { email, password } = site.owner;
  const body = new URLSearchParams({ email, password, redirectTo });
  expect(await outcomeOf(await ask(site.url, { address: "/login", kind: "page", body }))).toBe(
    location,
  );
  const address = `/login?${new URLSearchParams({ redirectTo })}`;
  const signedIn = await ask(site.url, { address, kind: "page", cookie: owner });
  expect(await outcomeOf(signedIn)).toBe(location);
});

describe("the owner's forms", () => {
  const save = (fields: [string, string][]) =>
    ask(site.url, {
      address: "/admin/homepage",
      kind: "page",
      cookie: owner,
      body: new URLSearchParams([["intent", "statistics"], ["overwrite", "true"], ...fields]),
    });

  it("have no list button for what all objects inherit, or for what is no list", async () => {
    for (const name of ["__proto__", "constructor", "data[0].__proto__", "intent"]) {
      const intent = { type: "insert", payload: { name, defaultValue: "" } };
      expect((await save([["__intent__", JSON.stringify(intent)]])).status).toBe(400);
    }
    const insert = { type: "insert", payload: { name: "data", defaultValue: { value: "" } } };
    expect((await save([["__intent__", JSON.stringify(insert)]])).status).toBe(200);
  });

  it("have no lists that are longer than their fields", async () => {
    const fields = Array.from({ length: 1500 }, (_, index): [string, string] => [
      `data[${index % 1000}].a[999].b[${999 - (index % 100)}]`,
      "x",
    ]);
    expect((await save(fields)).status).toBe(400);
  });

  it("save a list of 100 rows", async () => {
    const rows = Array.from({ length: 100 }, (_, index): [string, string][] => [
      [`data[${index}].id`, `new-${index}`],
      [`data[${index}].icon`, "users"],
      [`data[${index}].value`, String(index)],
      [`data[${index}].title`, `Statistic ${index} 😀`],
    ]);
    expect((await save(rows.flat())).status).toBe(200);
    const stored = await new CmsApi(site.cmsUrl, site.owner).list(
      "home-stats?pagination[pageSize]=100",
    );
    expect(stored).toHaveLength(100);
  });
});
