import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Award } from "~/entities/award/award";
import { latestAwards, listAwards, readAwards, saveAwards } from "~/entities/award/store.server";
import type { AcademicEvent } from "~/entities/event/event";
import {
  listEvents,
  nextEvents,
  readEvent,
  readEventsForEdit,
  saveEvents,
} from "~/entities/event/store.server";
import { listFocusAreas, readFocusAreas, saveFocusAreas } from "~/entities/focus-area/store.server";
import { listHomeStats, readHomeStats, saveHomeStats } from "~/entities/home-stat/store.server";
import { latestPublications, listPublications } from "~/entities/publication/store.server";
import {
  firstTestimonials,
  readTestimonials,
  saveTestimonials,
} from "~/entities/testimonial/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const anonymous = publicCms();

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
const stat = (id: string, title: string) => ({ id, icon: "users" as const, value: "7", title });

function award(id: string, year: string | null): Award {
  return { id, title: `Award ${id}`, organization: null, year, description: null };
}

function event(id: string, date: string, end_date: string | null = null): AcademicEvent {
  const rest = { location: "Delft", description: "First line.\nSecond line.", link: "/blog" };
  return { id, title: `Event ${id}`, date, end_date, ...rest };
}

/** Puts a list back as it was, so that the other tests find the demo content. */
function keeping<Row>(
  read: () => Promise<{ rows: Row[]; version: string }>,
  save: (rows: Row[], version: string) => Promise<unknown>,
) {
  let before: Row[] = [];
  beforeAll(async () => {
    before = (await read()).rows;
  });
  afterAll(async () => {
    await save(before, (await read()).version);
  });
}

describe("statistics", () => {
  keeping(
    () => readHomeStats(owner),
    (rows, version) => saveHomeStats(owner, rows, version),
  );

  it("are replaced as a whole: changed, added, moved and removed in one save", async () => {
    const first = await readHomeStats(owner);
    const { ids, version } = await saveHomeStats(
      owner,
      [stat("new-1", "One"), stat("new-2", "Two"), stat("new-3", "Three")],
      first.version,
    );
    expect(titles(await listHomeStats(anonymous))).toEqual(["One", "Two", "Three"]);

    const [one = "", two = "", three = ""] = ids;
    const rows = [stat(three, "Third"), stat("new-4", "Four"), stat(one, "One")];
    const saved = await saveHomeStats(owner, rows, version);
    expect(await readHomeStats(owner)).toEqual({
      rows: [stat(three, "Third"), stat(saved.ids[1] ?? "", "Four"), stat(one, "One")],
      version: saved.version,
    });
    expect(saved.ids).not.toContain(two);
  });

  it("stay as they are when one row is rejected, and the message names the row", async () => {
    const before = await readHomeStats(owner);
    const rows = [stat("a", "Fine"), stat("b", "Too long".repeat(100))];
    await expect(saveHomeStats(owner, rows, before.version)).rejects.toMatchObject({
      status: 400,
      fields: { "data.1.title": "Title must be at most 500 characters" },
    });
    expect(await readHomeStats(owner)).toEqual(before);
  });

  it("are not saved over what another window has saved since", async () => {
    const opened = await readHomeStats(owner);
    await saveHomeStats(owner, [stat("x", "Theirs")], opened.version);
    await expect(saveHomeStats(owner, [stat("y", "Mine")], opened.version)).rejects.toMatchObject({
      status: 409,
    });
    expect(titles(await listHomeStats(anonymous))).toEqual(["Theirs"]);

    await saveHomeStats(owner, [stat("y", "Mine after all")], undefined);
    expect(titles(await listHomeStats(anonymous))).toEqual(["Mine after all"]);
  });

  it("may be none", async () => {
    await saveHomeStats(owner, [], (await readHomeStats(owner)).version);
    expect(await listHomeStats(anonymous)).toEqual([]);
  });

  it("cannot be written without the owner's token", async () => {
    await expect(saveHomeStats(anonymous, [], undefined)).rejects.toMatchObject({ status: 403 });
  });
});

