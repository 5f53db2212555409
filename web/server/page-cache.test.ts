import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { TEXT, setUpPageCache as setUp } from "../tests/support/page-cache-setup";
import { NOT_FOUND_KEY } from "./page-key";

describe("the page cache", () => {
  it("has a page made once, for a burst and for those who come later", async () => {
    const { get, state } = await setUp();
    await Promise.all(Array.from({ length: 50 }, () => get("/")));
    const { body, headers } = await get("/");
    expect(body.toString()).toBe(`1 / ${TEXT}`);
    expect(headers).toMatchObject({
      "content-type": "text/html",
      "cache-control": "no-cache",
      vary: "accept-encoding",
      "x-frame-options": "DENY",
      "content-length": String(body.length),
    });
    expect(state).toMatchObject({ made: 1, passedOn: 0 });
  });

  it("drops a page when what it is made of changes, and keeps the others", async () => {
    const { get, app, state, change } = await setUp();
    await get("/publications");
    app.tags = ["award"];
    await get("/awards");
    change("award");
    await get("/publications");
    expect(state.made).toBe(2);
    expect((await get("/awards")).body.toString()).toContain("3 /awards");
  });

  it("has a page made anew when something in it comes or goes, without being told", async () => {
    const { get, app } = await setUp();
    app.expiresIn = 400;
    expect((await get("/")).body.toString()).toContain("1 /");
    expect((await get("/")).body.toString()).toContain("1 /");
    await new Promise((resolve) => setTimeout(resolve, 420));
    expect((await get("/")).body.toString()).toContain("2 /");
    expect((await get("/")).body.toString()).toContain("2 /");
  });

  it("sends no page whose minute has come while it was made", async () => {
    const { get, app, state } = await setUp();
    Object.assign(app, { expiresIn: 20 });
    state.wait = 40;
    expect((await get("/")).body.toString()).toContain("2 /");
  });

  it("keeps such a page while the cms is down", async () => {
    const { get, app, state } = await setUp();
    app.expiresIn = 400;
    await get("/");
    state.isDown = true;
    await new Promise((resolve) => setTimeout(resolve, 420));
    const { body, headers } = await get("/");
    expect(body.toString()).toContain("1 /");
    expect(headers["x-lectern-stale"]).toBe("cms-unreachable");
  });

  it("gives nobody who asks after a change a page that was begun before it", async () => {
    const { get, state, change } = await setUp();
    state.wait = 300;
    const before = get("/");
    await vi.waitFor(() => expect(state.made).toBe(1));
    change("publication");
    const after = get("/");
    expect((await before).body.toString()).toContain("1 /");
    expect((await after).body.toString()).toContain("2 /");
    expect((await get("/")).body.toString()).toContain("2 /");
  });

  it("sends the last good page, and says so, when it cannot be made anew", async () => {
    const { get, app, state, change } = await setUp();
    await get("/");
    change("publication");
    Object.assign(app, { status: 503, isUncacheable: true });
    expect((await get("/")).status).toBe(200);
    app.status = 200;
    const { headers, body } = await get("/");
    expect(headers["x-lectern-stale"]).toBe("cms-unreachable");
    expect(body.toString()).toContain("1 /");
    // It is made again for the next one, and what is gone is gone.
    expect(state.made).toBe(3);
    app.status = 404;
    expect((await get("/")).status).toBe(404);
  });

  it("does not say of an outage that it may not be the latest", async () => {
    const { get, app, state } = await setUp();
    Object.assign(app, { status: 503, isUncacheable: true });
    Object.assign(state, { isLive: false, isDown: true });
    const { status, headers } = await get("/");
    expect([status, headers["x-lectern-stale"]]).toEqual([503, undefined]);
  });

  it("makes every page anew on the next day", async () => {
    const { get, state } = await setUp();
    await get("/");
    state.day = "2026-01-02";
    expect((await get("/")).body.toString()).toContain("2 /");
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("sends %s where it is taken", async (encoding, decompress) => {
    const { get } = await setUp();
    const { body, headers } = await get("/", { "accept-encoding": encoding });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(decompress(body).toString()).toBe(`1 / ${TEXT}`);
    expect(body.length).toBeLessThan(TEXT.length / 4);
  });

  it("has another tag for each encoding, and says what the browser has already", async () => {
    const { get, change } = await setUp();
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async (encoding) => (await get("/", { "accept-encoding": encoding })).headers["etag"],
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const [brotli = "", gzip = ""] = tags.map(String);
    const ask = (tag: string) => get("/", { "accept-encoding": "br", "if-none-match": tag });
    for (const tag of [brotli, brotli.replace("W/", ""), `"x", ${brotli}`, "*"]) {
      const answer = await ask(tag);
      expect(answer.status).toBe(304);
      expect(answer.body.length).toBe(0);
      expect(answer.headers).toMatchObject({ etag: brotli, vary: "accept-encoding" });
      expect(answer.headers).not.toHaveProperty("content-length");
    }
    for (const tag of [gzip, '"x"', ""]) expect((await ask(tag)).status).toBe(200);
    change("publication");
    expect((await ask(brotli)).status).toBe(200);
  });

  it("answers HEAD like GET, without the body, and ranges with all of it", async () => {
    const { get } = await setUp();
    const whole = await get("/");
    const head = await get("/", {}, "HEAD");
    expect(head.body.length).toBe(0);
    expect(head.headers["content-length"]).toBe(String(whole.body.length));
    expect(head.headers["etag"]).toBe(whole.headers["etag"]);
    const range = await get("/", { range: "bytes=0-10" });
    expect(range.status).toBe(200);
    expect(range.body).toEqual(whole.body);
  });

  it("keeps no page that is for one visitor, that is missing, or that has a failed part", async () => {
    const { get, app, state } = await setUp();
    app.headers["set-cookie"] = "a=b";
    expect((await get("/")).body.toString()).toBe("from the app");
    delete app.headers["set-cookie"];
    app.status = 404;
    expect((await get("/")).status).toBe(404);
    app.status = 200;
    app.isUncacheable = true;
    expect((await get("/")).body.toString()).toContain("3 /");
    app.isUncacheable = false;
    expect((await get("/")).body.toString()).toContain("4 /");
    await get("/");
    expect(state.made).toBe(4);
  });

  it("leaves to the app what is private, and what it cannot make", async () => {
    const { get, app, state } = await setUp();
    expect((await get("/private")).body.toString()).toBe("from the app");
    expect(state.made).toBe(0);
    app.fails = true;
    expect((await get("/")).body.toString()).toBe("from the app");
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockReset();
  });

  it("lets the app send a page in parts that would take long, and keeps it for the next", async () => {
    const { get, state } = await setUp();
    state.wait = 1_000;
    expect((await get("/")).body.toString()).toBe("from the app");
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect((await get("/")).body.toString()).toContain("1 /");
    expect(state).toMatchObject({ made: 1, passedOn: 1 });
  });

  it("waits for a file, which has no parts, however long it takes, and has it made once", async () => {
    const { get, state } = await setUp();
    state.wait = 700;
    const path = "/publications.bib?year=2019";
    expect((await get(path)).body.toString()).toContain("1 /publications.bib");
    expect((await get(path)).headers).toHaveProperty("etag");
    expect(state).toMatchObject({ made: 1, passedOn: 0 });
  });

  it("has the page of unknown addresses made once, and again after a change", async () => {
    const { get, app, state, change } = await setUp();
    app.status = 404;
    for (const path of ["/unknown/a", "/unknown/b?year=1", "/unknown"]) {
      expect(await get(path)).toMatchObject({ status: 404 });
    }
    expect(state.made).toBe(1);
    change("publication");
    await Promise.all(Array.from({ length: 20 }, (_, index) => get(`/unknown/${index}`)));
    expect((await get("/unknown/c")).body.toString()).toContain(`2 ${NOT_FOUND_KEY}`);
    app.status = 500;
    change("publication");
    await get(NOT_FOUND_KEY);
    await get(NOT_FOUND_KEY);
    expect(state.made).toBe(4);
  });

  it("asks whether a cache entry is still fresh while it does not hear of changes", async () => {
    const { get, state } = await setUp();
    await get("/");
    state.isLive = false;
    const confirmed = await get("/");
    expect(confirmed.body.toString()).toContain("1 /");
    expect(confirmed.headers).not.toHaveProperty("x-lectern-stale");
    expect(state.made).toBe(1);
  });

  it("says while the cms is down that a page may not be the latest", async () => {
    const { get, app, state, change } = await setUp();
    await get("/");
    Object.assign(state, { isLive: false, isDown: true });
    const last = await get("/");
    expect(last.body.toString()).toContain("1 /");
    expect(last.headers["x-lectern-stale"]).toBe("cms-unreachable");
    change("publication");
    app.isStale = true;
    expect((await get("/")).headers["x-lectern-stale"]).toBe("cms-unreachable");
    await get("/");
    expect(state.made).toBe(2);
    Object.assign(state, { isLive: true, isDown: false });
    app.isStale = false;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const healed = await get("/");
    expect(healed.body.toString()).toContain("3 /");
    expect(healed.headers).not.toHaveProperty("x-lectern-stale");
  });

  it("keeps its memory bounded, the least used first out", async () => {
    const { get, state } = await setUp(30_000);
    for (const path of ["/a", "/b", "/a", "/c", "/a", "/d", "/a"]) await get(path);
    expect(state.made).toBe(4);
    await get("/a");
    expect(state.made).toBe(4);
    await get("/b");
    expect(state.made).toBe(5);
  });
});
