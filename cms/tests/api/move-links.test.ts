import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { MINIMAL } from "../support/entries";
import { at, listAt, textAt } from "../support/json";

const cms = useCms();
let token = "";
let ids: string[] = [];

beforeAll(async () => {
  token = await cms().ownerToken();
});

async function links(): Promise<unknown[]> {
  const answer = await cms().get("/api/useful-links?sort=order_rank:asc&sort=createdAt:asc");
  return listAt(answer.body, "data");
}

async function order(): Promise<string[]> {
  return (await links()).map((link) => textAt(link, "title"));
}

async function setUp(ranks: number[]) {
  for (const link of await links()) {
    await cms().delete(`/api/useful-links/${textAt(link, "documentId")}`, token);
  }
  ids = [];
  for (const [index, order_rank] of ranks.entries()) {
    const data = { ...MINIMAL["useful-links"], title: "ABCDE"[index], order_rank };
    const { body } = await cms().post("/api/useful-links", { data }, token);
    ids.push(textAt(body, "data", "documentId"));
  }
}

function move(id: string | undefined, data: unknown, as: string | undefined = token) {
  return cms().put(`/api/useful-links/${id}/position`, { data }, as);
}

describe("PUT /api/useful-links/:id/position", () => {
  beforeEach(() => setUp([1, 2, 3, 4]));

  test("puts a link before another one, or last", async () => {
    expect((await move(ids[3], { before: ids[1] })).status).toBe(204);
    expect(await order()).toEqual(["A", "D", "B", "C"]);
    expect((await move(ids[0], { before: null })).status).toBe(204);
    expect(await order()).toEqual(["D", "B", "C", "A"]);
    expect((await links()).map((link) => at(link, "order_rank"))).toEqual([1, 2, 3, 4]);
  });

  test("tells links apart that share a number", async () => {
    await setUp([0, 0, 0]);
    expect((await move(ids[2], { before: ids[0] })).status).toBe(204);
    expect(await order()).toEqual(["C", "A", "B"]);
  });

  test("before itself changes nothing", async () => {
    expect((await move(ids[2], { before: ids[2] })).status).toBe(204);
    expect(await order()).toEqual(["A", "B", "C", "D"]);
  });

  test("changes nothing when it is rejected", async () => {
    expect((await move("nosuchlink", { before: null })).status).toBe(404);
    for (const data of [{ before: "nosuchlink" }, {}, { before: 3 }, null, []]) {
      expect((await move(ids[0], data)).status, JSON.stringify(data)).toBe(400);
    }
    expect(await order()).toEqual(["A", "B", "C", "D"]);
  });

  test("is for the owner alone", async () => {
    const { jwt } = await cms().makeVisitor("mover@example.org", "visitor password");
    expect((await move(ids[0], { before: null }, jwt)).status).toBe(403);
    const stranger = await cms().put(`/api/useful-links/${ids[0]}/position`, {
      data: { before: null },
    });
    expect(stranger.status).toBe(403);
    expect(await order()).toEqual(["A", "B", "C", "D"]);
  });

  test("is all or nothing", async () => {
    // The number after the highest cannot be stored, after the first link has its new one.
    await setUp([2147483646, 2147483647, 2147483647]);
    const before = await links();
    expect((await move(ids[2], { before: ids[0] })).status).toBe(400);
    expect(await links()).toEqual(before);
  });

  test("moves at the same moment do not mix", async () => {
    const moves = await Promise.all(ids.map((id) => move(id, { before: null })));
    expect(moves.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect((await links()).map((link) => at(link, "order_rank"))).toEqual([1, 2, 3, 4]);
  });
});
