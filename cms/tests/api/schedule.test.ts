import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { isRecord } from "../../src/documents/types";
import { useCms } from "../support/cms";
import { MINIMAL, ORDERED_LISTS } from "../support/entries";
import { EDGE_SECRET } from "../support/environment";
import { at, listAt, textAt } from "../support/json";

const cms = useCms({ TIME_ZONE: "Europe/Berlin" });
const tokens: Record<string, string | undefined> = { public: undefined };

const SCHEDULED = ["blog-posts", "media-items", ...ORDERED_LISTS];
const VISITORS = ["public", "authenticated"];
const MINUTE = 60_000;

beforeAll(async () => {
  tokens.owner = await cms().ownerToken();
  tokens.authenticated = (await cms().makeVisitor("vera@example.org", "visitor password")).jwt;
});

const madeUp: [path: string, id: string][] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const [path, id] of madeUp.splice(0)) {
    await cms().delete(`/api/${path}/${id}`, tokens.owner);
  }
});

/** A minute boundary some minutes from now, as UTC. */
function minutesFromNow(minutes: number): string {
  return new Date((Math.floor(Date.now() / MINUTE) + minutes) * MINUTE).toISOString();
}

async function create(path: string, extra: object = {}) {
  const data = { ...MINIMAL[path], ...(path === "blog-posts" && { published: true }), ...extra };
  const answer = await cms().post(`/api/${path}`, { data }, tokens.owner);
  if (answer.status === 201) madeUp.push([path, textAt(answer.body, "data", "documentId")]);
  return answer;
}

async function seen(path: string, role = "public"): Promise<unknown> {
  const { body } = await cms().get(`/api/${path}`, tokens[role]);
  return at(body, "meta", "pagination", "total");
}

/** The clock of the cms, which runs in this process. Tokens would run out with it. */
function setClock(iso: string, plusMs = 0): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.parse(iso) + plusMs);
}

describe.each(SCHEDULED)("/api/%s", (path) => {
  test("comes and goes with the minute", async () => {
    const [from, to] = [minutesFromNow(1), minutesFromNow(3)];
    const { body } = await create(path, { publish_at: from, unpublish_at: to });
    const id = textAt(body, "data", "documentId");
    const there = async () => {
      const { status } = await cms().get(`/api/${path}/${id}`);
      expect(await seen(path)).toBe(status === 200 ? 1 : 0);
      return status === 200;
    };
    expect(await there()).toBe(false);
    expect(await seen(path, "owner")).toBe(1);
    setClock(from, -1);
    expect(await there()).toBe(false);
    setClock(from);
    expect(await there()).toBe(true);
    setClock(to, -1);
    expect(await there()).toBe(true);
    setClock(to);
    expect(await there()).toBe(false);
    vi.useRealTimers();
    expect(await seen(path, "owner")).toBe(1);
  });

  test("tells the times to the owner alone", async () => {
    const times = { publish_at: minutesFromNow(-5), unpublish_at: minutesFromNow(5) };
    const made = await create(path, times);
    expect(at(made.body, "data")).toMatchObject(times);
    const id = textAt(made.body, "data", "documentId");
    const forOwner = await cms().get(`/api/${path}/${id}?fields[0]=id`, tokens.owner);
    expect(at(forOwner.body, "data")).toMatchObject(times);
    expect(listAt((await cms().get(`/api/${path}`, tokens.owner)).body, "data")).toEqual([
      expect.objectContaining(times),
    ]);
    for (const role of VISITORS) {
      for (const url of [`/api/${path}`, `/api/${path}/${id}`, `/api/${path}?populate=*`]) {
        const answer = await cms().get(url, tokens[role]);
        expect(answer.status).toBe(200);
        expect(JSON.stringify(answer.body)).not.toContain("publish_at");
      }
      for (const query of [
        "filters[publish_at][$gt]=2020-01-01",
        "filters[unpublish_at][$notNull]=true",
        "sort=publish_at",
        "fields[0]=publish_at",
      ]) {
        expect((await cms().get(`/api/${path}?${query}`, tokens[role])).status, query).toBe(400);
      }
    }
  });

  test("hides what is not due, whatever is asked", async () => {
    const attribute = path === "testimonials" ? "name" : "title";
    const hidden = "Zebra secret";
    await create(path, { [attribute]: hidden, publish_at: minutesFromNow(10) });
    await create(path, { [attribute]: `${hidden} of old`, unpublish_at: minutesFromNow(-10) });
    await create(path, { [attribute]: "Ant" });
    for (const query of [
      "",
      `filters[${attribute}][$startsWith]=Zebra`,
      `filters[$or][0][${attribute}][$startsWith]=Zebra&filters[$or][1][id][$gt]=0`,
      `filters[$not][${attribute}][$eq]=Ant`,
      "_q=Zebra",
      `sort=${attribute}:desc&pagination[pageSize]=1`,
      "pagination[start]=0&pagination[limit]=1000",
      "populate=*",
      "status=draft",
      "locale=*",
    ]) {
      for (const role of VISITORS) {
        const { body } = await cms().get(`/api/${path}?${query}`, tokens[role]);
        expect(JSON.stringify(body), query).not.toContain("Zebra");
        const names = listAt(body, "data").map((row) => at(row, attribute));
        expect([[], ["Ant"]], query).toContainEqual(names);
        expect(at(body, "meta", "pagination", "total"), query).toBe(names.length);
      }
    }
  });
});

