import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestSite, startTestSite } from "../e2e/harness/test-site";
import { ask, signInAt } from "../support/web-requests";

/** What a DOI stands for, asked through both servers. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const ADDRESS = "/admin/publications/lookup";

let resolver: Server;
let asked: string[] = [];
let site: TestSite;
let cookie = "";

beforeAll(async () => {
  resolver = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url !== "/10.1000/182") response.writeHead(503).end();
    else response.end(JSON.stringify({ type: "book", title: "Known", DOI: "10.1000/182" }));
  });
  await new Promise<void>((resolve) => resolver.listen(0, "127.0.0.1", resolve));
  const address = resolver.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  site = await startTestSite({
    DEMO_CONTENT: "false",
    DOI_RESOLVER_URL: `http://127.0.0.1:${port}`,
  });
  cookie = await signInAt(site.url, site.owner.email, site.owner.password);
  asked = [];
});
afterAll(async () => {
  await site.stop();
  resolver.close();
});

function post(fields: Record<string, string>, as = cookie) {
  return ask(site.url, {
    address: ADDRESS,
    kind: "page",
    cookie: as,
    body: new URLSearchParams(fields),
  });
}

it("is asked for the owner alone", async () => {
  for (const as of ["", "__session=made.up"]) {
    const answer = await post({ doi: "10.1000/182" }, as);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login"]);
  }
  expect(asked).toEqual([]);
});

it("answers with values, under the names of the form", async () => {
  const answer = await post({ doi: "doi:10.1000/182" });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { ok: true, values: { title: "Known", type: "book" }, notices: [] },
  ]);
  expect(asked).toEqual(["/10.1000/182"]);
});

it("says the sentence of a service that is down, and its own when the cms is", async () => {
  const down = await post({ doi: "10.1000/down" });
  expect(down.status).toBe(400);
  expect(await down.text()).toMatch(
    /^\{"ok":false,"message":"127\.0\.0\.1:\d+ answered with an error \(503\)\."\}$/,
  );
  const none = await post({ doi: " " });
  expect(await none.json()).toEqual({ ok: false, message: "Enter a DOI first." });
  await site.stopCms();
  const silent = await post({ doi: "10.1000/182" });
  expect(await silent.json()).toEqual({
    ok: false,
    message: "The DOI could not be looked up. Please try again.",
  });
});
