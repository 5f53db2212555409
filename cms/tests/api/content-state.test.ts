import { beforeAll, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { AS_WEB, readState, stateAt } from "../support/content-state";
import { MINIMAL, SINGLES } from "../support/entries";
import { matching } from "../support/match";

const cms = useCms();
let token = "";

beforeAll(async () => {
  token = await cms().ownerToken();
});

function asWeb(method: string, url: string, body?: unknown) {
  return cms().call(method, url, { token, body, headers: AS_WEB });
}

describe("GET /api/content-state", () => {
  test("answers web with the state, never to be stored", async () => {
    const { status, body, headers } = await asWeb("GET", "/api/content-state");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-type")).toMatch(/^application\/json/);
    expect(body).toEqual({
      boot: matching(/^[0-9a-f-]{36}$/),
      counter: expect.any(Number) as unknown,
      changed: expect.any(Object) as unknown,
    });
  });

  test.each(["/api/content-state", "/api/content-state/stream"])(
    "%s does not exist without the secret",
    async (url) => {
      const unknown = await cms().get("/api/no-such-address");
      for (const headers of [{}, { "x-edge-secret": "" }, { "x-edge-secret": "wrong" }]) {
        const answer = await cms().call("GET", url, { headers, token });
        expect(answer.status).toBe(404);
        expect(answer.body).toEqual(unknown.body);
        const names = [...answer.headers.keys()];
        expect(names.sort()).toEqual([...unknown.headers.keys()].sort());
      }
    },
  );

  test("it can be granted to nobody", async () => {
    const panel = await cms().panelToken();
    const { body } = await cms().get("/users-permissions/permissions", panel);
    expect(JSON.stringify(body)).toContain("api::picture");
    expect(JSON.stringify(body)).not.toMatch(/content-?state/i);
  });
});

describe("x-content-state", () => {
  test("every answer to a write of web carries the state after it", async () => {
    const made = await asWeb("POST", "/api/awards", { data: { title: "A" } });
    expect(made.status).toBe(201);
    const told = readState(made.headers.get("x-content-state") ?? "");
    expect(told).toEqual(await stateAt(cms().address));
    expect(told.changed.award).toBe(told.counter);
  });

  test("also a rejection, and what no route answers", async () => {
    const expected = await stateAt(cms().address);
    const rejected = [
      await asWeb("POST", "/api/awards", { data: {} }),
      await asWeb("DELETE", "/api/no-such-address"),
      await cms().call("PUT", "/api/awards", { body: { data: [] }, headers: AS_WEB }),
      await cms().call("POST", "/api/auth/local", { body: {}, headers: AS_WEB }),
    ];
    expect(rejected.map(({ status }) => status)).toEqual([400, 405, 403, 400]);
    for (const { headers } of rejected) {
      expect(readState(headers.get("x-content-state") ?? "")).toEqual(expected);
    }
  });

  test("only with the secret, and not on reads", async () => {
    const body = { data: { title: "B" } };
    const made = await cms().post("/api/awards", body, token);
    expect(made.status).toBe(201);
    expect(made.headers.has("x-content-state")).toBe(false);
    const read = await asWeb("GET", "/api/awards");
    expect(read.headers.has("x-content-state")).toBe(false);
  });
});

describe("x-content-tags", () => {
  const WITH_RELATIONS = ["blog-posts", "teaching-resources", "publications", "projects"];
  const TAGS: [path: string, tags: string][] = [
    ...Object.keys({ ...MINIMAL, ...SINGLES })
      .filter((path) => !WITH_RELATIONS.includes(path))
      .map((path): [string, string] => {
        const single =
          path in SINGLES
            ? path
            : path.replace("people", "person").replace(/ies$/, "y").replace(/s$/, "");
        return [path, single];
      }),
    ["blog-posts", "blog-category,blog-post,user"],
    ["teaching-resources", "course,teaching-resource"],
    ["publications", "project,publication,upload"],
    ["projects", "project,publication,upload"],
    ["pictures", "upload"],
    ["upload/files", "upload"],
    ["profile", "*"],
    ["account-settings", "*"],
    ["no-such-address", "*"],
  ];

  test.each(TAGS)("/api/%s shows %s", async (path, tags) => {
    const { headers } = await asWeb("GET", `/api/${path}`);
    expect((headers.get("x-content-tags") ?? "").split(",").sort().join(",")).toBe(tags);
  });

  test("also a page that is not filled yet, one entry, and one that is missing", async () => {
    const empty = await asWeb("GET", "/api/about-page");
    expect([empty.status, empty.headers.get("x-content-tags")]).toEqual([404, "about-page"]);
    const missing = await asWeb("GET", "/api/blog-posts/abcdefghijklmnopqrstuvwx");
    expect(missing.status).toBe(404);
    expect(missing.headers.get("x-content-tags")).toBe("blog-post,blog-category,user");
    const invalid = await asWeb("GET", "/api/events?nonsense=1");
    expect([invalid.status, invalid.headers.get("x-content-tags")]).toEqual([400, "event"]);
  });

  test("only with the secret", async () => {
    const { headers } = await cms().get("/api/publications");
    expect(headers.has("x-content-tags")).toBe(false);
  });
});