test("no relation leads to what may be hidden", () => {
  const { contentTypes, components } = cms().strapi;
  const models: Record<string, unknown> = { ...contentTypes, ...components };
  const attributesOf = (model: unknown) => {
    const attributes = at(model, "attributes");
    return isRecord(attributes) ? attributes : {};
  };
  const scheduled = Object.keys(models).filter((uid) => "publish_at" in attributesOf(models[uid]));
  expect(scheduled).toHaveLength(SCHEDULED.length);
  for (const [uid, model] of Object.entries(models)) {
    for (const [name, attribute] of Object.entries(attributesOf(model))) {
      // Other languages of the same entry, of which there are none.
      if (name !== "localizations") expect(scheduled, uid).not.toContain(at(attribute, "target"));
    }
  }
});

test("the version of a list tells visitors nothing of its hidden rows", async () => {
  const version = async (token?: string) =>
    textAt((await cms().get("/api/awards", token)).body, "meta", "version");
  await create("awards");
  const before = [await version(), await version(tokens.owner)];
  expect(before[0]).toBe(before[1]);
  await create("awards", { publish_at: minutesFromNow(10) });
  expect(await version()).toBe(before[0]);
  expect(await version(tokens.owner)).not.toBe(before[1]);
});

test("a draft is never public, whatever its times are", async () => {
  await create("blog-posts", { published: false, publish_at: minutesFromNow(-5) });
  expect(await seen("blog-posts")).toBe(0);
});

describe("a time", () => {
  const times = async (extra: object) => {
    const { status, body } = await create("awards", extra);
    return status === 201
      ? [at(body, "data", "publish_at"), at(body, "data", "unpublish_at")]
      : [status, at(body, "error", "message")];
  };

  test("is kept to the minute, on the clock of TIME_ZONE", async () => {
    expect(await times({ publish_at: "2031-01-02T09:00" })).toEqual([
      "2031-01-02T08:00:00.000Z",
      null,
    ]);
    expect(await times({ publish_at: "2031-07-02T09:00:59.999" })).toEqual([
      "2031-07-02T07:00:00.000Z",
      null,
    ]);
    expect(await times({ publish_at: "2031-07-02T09:00:30+09:00" })).toEqual([
      "2031-07-02T00:00:00.000Z",
      null,
    ]);
    expect(await times({ publish_at: "2031-07-02", unpublish_at: "" })).toEqual([
      "2031-07-01T22:00:00.000Z",
      null,
    ]);
  });

  test("may be doubled by the clock of TIME_ZONE, and is rejected where that leaves it out", async () => {
    expect(await times({ publish_at: "2031-03-30T02:30" })).toEqual([
      400,
      "Publish at: 02:30 is left out on 2031-03-30, when the clocks go forward. " +
        "Choose another time, such as 2031-03-30 03:30",
    ]);
    expect(await times({ publish_at: "2031-10-26T02:30" })).toEqual([
      "2031-10-26T01:30:00.000Z",
      null,
    ]);
  });

  test.each(["soon", "2031-02-30T09:00", "2031-01-01T25:00", "2031-01-01T09:61", 7, true])(
    "is not %s",
    async (publish_at) => {
      expect(await times({ publish_at })).toEqual([
        400,
        "Publish at must be a date and time that exist, written as YYYY-MM-DDTHH:MM",
      ]);
    },
  );

  test("to go must be later than the time to come", async () => {
    const problem = [400, "“Unpublish at” must be later than “Publish at”"];
    const moment = "2031-01-02T09:00";
    expect(await times({ publish_at: moment, unpublish_at: "2031-01-02T08:59" })).toEqual(problem);
    expect(await times({ publish_at: moment, unpublish_at: moment })).toEqual(problem);
    expect(await times({ publish_at: moment, unpublish_at: "2031-01-02T09:00:40" })).toEqual(
      problem,
    );
    const { body } = await create("awards", { publish_at: moment });
    const url = `/api/awards/${textAt(body, "data", "documentId")}`;
    const put = (data: object) => cms().put(url, { data }, tokens.owner);
    const late = await put({ unpublish_at: "2031-01-02T08:00" });
    expect([late.status, at(late.body, "error", "message")]).toEqual(problem);
    expect((await put({ unpublish_at: "2031-01-02T08:00", publish_at: null })).status).toBe(200);
  });
});

