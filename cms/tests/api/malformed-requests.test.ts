import net from "node:net";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { useCms } from "../support/cms";
import { MINIMAL } from "../support/entries";
import { textAt } from "../support/json";
import { until } from "../support/mail";

/** Requests that Strapi makes no sense of and would answer with 500, or log with a stack. */
const cms = useCms();
let token = "";
let course = "";

beforeAll(async () => {
  token = await cms().ownerToken();
  const made = await cms().post("/api/courses", { data: MINIMAL.courses }, token);
  course = textAt(made.body, "data", "documentId");
  const pages = { "about-page": { name: "Ada" }, "teaching-setting": { philosophy: "Ask" } };
  for (const [page, data] of Object.entries(pages)) {
    expect((await cms().put(`/api/${page}`, { data }, token)).status).toBe(200);
  }
});

/** Sends a body as it is written: JSON.stringify would drop `__proto__`. */
async function send(method: string, url: string, body: string) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(cms().address + url, { method, headers, body });
  const answer: unknown = await response.json();
  return { status: response.status, message: textAt(answer, "error", "message") };
}

describe.each(["constructor", "toString", "hasOwnProperty", "valueOf"])("a key %s", (key) => {
  test.each([
    ["POST", "/api/courses", `{"data":{"title":"T","${key}":{}}}`],
    ["PUT", "/api/teaching-setting", `{"data":{"${key}":null}}`],
    ["PUT", "/api/about-page", `{"data":{"roles":[{"title":"T","${key}":"x"}]}}`],
    ["PUT", "/api/events", `{"data":[{"${key}":{}}]}`],
    ["POST", "/api/auth/local", `{"${key}":"x"}`],
    ["POST", "/admin/login", `{"${key}":"x"}`],
  ])("in a body: %s %s", async (method, url, body) => {
    expect(await send(method, url, body)).toEqual({ status: 400, message: `Invalid key ${key}` });
  });

  test("in a query", async () => {
    for (const page of ["/api/courses", "/api/teaching-setting"]) {
      expect((await cms().get(`${page}?fields=${key}`)).status).toBe(400);
      // The parser of queries drops such keys.
      for (const query of [`filters[${key}]=x`, `filters[title][${key}]=x`, `${key}=x`]) {
        expect([query, (await cms().get(`${page}?${query}`)).status]).toEqual([query, 200]);
      }
    }
  });
});

test("a key __proto__ in a body", async () => {
  expect((await send("PUT", "/api/about-page", '{"data":{"__proto__":{}}}')).status).toBe(400);
});

