import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { MINIMAL, ORDERED_LISTS, SINGLES } from "../support/entries";
import { at, listAt, problems, textAt } from "../support/json";
import { matching } from "../support/match";

const cms = useCms();
let token = "";

beforeAll(async () => {
  token = await cms().ownerToken();
});

function save(path: string, data: unknown, version?: unknown) {
  return cms().put(`/api/${path}`, { data, ...(version !== undefined && { version }) }, token);
}

async function rows(path: string): Promise<unknown[]> {
  return listAt((await cms().get(`/api/${path}`)).body, "data");
}

describe.each(ORDERED_LISTS)("PUT /api/%s", (path) => {
  const row = MINIMAL[path] ?? {};

  beforeEach(async () => {
    expect((await save(path, [])).status).toBe(200);
  });

  test("creates, updates, moves and deletes at once", async () => {
    const first = await save(path, [{ ...row }, { ...row }, { ...row }]);
    expect(first.status).toBe(200);
    const [a, b, c] = listAt(first.body, "data");
    const second = await save(path, [c, { ...row }, a]);
    expect(second.status).toBe(200);
    const ids = listAt(second.body, "data").map((entry) => textAt(entry, "documentId"));
    expect(ids[0]).toBe(textAt(c, "documentId"));
    expect(ids[2]).toBe(textAt(a, "documentId"));
    expect(ids).not.toContain(textAt(b, "documentId"));
    const stored = (await rows(path)).map((entry) => textAt(entry, "documentId"));
    expect(stored.sort()).toEqual([...ids].sort());
  });

  test("an invalid row changes nothing and is named", async () => {
    const first = await save(path, [{ ...row }]);
    const [kept] = listAt(first.body, "data");
    const rejected = await save(path, [{ ...row }, { ...row }, { nope: 1 }]);
    expect(rejected.status).toBe(400);
    expect(Object.keys(problems(rejected.body))).toContain("data.2.nope");
    const required = Object.keys(row).filter((key) => key !== "icon");
    for (const key of required) {
      expect(Object.keys(problems(rejected.body))).toContain(`data.2.${key}`);
    }
    expect(await rows(path)).toEqual([kept]);
  });

  test("a row says nothing of what Strapi keeps with it", async () => {
    for (const key of ["createdBy", "updatedBy", "localizations"]) {
      for (const value of [1, 99_999, { foo: 1 }, true]) {
        const rejected = await save(path, [{ ...row, [key]: value }]);
        expect(problems(rejected.body)).toEqual({ [`data.0.${key}`]: `Invalid key ${key}` });
      }
    }
  });

  test("an unknown id creates, the same row twice is rejected", async () => {
    const made = await save(path, [{ ...row, id: "a1b2-client-side", documentId: "nope" }]);
    expect(made.status).toBe(200);
    const [entry] = listAt(made.body, "data");
    const twice = await save(path, [entry, { ...row, id: at(entry, "documentId") }]);
    expect(problems(twice.body)).toEqual({ "data.1.id": "This row is in the list twice" });
  });

  test("a list that somebody else changed is not overwritten", async () => {
    const loaded = textAt((await cms().get(`/api/${path}`)).body, "meta", "version");
    const mine = await save(path, [{ ...row }], loaded);
    expect(mine.status).toBe(200);
    const theirs = await save(path, [{ ...row }, { ...row }], loaded);
    expect(theirs.status).toBe(409);
    expect(theirs.body).toMatchObject({
      data: null,
      error: { status: 409, name: "ConflictError", message: matching(/changed/) },
    });
    expect(await rows(path)).toHaveLength(1);
    const next = textAt(mine.body, "meta", "version");
    expect((await save(path, [{ ...row }, { ...row }], next)).status).toBe(200);
    expect(textAt((await cms().get(`/api/${path}`)).body, "meta", "version")).not.toBe(next);
  });

  test("two saves at the same moment do not mix", async () => {
    const many = await Promise.all(
      [1, 2, 3, 4].map((size) =>
        save(
          path,
          Array.from({ length: size }, () => ({ ...row })),
        ),
      ),
    );
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const left = await rows(path);
    const sizes = many.map(({ body }) => listAt(body, "data"));
    const ids = left.map((entry) => textAt(entry, "documentId")).sort();
    expect(
      sizes.map((list) => list.map((entry) => textAt(entry, "documentId")).sort()),
    ).toContainEqual(ids);
  });

  test("anything but a list is rejected", async () => {
    for (const data of [undefined, null, {}, "x", 1, [1], ["x"], [null], [[]]]) {
      expect((await save(path, data)).status, JSON.stringify(data)).toBe(400);
    }
    expect(
      (
        await save(
          path,
          Array.from({ length: 501 }, () => ({ ...row })),
        )
      ).status,
    ).toBe(400);
    expect((await save(path, [], 17)).status).toBe(400);
  });
});

