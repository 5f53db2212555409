import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TEXT, setUpPageCache } from "../tests/support/page-cache-setup";
import { KeptPages } from "./kept-pages";

let folder = "";
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "lectern-pages-")), "pages");
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

/** A website, started anew in front of the same folder. */
async function start(build = "a") {
  const kept = await KeptPages.open(folder, build);
  return { kept, ...(await setUpPageCache(undefined, undefined, kept)) };
}

async function startWithout(build = "a") {
  const site = await start(build);
  Object.assign(site.state, { isLive: false, isDown: true });
  site.app.status = 503;
  return site;
}

describe("the last good pages", () => {
  it("are served after a restart until the cms answers, and said to be so", async () => {
    const before = await start();
    const good = await before.get("/");
    await before.kept.flush();
    const after = await startWithout();
    const { status, headers, body } = await after.get("/");
    expect([status, body.toString()]).toEqual([200, `1 / ${TEXT}`]);
    expect(headers["x-lectern-stale"]).toBe("cms-unreachable");
    expect(headers["etag"]).toBe(good.headers["etag"]);
    expect(headers["x-frame-options"]).toBe("DENY");
    expect((await after.get("/never-seen")).status).toBe(503);
    Object.assign(after.state, { isLive: true, isDown: false });
    after.app.status = 200;
    const healed = await after.get("/");
    expect(healed.body.toString()).not.toBe(`1 / ${TEXT}`);
    expect(healed.headers).not.toHaveProperty("x-lectern-stale");
  });

  it("stand in for a page that cannot be made, too, while the cms seems to be there", async () => {
    const before = await start();
    await before.get("/");
    await before.kept.flush();
    const after = await start();
    after.app.status = 503;
    expect((await after.get("/")).status).toBe(200);
    expect(after.state.made).toBe(1);
  });

  it("are files that nobody else reads, and none for an address with a query", async () => {
    const site = await start();
    for (const address of ["/", "/?page=2", "/blog"]) await site.get(address);
    await site.kept.flush();
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(names.every((name) => /^[0-9a-f]{64}\.page$/.test(name))).toBe(true);
    expect((await stat(path.join(folder, names[0] ?? ""))).mode & 0o777).toBe(0o600);
  });

  it("of another build, and damaged ones, are thrown away", async () => {
    const site = await start();
    await site.get("/");
    await site.get("/blog");
    await site.kept.flush();
    const [first = ""] = await readdir(folder);
    const file = path.join(folder, first);
    await writeFile(file, (await readFile(file)).subarray(0, -10));
    await writeFile(path.join(folder, "rest.part"), "x");
    await utimes(path.join(folder, "rest.part"), 0, 0);
    expect((await KeptPages.open(folder, "a")).keys()).toHaveLength(1);
    expect(await readdir(folder)).toHaveLength(1);
    const other = await startWithout("b");
    expect((await other.get("/")).status).toBe(503);
    expect(await readdir(folder)).toEqual([]);
  });

  it("forget a page that is gone, though nobody asks for it", async () => {
    const site = await start();
    await site.get("/blog/post");
    await site.kept.flush();
    site.app.status = 404;
    site.change("publication");
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 10_000);
    const after = await startWithout();
    expect((await after.get("/blog/post")).status).toBe(503);
  });

  it("are made anew after a change, though nobody asks for them", async () => {
    const site = await start();
    await site.get("/");
    site.change("publication");
    await vi.waitFor(() => expect(site.state.made).toBe(2), 10_000);
    await vi.waitFor(async () => {
      await site.kept.flush();
      const page = await site.kept.read("/");
      expect(page?.stored.body.toString()).toBe(`2 / ${TEXT}`);
    });
  });

  it("cost no visitor his page where they cannot be written", async () => {
    await writeFile(folder, "no folder");
    const site = await start();
    expect((await site.get("/")).status).toBe(200);
    await site.kept.flush();
    expect(console.error).toHaveBeenCalledWith(
      "The last good pages cannot be kept:",
      expect.any(Error),
    );
    vi.mocked(console.error).mockClear();
  });
});
