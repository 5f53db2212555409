import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestStorage } from "../support/bucket";
import { useCms } from "../support/cms";
import { at, listAt, textAt } from "../support/json";
import { TEST_DIST } from "../support/paths";
import { pictureForm } from "../support/pictures";

const storage = await TestStorage.start();
const cms = useCms({ ...storage.settings, DEMO_CONTENT: "true" });
let token = "";

beforeAll(async () => {
  token = await cms().ownerToken();
});

afterAll(() => storage.remove());

async function upload(name = "photo.png", width = 40): Promise<{ id: string; url: string }> {
  const { status, body } = await cms().post("/api/upload", await pictureForm(name, width), token);
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: String(at(body, 0, "id")), url: textAt(body, 0, "url") };
}

/** Calls a function of the cms that runs: what a test imports itself is another copy. */
async function run(module: string, name: string, ...args: number[]): Promise<void> {
  const compiled = createRequire(path.join(TEST_DIST, "src/index.js"));
  const work = at(compiled(module), name);
  if (typeof work !== "function") throw new Error(`There is no ${name}`);
  await Reflect.apply(work, undefined, [cms().strapi, ...args]);
}

/** What a start and every night do. */
const tidy = () => run("./revisions/retention", "tidyRevisions");

const DAY = 24 * 60 * 60 * 1000;

const isThere = async (url: string) => (await storage.names()).includes(path.basename(url));

const inFolder = async () =>
  (await fs.readdir(path.join(cms().dataDir, "uploads"))).filter((name) => !name.startsWith("."));

test("the demo's pictures lie in the bucket, in all sizes, and none in the folder", async () => {
  const names = await storage.names();
  expect(names.filter((name) => name.startsWith("portrait_"))).toHaveLength(1);
  expect(names.filter((name) => /^(thumbnail|small|medium)_portrait_/.test(name))).toHaveLength(3);
  expect(names.length).toBeGreaterThan(29);
  expect(await inFolder()).toEqual([]);
});

