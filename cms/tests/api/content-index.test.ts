import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { at, listAt, textAt } from "../support/json";

const cms = useCms();
let owner = "";
let visitor = "";

beforeAll(async () => {
  owner = await cms().ownerToken();
  visitor = (await cms().makeVisitor("vera@example.org", "visitor password")).jwt;
});

async function create(path: string, data: object): Promise<string> {
  const { status, body } = await cms().post(`/api/${path}`, { data }, owner);
  expect(status, JSON.stringify(body)).toBe(201);
  return textAt(body, "data", "documentId");
}

const labels = async (query: string) => {
  const { status, body } = await cms().get(`/api/content-index${query}`, owner);
  expect(status, JSON.stringify(body)).toBe(200);
  return listAt(body, "data").map((entry) => textAt(entry, "label"));
};

describe("/api/content-index", () => {
  beforeAll(async () => {
    await create("useful-links", {
      title: "A Rivers atlas",
      url: "https://x.example",
      category: "a",
    });
    await create("blog-posts", { title: "Rivers, a draft" });
    const id = await create("students", {
      name: "Sam River",
      level: "PhD",
      start_year: 2022,
      research_topic: "Lakes",
    });
    await create("awards", { title: "100% of it" });
    await cms().put("/api/teaching-setting", { data: { philosophy: "Ask first." } }, owner);
    await cms().put(`/api/students/${id}`, { data: { research_topic: "Seas" } }, owner);
  });

  test.each([["nobody"], ["somebody who is not the owner"]])("is closed to %s", async (who) => {
    const token = who === "nobody" ? undefined : visitor;
    expect((await cms().get("/api/content-index", token)).status).toBe(403);
  });

  test("names what there is, drafts too, the latest change first", async () => {
    const all = await labels("");
    expect(all[0]).toBe("Sam River");
    expect(new Set(all)).toEqual(
      new Set([
        "Sam River",
        "A Rivers atlas",
        "Rivers, a draft",
        "100% of it",
        "Teaching philosophy",
      ]),
    );
    expect(await labels("?limit=1")).toEqual(["Sam River"]);
  });

  test("finds a part of a name in any case, and takes signs of SQL as they are", async () => {
    expect(new Set(await labels("?search=rIVER"))).toEqual(
      new Set(["Sam River", "Rivers, a draft", "A Rivers atlas"]),
    );
    expect(await labels("?search=100%25")).toEqual(["100% of it"]);
    expect(await labels("?search=teaching")).toEqual(["Teaching philosophy"]);
    expect(await labels("?search=nothing+like+it")).toEqual([]);
  });

  test("finds letters beyond ASCII in any case, with and without their accents", async () => {
    await create("awards", { title: "Übersicht Mu\u0308ller & Ñúñez" });
    await create("awards", { title: "ΟΔΥΣΣΕΥΣ" });
    const found = (search: string) => labels(`?search=${encodeURIComponent(search)}`);
    for (const search of ["über", "ÜBERSICHT MÜLLER", "ñúñez", "mu\u0308ller", "muller & nunez"]) {
      expect(await found(search), search).toEqual(["Übersicht Mu\u0308ller & Ñúñez"]);
    }
    expect(await found("οδυσσ")).toEqual(["ΟΔΥΣΣΕΥΣ"]);
    expect(await found("über nichts")).toEqual([]);
  });

  test.each(["?limit=0", "?limit=51", "?limit=x", "?search=a&search=b", "?fields=email"])(
    "rejects %s",
    async (query) => {
      expect((await cms().get(`/api/content-index${query}`, owner)).status).toBe(400);
    },
  );
});

describe("titles of publications", () => {
  const ids: string[] = [];

  beforeAll(async () => {
    for (const title of [
      "Growth of <i>E.</i> <I>coli</I> in water",
      "H<sub>2</sub>O and <b>all</b>",
      "Where x < i and y > 2",
      "Subtle coli",
    ]) {
      ids.push(await create("publications", { title, authors: ["Ada Ash"] }));
    }
  });
  afterAll(async () => {
    for (const id of ids) await cms().delete(`/api/publications/${id}`, owner);
  });

  test("have no markup", async () => {
    expect((await labels("?limit=4")).sort()).toEqual([
      "Growth of E. coli in water",
      "H2O and all",
      "Subtle coli",
      "Where x < i and y > 2",
    ]);
  });

  test.each([
    ["E. coli", ["Growth of E. coli in water"]],
    ["h2o", ["H2O and all"]],
    ["COLI", ["Subtle coli", "Growth of E. coli in water"]],
    ["sub", ["Subtle coli"]],
    ["<i>", []],
    ["x < i", ["Where x < i and y > 2"]],
  ])("are found by what is read of them: %s", async (search, found) => {
    expect(await labels(`?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  test("are as many as asked for, the latest change first", async () => {
    expect(await labels("?search=coli&limit=1")).toEqual(["Subtle coli"]);
    await cms().put(`/api/publications/${ids[0] ?? ""}`, { data: { volume: "2" } }, owner);
    expect(await labels("?search=coli&limit=1")).toEqual(["Growth of E. coli in water"]);
  });
});

describe("/api/setup-guide", () => {
  const PATH = "/api/setup-guide";

  test("is closed to everybody but the owner", async () => {
    for (const token of [undefined, visitor]) {
      expect((await cms().get(PATH, token)).status).toBe(403);
      expect((await cms().put(PATH, { data: { resolved: [] } }, token)).status).toBe(403);
    }
  });

  test("keeps which steps are resolved", async () => {
    expect(at((await cms().get(PATH, owner)).body, "data")).toEqual({ demo: false, resolved: [] });
    const saved = await cms().put(PATH, { data: { resolved: ["name", "name", "go-live"] } }, owner);
    expect([saved.status, at(saved.body, "data", "resolved")]).toEqual([200, ["name", "go-live"]]);
    expect(at((await cms().get(PATH, owner)).body, "data", "resolved")).toEqual([
      "name",
      "go-live",
    ]);
  });

  test.each([{ resolved: "name" }, { resolved: ["<b>"] }, { resolved: [], more: 1 }, {}])(
    "rejects %j and keeps what was there",
    async (data) => {
      const before = (await cms().get(PATH, owner)).body;
      expect((await cms().put(PATH, { data }, owner)).status).toBe(400);
      expect((await cms().get(PATH, owner)).body).toEqual(before);
    },
  );
});