describe("areas of focus and testimonials", () => {
  keeping(
    () => readFocusAreas(owner),
    (rows, version) => saveFocusAreas(owner, rows, version),
  );
  keeping(
    () => readTestimonials(owner),
    (rows, version) => saveTestimonials(owner, rows, version),
  );

  it("survive the way to the cms and back unchanged", async () => {
    const area = {
      icon: "barChart" as const,
      title: "Éclairs & “quotes”",
      description: "First line.\nSecond line.",
      link_href: "/research#areas",
      link_text: null,
    };
    const { ids } = await saveFocusAreas(owner, [{ id: "n", ...area }], undefined);
    expect(await listFocusAreas(anonymous)).toEqual([{ id: ids[0], ...area }]);

    const rows = ["A", "B", "C", "D"].map((name) => ({
      id: name,
      quote: `${name} says so.`,
      name,
      title: null,
      image_url: "https://example.org/a.jpg",
    }));
    const saved = await saveTestimonials(owner, rows, undefined);
    expect(await firstTestimonials(anonymous, 3)).toEqual(
      rows.slice(0, 3).map((row, index) => ({ ...row, id: saved.ids[index] })),
    );
  });

  it("are rejected with a link that nobody should follow", async () => {
    const area = { id: "n", icon: "globe" as const, title: "A", description: null };
    await expect(
      saveFocusAreas(
        owner,
        [{ ...area, link_href: "javascript:alert(1)", link_text: null }],
        undefined,
      ),
    ).rejects.toMatchObject({
      fields: { "data.0.link_href": "Must be a valid URL or a path that starts with /" },
    });
  });
});

describe("awards", () => {
  keeping(
    () => readAwards(owner),
    (rows, version) => saveAwards(owner, rows, version),
  );

  it("come latest year first, those of one year in the owner's order, undated ones last", async () => {
    const rows = [award("a", null), award("b", "2020"), award("c", "2024"), award("d", "2024")];
    const { ids } = await saveAwards(owner, rows, undefined);
    // A new award gets the current year, an old one may lose its year.
    await saveAwards(
      owner,
      rows.map((row, index) => ({ ...row, id: ids[index] ?? "" })),
      undefined,
    );
    const inOrder = ["Award c", "Award d", "Award b", "Award a"];
    expect(titles(await latestAwards(anonymous, 3))).toEqual(inOrder.slice(0, 3));
    expect(titles(await latestAwards(anonymous, 4))).toEqual(inOrder);
    expect(titles(await listAwards(anonymous))).toEqual(inOrder);
  });
});

describe("events", () => {
  keeping(
    () => readEventsForEdit(owner, "2030-03-04"),
    (rows, version) => saveEvents(owner, rows, version),
  );

  it("are upcoming until their last day is over, the next one first", async () => {
    const { ids } = await saveEvents(
      owner,
      [
        event("later", "2030-06-01"),
        event("running", "2030-03-01", "2030-03-05"),
        event("over", "2030-02-01", "2030-03-03"),
        event("today", "2030-03-04"),
      ],
      undefined,
    );
    expect(titles(await nextEvents(anonymous, "2030-03-04", 2))).toEqual([
      "Event running",
      "Event today",
    ]);
    expect(await nextEvents(anonymous, "2030-06-02", 2)).toEqual([]);
    expect(titles(await listEvents(anonymous))).toEqual([
      "Event over",
      "Event running",
      "Event today",
      "Event later",
    ]);
    expect(await readEvent(anonymous, ids[1] ?? "")).toEqual({
      ...event("running", "2030-03-01", "2030-03-05"),
      id: ids[1],
    });
  });

  it("that do not exist are none, whatever the id", async () => {
    for (const id of ["nosuchevent", "1", "..", "../publications", "a b", "'", "%00"]) {
      expect(await readEvent(anonymous, id).catch((error: unknown) => error)).toBeNull();
    }
  });
});

describe("the home page's publications", () => {
  it("are the newest of all", async () => {
    const all = await listPublications(anonymous);
    expect(await latestPublications(anonymous, 3)).toEqual(all.slice(0, 3));
  });
});
