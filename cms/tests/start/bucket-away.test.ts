import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SECRET_KEY, TestStorage } from "../support/bucket";
import type { TestDatabase } from "../support/databases";
import { freePort } from "../support/free-port";
import { at, textAt } from "../support/json";
import { until } from "../support/mail";
import { pictureForm } from "../support/pictures";
import { useProcesses, type RunningCms } from "../support/running-cms";

const storage = await TestStorage.start();
const processes = useProcesses();

vi.setConfig({ testTimeout: 120_000 });

const SOON_MS = 10_000;
const AWAY = "The storage for uploads cannot be reached: no picture can be added or shown.";

beforeEach(() => storage.goOn());
afterEach(() => storage.clear());

afterAll(() => storage.remove());

describe("a start is refused with a sentence", () => {
  test.each<[string, (port: number) => Record<string, string>, RegExp]>([
    [
      "where the key is wrong",
      () => ({ S3_SECRET_ACCESS_KEY: "another-secret-0123456789" }),
      /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not accepted at http:\S+ \(SignatureDoesNotMatch\)\.$/m,
    ],
    [
      "where the key is not known",
      () => ({ S3_ACCESS_KEY_ID: "nobody" }),
      /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not accepted at http:\S+ \(InvalidAccessKeyId\)\.$/m,
    ],
    [
      "where there is no such bucket",
      () => ({ S3_BUCKET: "another" }),
      /^S3_BUCKET is "another", and http:\S+ has no bucket of that name\.$/m,
    ],
    [
      "where nothing listens",
      (port) => ({ S3_ENDPOINT: `http://127.0.0.1:${port}` }),
      /^The storage for uploads does not answer at http:\S+ \(ECONNREFUSED\): check S3_ENDPOINT/m,
    ],
    ["where the bucket is not named", () => ({ S3_BUCKET: "" }), /^S3_BUCKET must be set when/m],
  ])("%s", async (_what, changes, sentence) => {
    const settings = { ...storage.settings, ...changes(await freePort()) };
    const { cms } = await processes.spawn(await processes.database(), settings);
    expect(await cms.ended).toBe(1);
    expect(cms.output()).toMatch(sentence);
    expect(cms.output()).not.toContain(settings.S3_SECRET_ACCESS_KEY);
    expect(await storage.names()).toEqual([]);
  });
});

const start = (database: TestDatabase) => processes.start(database, {}, storage.settings);

async function upload(cms: RunningCms, width?: number) {
  return cms.call("POST", "/api/upload", await pictureForm("photo.png", width));
}

async function readyAs(cms: RunningCms, status: number): Promise<unknown> {
  const begin = performance.now();
  const body = await until(`status ${status}`, async () => {
    const answer = await cms.call("GET", "/readyz");
    return answer.status === status ? answer.body : undefined;
  });
  expect(performance.now() - begin).toBeLessThan(SOON_MS);
  return body;
}

describe("while the bucket is away", () => {
  test("uploads are rejected and named as the problem, and everything else goes on", async () => {
    const database = await processes.database();
    const cms = await start(database);
    await cms.signIn();
    const kept = textAt((await upload(cms)).body, 0, "url");
    const gone = (await upload(cms, 1200)).body;
    const before = await storage.names();
    await storage.stop();

    const rejected = await upload(cms, 1200);
    expect(rejected.status).toBe(503);
    expect(at(rejected.body, "error")).toMatchObject({
      message:
        "The storage for uploads cannot be reached. Nothing was stored. Please try again later.",
      details: { reason: "storage" },
    });
    expect(await readyAs(cms, 503)).toEqual({
      ok: false,
      problems: [{ part: "uploads", message: AWAY }],
    });
    const picture = await fetch(cms.address + kept);
    expect(picture.status).toBe(503);
    expect(picture.headers.get("cache-control")).toBe("no-store");
    expect(picture.headers.get("retry-after")).toBe("10");

    const library = await cms.call("GET", "/api/upload/files");
    expect(library.body).toHaveLength(2);
    const course = await cms.call("POST", "/api/courses", { data: { title: "Goes on" } });
    expect(course.status).toBe(201);
    const id = String(at(gone, 0, "id"));
    expect((await cms.call("DELETE", `/api/upload/files/${id}`)).status).toBe(200);

    await storage.goOn();
    expect(await readyAs(cms, 200)).toEqual({ ok: true, problems: [] });
    expect(await storage.names()).toEqual(before);
    expect((await fetch(cms.address + kept)).status).toBe(200);
    expect((await upload(cms)).status).toBe(201);
    expect(cms.cms.output()).not.toContain(SECRET_KEY);
    expect(cms.cms.output()).toContain("An upload could not be stored");
    await cms.stop();

    // What could not be removed is removed by the next start, in all its sizes.
    await (await start(database)).stop();
    const left = await storage.names();
    expect(left).toHaveLength(before.length - 5 + 1);
    expect(left).toContain(path.basename(kept));
  });
});