describe("events that end before they begin", () => {
  const SENTENCE = "The end date must not be before the date";
  const good = { ...MINIMAL.events, date: "2026-03-14", end_date: "2026-03-16" };

  test("are rejected in the row they stand in, and nothing is saved", async () => {
    const before = await rows("events");
    const { status, body } = await save("events", [
      good,
      { ...good, end_date: "2026-03-13" },
      { ...good, end_date: null },
      { ...good, date: "2026-03-17" },
    ]);
    expect(status).toBe(400);
    expect(problems(body)).toEqual({ "data.1.end_date": SENTENCE, "data.3.end_date": SENTENCE });
    expect(await rows("events")).toEqual(before);
  });

  test("also when a row leaves one of its dates as it is", async () => {
    const [kept] = listAt((await save("events", [good])).body, "data");
    const id = textAt(kept, "documentId");
    const { body } = await save("events", [
      { title: "New", date: "2026-01-01" },
      { id, date: "2026-03-17" },
    ]);
    expect(problems(body)).toEqual({ "data.1.end_date": SENTENCE });
    expect((await save("events", [{ id, date: "2026-03-15" }])).status).toBe(200);
  });
});

describe("the order of rows", () => {
  test("follows the position, whatever the rows say", async () => {
    const stat = (title: string, order_index: number) => ({
      ...MINIMAL["home-stats"],
      title,
      order_index,
    });
    await save("home-stats", [stat("A", 9), stat("B", 3), stat("C", 9)]);
    const { body } = await cms().get("/api/home-stats?sort=order_index");
    expect(listAt(body, "data").map((row) => [at(row, "title"), at(row, "order_index")])).toEqual([
      ["A", 1],
      ["B", 2],
      ["C", 3],
    ]);
  });

  test("a row that is made alone comes last", async () => {
    await save("awards", [{ title: "A" }, { title: "B" }]);
    const { body } = await cms().post("/api/awards", { data: { title: "C" } }, token);
    expect(body).toMatchObject({
      data: { order_index: 3, year: String(new Date().getFullYear()) },
    });
  });

  test("an award whose year was cleared has none", async () => {
    await save("awards", [{ title: "A", year: null }]);
    const { body } = await cms().get("/api/awards");
    expect(listAt(body, "data")).toMatchObject([{ title: "A", year: null }]);
  });
});