describe("a picture in the bucket", () => {
  test("is stored in all sizes, and each is served as a file would be", async () => {
    const { url } = await upload("wide.png", 1200);
    const name = path.basename(url);
    expect(url).toMatch(/^\/uploads\/wide_[0-9a-f]+\.png$/);
    for (const size of ["", "thumbnail_", "small_", "medium_", "large_"]) {
      const response = await fetch(`${cms().address}/uploads/${size}${name}`);
      expect(response.status, size).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy")).toContain("sandbox");
      const content = Buffer.from(await response.arrayBuffer());
      expect(content.equals(await storage.content(`${size}${name}`))).toBe(true);
      expect(response.headers.get("content-length")).toBe(String(content.length));
    }
    expect(await inFolder()).toEqual([]);
  });

  test("is asked for in parts, and whether it is still the same", async () => {
    const { url } = await upload();
    const whole = await storage.content(path.basename(url));
    const get = (headers: Record<string, string>, method = "GET") =>
      // fetch would ask for no copy of a cache at all.
      fetch(cms().address + url, { method, headers: { "cache-control": "max-age=0", ...headers } });
    const head = await get({}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.headers.get("content-length")).toBe(String(whole.length));
    const [etag, modified] = ["etag", "last-modified"].map((key) => head.headers.get(key) ?? "");
    expect((await get({ "if-none-match": etag ?? "" })).status).toBe(304);
    expect((await get({ "if-modified-since": modified ?? "" })).status).toBe(304);
    expect((await get({ "if-none-match": '"another"' })).status).toBe(200);
    const part = await get({ range: "bytes=2-5" });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes 2-5/${whole.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(2, 6));
    const past = await get({ range: "bytes=999999-" });
    expect([past.status, past.headers.get("content-range")]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
    expect((await get({ range: "bytes=1-2,4-5" })).status).toBe(200);
  });

  test.each([
    "/uploads/missing.png",
    "/uploads/",
    "/uploads/a/b.png",
    "/uploads/..%2flectern.db",
    "/uploads/%2e%2e/lectern.db",
    "/uploads/.ready-1",
    "/Uploads/portrait.png",
  ])("%s is not there", async (url) => {
    for (const method of ["GET", "HEAD"]) {
      expect((await cms().call(method, url)).status, method).toBe(404);
    }
  });

  test("lies in no folder either: a file that an earlier setting has left is not served", async () => {
    const file = path.join(cms().dataDir, "uploads", "left.png");
    await fs.writeFile(file, "left");
    expect((await cms().get("/uploads/left.png")).status).toBe(404);
    await fs.rm(file);
  });

  test("is deleted in all sizes", async () => {
    const before = await storage.names();
    const { id, url } = await upload("wide.png", 1200);
    expect(await storage.names()).toHaveLength(before.length + 5);
    expect((await cms().delete(`/api/upload/files/${id}`, token)).status).toBe(200);
    expect(await storage.names()).toEqual(before);
    expect((await cms().get(url)).status).toBe(404);
  });

  test("is replaced by another one under the same address", async () => {
    const { id, url } = await upload();
    const before = await storage.content(path.basename(url));
    const form = await pictureForm("photo.png", 60);
    const panel = await cms().panelToken();
    const { status } = await cms().post(`/upload?id=${id}`, form, panel);
    expect(status).toBeLessThan(300);
    expect((await storage.content(path.basename(url))).equals(before)).toBe(false);
  });

  test("stays while the trash needs it, comes back with its record, and goes with it", async () => {
    const { id, url } = await upload();
    const student = { name: "Sam", level: "PhD", start_year: 2020, research_topic: "x" };
    const data = { ...student, photo_url: url };
    const made = await cms().post("/api/students", { data }, token);
    const record = textAt(made.body, "data", "documentId");
    await cms().delete(`/api/students/${record}`, token);
    expect((await cms().delete(`/api/upload/files/${id}`, token)).status).toBe(200);
    expect((await cms().get(url)).status).toBe(200);
    expect((await cms().post(`/api/trash/${record}/restore`, {}, token)).status).toBe(200);
    expect(textAt((await cms().get(`/api/students/${record}`)).body, "data", "photo_url")).toBe(
      url,
    );
    await tidy();
    expect(await isThere(url)).toBe(true);
    await cms().delete(`/api/students/${record}`, token);
    await tidy();
    expect(await isThere(url)).toBe(true);
    const inTwoYears = Date.now() + 730 * DAY;
    await run("./revisions/trash", "emptyTrash", inTwoYears);
    await run("./revisions/retention", "thinRevisions", inTwoYears, 0);
    await tidy();
    expect(await isThere(url)).toBe(false);
  });
});

describe("while the line to the bucket breaks", () => {
  test("a picture of which some sizes are stored leaves nothing", async () => {
    const before = await storage.names();
    for (const writes of [0, 1, 3]) {
      storage.breakAfter(writes);
      const form = await pictureForm("broken.png", 1200);
      const { status, body } = await cms().post("/api/upload", form, token);
      storage.breakAfter(Infinity);
      expect(status).toBe(503);
      expect(textAt(body, "error", "message")).toContain("Nothing was stored.");
      expect(await storage.names()).toEqual(before);
    }
    const { body } = await cms().get("/api/upload/files?filters[name]=broken.png", token);
    expect(body).toEqual([]);
  });
});

test("the example's pictures go with the example", async () => {
  const ours = await storage.names();
  expect(ours.some((name) => name.startsWith("portrait_"))).toBe(true);
  const { status } = await cms().delete("/api/demo-content", token);
  expect(status).toBeLessThan(300);
  const left = await storage.names();
  expect(left.filter((name) => /(portrait|area|project|blog|avatar)-?/.test(name))).toEqual([]);
  expect(listAt((await cms().get("/api/projects")).body, "data")).toEqual([]);
});