test("a list saved as a whole keeps the times of its rows, and says which row is wrong", async () => {
  const publish_at = minutesFromNow(10);
  const { body } = await create("awards", { publish_at });
  const documentId = textAt(body, "data", "documentId");
  const replace = (row: object) =>
    cms().put("/api/awards", { data: [{ documentId, title: "New", ...row }] }, tokens.owner);
  expect(at((await replace({})).body, "data", 0)).toMatchObject({ title: "New", publish_at });
  const wrong = await replace({ unpublish_at: minutesFromNow(9) });
  expect([wrong.status, at(wrong.body, "error", "details", "errors", 0, "path")]).toEqual([
    400,
    ["data", "0", "unpublish_at"],
  ]);
  const cleared = (await replace({ publish_at: null })).body;
  expect(at(cleared, "data", 0, "publish_at")).toBeUndefined();
  expect(await seen("awards")).toBe(1);
});

test("a post published at once carries the time that the clock of TIME_ZONE shows", async () => {
  const clock = () => new Date().toLocaleString("sv-SE", { timeZone: "Europe/Berlin" });
  const before = clock();
  const { body } = await create("blog-posts", {});
  const published = String(at(body, "data", "published_on"))
    .replace("T", " ")
    .slice(0, 19);
  const times = [before, published, clock()];
  expect(times).toEqual([...times].sort());
});

describe("a scheduled post", () => {
  const publishedOn = async (id: string) =>
    at((await cms().get(`/api/blog-posts/${id}`, tokens.owner)).body, "data", "published_on");

  test("is published on the day on which it appears", async () => {
    const { body } = await create("blog-posts", { publish_at: "2031-01-02T00:30" });
    const id = textAt(body, "data", "documentId");
    const put = (data: object) => cms().put(`/api/blog-posts/${id}`, { data }, tokens.owner);
    expect(await publishedOn(id)).toBe("2031-01-02T00:30:00.000Z");
    await put({ title: "Another title" });
    expect(await publishedOn(id)).toBe("2031-01-02T00:30:00.000Z");
    await put({ publish_at: "2031-02-03T10:00" });
    expect(await publishedOn(id)).toBe("2031-02-03T10:00:00.000Z");
    await put({ published: false });
    expect(await publishedOn(id)).toBeNull();
    await put({ published: true });
    expect(await publishedOn(id)).toBe("2031-02-03T10:00:00.000Z");
    const before = Date.now();
    await put({ publish_at: null });
    expect(new Date(String(await publishedOn(id))).getTime()).toBeGreaterThanOrEqual(before);
  });

  test("keeps the day when it has appeared and the time is taken away", async () => {
    const { body } = await create("blog-posts", { publish_at: "2021-02-03T10:00" });
    const id = textAt(body, "data", "documentId");
    await cms().put(`/api/blog-posts/${id}`, { data: { publish_at: null } }, tokens.owner);
    expect(await publishedOn(id)).toBe("2021-02-03T10:00:00.000Z");
  });
});

test("revisions record the times, and restoring brings them back", async () => {
  const publish_at = minutesFromNow(10);
  const { body } = await create("awards", { publish_at });
  const id = textAt(body, "data", "documentId");
  await cms().put(`/api/awards/${id}`, { data: { publish_at: null } }, tokens.owner);
  const url = `/api/revisions?type=award&record=${id}`;
  const { body: history } = await cms().get(url, tokens.owner);
  expect(listAt(history, "data").map((revision) => at(revision, "changed"))).toContainEqual([
    "publish_at",
  ]);
  const first = String(at(listAt(history, "data").at(-1), "id"));
  await cms().post(`/api/revisions/${first}/restore`, {}, tokens.owner);
  const restored = await cms().get(`/api/awards/${id}`, tokens.owner);
  expect(at(restored.body, "data", "publish_at")).toBe(publish_at);
});

describe("what web is told", () => {
  const expiry = async (url: string) => {
    const { headers } = await cms().call("GET", url, { headers: { "x-edge-secret": EDGE_SECRET } });
    const value = headers.get("x-content-expires-in");
    return value === null ? null : Number(value);
  };

  test("is for how long an answer stays what it is", async () => {
    expect(await expiry("/api/media-items")).toBeNull();
    await create("media-items", {
      publish_at: minutesFromNow(-10),
      unpublish_at: minutesFromNow(8),
    });
    const { body } = await create("media-items", { publish_at: minutesFromNow(3) });
    const left = new Date(minutesFromNow(3)).getTime() - Date.now();
    const told = Number(await expiry("/api/media-items?fields[0]=title"));
    expect(Math.abs(told - left)).toBeLessThan(5_000);
    const hidden = `/api/media-items/${textAt(body, "data", "documentId")}`;
    expect(Math.abs(Number(await expiry(hidden)) - left)).toBeLessThan(5_000);
    expect(await expiry("/api/awards")).toBeNull();
    const anybody = await cms().get("/api/media-items");
    expect(anybody.headers.get("x-content-expires-in")).toBeNull();
  });
});