describe.each(Object.entries(SINGLES))("PUT /api/%s", (path, data) => {
  beforeEach(async () => {
    await cms().delete(`/api/${path}`, token);
  });

  test("makes the entry once and keeps what a change leaves out", async () => {
    const first = await save(path, data, "");
    expect(first.status).toBe(200);
    expect((await save(path, {})).status).toBe(200);
    const { body } = await cms().get(`/api/${path}`);
    expect(body).toMatchObject({ data });
    expect(textAt(body, "data", "documentId")).toBe(textAt(first.body, "data", "documentId"));
  });

  test("two first saves at the same moment leave one entry", async () => {
    const saves = await Promise.all([1, 2, 3, 4].map(() => save(path, data)));
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const uid: never = `api::${path}.${path}` as never;
    expect(await cms().strapi.db.query(uid).count()).toBe(1);
    const guarded = await Promise.all([1, 2, 3].map(() => save(path, data, "")));
    expect(guarded.map(({ status }) => status)).toEqual([409, 409, 409]);
  });

  test("a page that somebody else changed is not overwritten", async () => {
    const loaded = await save(path, data, null);
    const version = textAt(loaded.body, "data", "updatedAt");
    const mine = await save(path, data, version);
    expect(mine.status).toBe(200);
    expect((await save(path, data, version)).status).toBe(409);
    expect((await save(path, data, "")).status).toBe(409);
    expect((await save(path, data, textAt(mine.body, "data", "updatedAt"))).status).toBe(200);
    expect((await save(path, data)).status).toBe(200);
  });
});

describe("structured pages", () => {
  test("the about page is answered whole and replaced part by part", async () => {
    const data = {
      name: "Ada",
      title: "Professor",
      bio: "One\nTwo",
      profile_image_url: "/uploads/ada.jpg",
      cv_url: "/uploads/cv.pdf",
      expertise_areas: [" Rivers ", "", "Lakes"],
      education: [
        { degree: "PhD", field: "Rivers", university: "U", year: 1999, dissertation: "" },
      ],
      roles: [{ type: "Member", title: "Chair", organization: "O", start_year: "2001" }],
      academic_profiles: [{ platform: "ORCID", url: "https://orcid.org/1" }],
    };
    expect((await save("about-page", data)).status).toBe(200);
    const { body } = await cms().get("/api/about-page");
    expect(body).toMatchObject({
      data: {
        ...data,
        expertise_areas: ["Rivers", "Lakes"],
        education: [{ ...data.education[0], year: "1999", dissertation: null }],
        roles: [{ ...data.roles[0], end_year: null }],
      },
    });
    await save("about-page", { roles: [] });
    expect((await cms().get("/api/about-page")).body).toMatchObject({
      data: { roles: [], academic_profiles: data.academic_profiles },
    });
  });

  test("the research page keeps all of its nested parts", async () => {
    const project = {
      title: "P",
      description: "D",
      funding: "F",
      collaborators: ["C"],
      timeline: "2024",
      status: "Open",
    };
    const data = {
      title: "Research",
      description: "D",
      research_areas: [
        {
          title: "A",
          description: "D",
          image_url: "https://x.org/a.png",
          publications: ["P1", "P2"],
        },
      ],
      current_projects: [project],
      lab_information: {
        name: "Lab",
        location: "L",
        equipment: ["Boat"],
        team_members: [{ name: "Sam", role: "R", expertise: "E" }],
      },
      research_opportunities: {
        phd_positions: [{ title: "T", description: "D", deadline: "2027-03-31" }],
        masters_projects: [project],
        undergraduate_opportunities: "U",
      },
    };
    expect((await save("research-page", data)).status).toBe(200);
    const { body } = await cms().get("/api/research-page");
    expect(body).toMatchObject({ data });
    // What was read can be sent back.
    const again = await save("research-page", {
      ...data,
      lab_information: at(body, "data", "lab_information"),
    });
    expect(again.body).toMatchObject({ data });
  });

  test("problems inside a page are named by their place", async () => {
    const rejected = await save("research-page", {
      research_areas: [{ image_url: "javascript:alert(1)", publications: "P1" }],
      lab_information: { team_members: ["x"] },
      research_opportunities: { phd_positions: [{ title: "T", deadline: "2027-02-30" }] },
    });
    expect(rejected.status).toBe(400);
    expect(Object.keys(problems(rejected.body)).sort()).toEqual([
      "lab_information.team_members.0",
      "research_areas.0.image_url",
      "research_areas.0.publications",
      "research_opportunities.phd_positions.0.deadline",
    ]);
  });
});