test("a body that is nested 10,000 deep", async () => {
  const body = `{"id":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
  for (const [method, url] of [
    ["POST", "/admin/reset-password"],
    ["POST", "/api/auth/local"],
    ["PUT", "/api/about-page"],
  ] as const) {
    const answer = await send(method, url, body);
    expect([url, answer]).toEqual([url, { status: 400, message: "The body is nested too deeply" }]);
  }
});

test("a body of a type that nothing reads", async () => {
  const post = { method: "POST", headers: { "content-type": "x" }, body: "{}" };
  for (const url of ["/admin/register", "/admin/login", "/api/auth/local", "/api/auth/refresh"]) {
    expect([url, (await fetch(cms().address + url, post)).status]).toEqual([url, 400]);
  }
});

test("a filter by the id of a part of a page, which has none", async () => {
  const filters = "filters[research_areas][documentId][$contains]=x";
  expect((await cms().get(`/api/research-page?${filters}`)).status).toBe(400);
});

const SENSELESS = [
  "filters[title][description][$eqi]=x",
  "sort[]=..%2f..%2fetc",
  "filters[$gt]=null",
  "filters[$eq]=x",
  "filters[$in][]=x",
  "filters[$foo]=x",
  "filters[]=x",
  "filters[0]=x",
  "filters[$and][]=x",
  "filters[$and][0]=null",
  "filters[$or][]=&filters[$or][]=x",
  "filters[$or][0][$eq]=x",
  "filters[$not]=x",
  "filters[$not][$gt]=1",
  "filters[createdAt][$eq][$gt]=1",
  "filters[documentId][$ne][$gt]=1",
  "filters[documentId][$and][]=x",
  "filters[documentId][$between]=1",
  "filters[documentId][$jsonSupersetOf]=x",
  "fields=",
  "fields[]=",
  "fields=$ne",
  "_q[$ne]=x",
];

test.each(SENSELESS)("the query ?%s is rejected", async (query) => {
  for (const path of ["/api/courses", "/API/courses", "/api/about-page", "/api/teaching-setting"]) {
    const { status, body } = await cms().get(`${path}?${query}`);
    expect([path, status]).toEqual([path, 400]);
    expect(textAt(body, "error", "message")).toMatch(/^Invalid /);
  }
  const url = `${cms().address}/api/teaching-setting?${query}`;
  expect((await fetch(url, { method: "HEAD" })).status).toBe(400);
  const data = { philosophy: "Ask" };
  expect((await cms().put(`/api/teaching-setting?${query}`, { data }, token)).status).toBe(400);
});

test.each(["filters[year][$eq]=null", "filters[year]=x", "filters[year][$in][]=x"])(
  "the query ?%s asks a number column for something else",
  async (query) => {
    expect((await cms().get(`/api/courses?${query}`)).status).toBe(400);
  },
);

// SQLite compares every column as a text, Postgres rejects it.
test.each([
  "/api/courses?filters[year][$contains]=20",
  "/api/courses?filters[id][$startsWithi]=a",
  "/api/about-page?filters[id][$endsWith]=1",
  "/api/events?filters[date][$notContains]=2026",
  "/api/publications?filters[featured][$contains]=1",
  "/api/publications?filters[authors][$containsi]=a",
  "/api/publications?populate[projects][filters][id][$contains]=1",
])("%s compares as a text what is none", async (url) => {
  expect([200, 400]).toContain((await cms().get(url)).status);
});

test("a query inside populate is rejected as well", async () => {
  for (const query of ["filters[title][$between]=1", "filters[$gt]=null", "fields="]) {
    expect(
      (await cms().get(`/api/about-page?populate[roles][${query.replace("[", "][")}`)).status,
    ).toBe(400);
  }
});

test("sound queries are answered", async () => {
  const sound = [
    "filters[title][$containsi]=a&filters[$or][0][year][$gte]=2000&filters[$or][1][year][$null]=true",
    "filters[$and][0][$not][title][$eq]=x",
    "filters[title][$not][$eq]=x",
    "filters[documentId][$in][]=a&filters[documentId][$in][]=b",
    "filters[year][$between][]=2000&filters[year][$between][]=2030",
    "fields[]=title&fields[]=year",
    "fields=title,year",
    "fields=*",
    "filters[resources][$notNull]=true",
  ];
  for (const query of sound) {
    expect([query, (await cms().get(`/api/courses?${query}`)).status]).toEqual([query, 200]);
  }
  const relation = "/api/teaching-resources?filters[course][title][$eq]=x&populate=course";
  expect((await cms().get(relation)).status).toBe(200);
  const populate = "populate[roles][filters][title][$eq]=x&populate[roles][fields]=title";
  expect((await cms().get(`/api/about-page?${populate}`)).status).toBe(200);
});

const NO_IDS = ["$ne", "$gt", "{}", '{"$ne":1}', "[x]", "a b", "a\r\nb", "😀", "..%2f..", "a'b"];

test.each(NO_IDS)("%j is no id", async (id) => {
  const address = `/api/courses/${encodeURIComponent(id)}`;
  expect((await cms().get(address)).status).toBe(404);
  expect((await cms().put(address, { data: { title: "T" } }, token)).status).toBe(404);
  expect((await cms().delete(address, token)).status).toBe(404);
  expect((await cms().get(`/api/upload/files/${encodeURIComponent(id)}`, token)).status).toBe(404);
});

test("an id that is one leads to its entry, and one that cannot be read is rejected", async () => {
  expect((await cms().get(`/api/courses/${course}`)).status).toBe(200);
  for (const id of ["%", "%ff", "%ED%A0%80"]) {
    expect((await cms().get(`/api/courses/${id}`)).status).toBe(400);
  }
});

/** What cannot be read before anybody looks whether it is allowed. */
const UNREADABLE: [what: string, type: string, encoding: string, body: string, status: number][] = [
  ["JSON that is cut off", "application/json", "", '{"password":"seven green', 400],
  ["a body that is no object", "application/json", "", '"seven green"', 400],
  ["what is not gzip", "application/json", "gzip", '{"password":"seven green"}', 400],
  ["an unknown compression", "application/json", "seven", '{"password":"seven green"}', 400],
  ["a form without boundary", "multipart/form-data", "", "seven green", 400],
  ["a form that is none", "multipart/form-data; boundary=x", "", "seven green", 400],
  ["an unknown alphabet", "application/json; charset=seven", "", '{"password":"green"}', 400],
  ["too much", "application/json", "", `{"password":"${"seven green".repeat(500_000)}"}`, 413],
];

describe("a request that cannot be read", () => {
  test.each(UNREADABLE)(
    "%s is rejected without a stack",
    async (_what, type, encoding, body, status) => {
      const errors = vi.spyOn(cms().strapi.log, "error");
      const warnings = vi.spyOn(cms().strapi.log, "warn");
      const headers = { "content-type": type, ...(encoding && { "content-encoding": encoding }) };
      const answer = await cms().call("POST", "/api/auth/local", { headers });
      expect(answer.status).toBe(400);
      const response = await fetch(`${cms().address}/api/auth/local?code=seven`, {
        method: "POST",
        headers,
        body,
      });
      expect(response.status).toBe(status);
      expect(textAt(await response.json(), "error", "message")).not.toBe("");
      expect(errors.mock.calls).toEqual([]);
      expect(JSON.stringify(warnings.mock.calls)).not.toContain("seven");
      errors.mockRestore();
      warnings.mockRestore();
    },
  );

  test("an address that cannot be read, and a client that hangs up", async () => {
    const errors = vi.spyOn(cms().strapi.log, "error");
    expect((await cms().get("/%")).status).toBe(400);
    const warnings = vi.spyOn(cms().strapi.log, "warn");
    const { hostname, port } = new URL(cms().address);
    const head = "POST /api/auth/local HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(`${head}Content-Length: 100\r\n\r\n{`, () => socket.destroy());
    });
    await new Promise((resolve) => socket.on("close", resolve));
    await until("a line about it", () => Promise.resolve(warnings.mock.calls[0]));
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
    warnings.mockRestore();
  });

  test("a flood of them leaves a few lines", async () => {
    const lines: string[] = [];
    const warnings = vi.spyOn(cms().strapi.log, "warn").mockImplementation((line: unknown) => {
      lines.push(String(line));
      return cms().strapi.log;
    });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 120_000 });
    for (let count = 0; count < 40; count += 1) await send("POST", "/api/auth/local", "{");
    expect(lines.filter((line) => line === "400 POST /api/auth/local")).toHaveLength(10);
    vi.setSystemTime(Date.now() + 61_000);
    await send("POST", "/api/auth/local", "{");
    vi.useRealTimers();
    warnings.mockRestore();
    expect(lines.slice(10)).toEqual([
      "30 further lines like the last ones were left out",
      "400 POST /api/auth/local",
    ]);
    await until("an answer", async () => (await cms().get("/_health")).status === 204 || undefined);
  });
});
