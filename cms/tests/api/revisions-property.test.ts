import { beforeAll, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { MINIMAL, ORDERED_LISTS, SINGLES } from "../support/entries";
import { at, listAt, textAt } from "../support/json";
import { Random } from "../support/random";

const cms = useCms();
let token = "";

const STEPS = 200;
const COLLECTIONS = Object.keys(MINIMAL);
const PAGES = Object.keys(SINGLES);

beforeAll(async () => {
  token = await cms().ownerToken();
});

interface Answer {
  status: number;
  body: unknown;
}

async function done(answer: Promise<Answer>): Promise<unknown> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

/**
 * Without the moments of saving: a list's Save writes them to rows that it does not change, and what
 * does not change leaves no revision.
 */
function asText(body: unknown): string {
  return JSON.stringify(at(body, "data"), (key, value: unknown) =>
    key === "updatedAt" || key === "publishedAt" ? undefined : value,
  );
}

/** Everything that the API answers of the content, as text. */
async function everything(): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const path of COLLECTIONS) {
    const query = "?populate=*&sort=documentId&pagination[pageSize]=500";
    answers[path] = asText((await cms().get(`/api/${path}${query}`, token)).body);
  }
  for (const path of PAGES) {
    answers[path] = asText((await cms().get(`/api/${path}`, token)).body);
  }
  return answers;
}

/** Texts that are easily damaged on the way. */
const TEXTS = [
  "Ünïcode — 数学 🎓",
  'Quotes " and \\ and %_',
  "<b>Bold</b> & more",
  "Two\nlines",
  "x",
];

/** A change that every content type accepts. */
function change(random: Random, path: string, number: number): Record<string, unknown> {
  const text = `${random.pick(TEXTS)} ${number}`;
  const changes: Record<string, () => Record<string, unknown>> = {
    publications: () => ({
      title: text,
      authors: [text, "B"],
      abstract: random.pick([null, text]),
    }),
    people: () => ({ name: text, variants: [text] }),
    "office-hours": () => ({ location: text, is_virtual: random.pick([true, false]) }),
    students: () => ({ name: text, publications: [text], end_year: random.pick([null, 2030]) }),
    "blog-posts": () => ({
      title: text,
      content: `<p>${number}</p>`,
      published: random.pick([true, false]),
    }),
    "blog-categories": () => ({ name: text }),
    "page-seos": () => ({ path: `/page-${number}`, description: text }),
    testimonials: () => ({ quote: text, order_index: number % 7 }),
    "useful-links": () => ({ title: text, order_rank: number % 5 }),
    projects: () => ({ title: text, end_date: random.pick([null, "2025-03-01"]) }),
    "teaching-setting": () => ({ philosophy: text }),
    "about-page": () => ({
      name: text,
      education: Array.from({ length: number % 3 }, () => ({ degree: text, year: "1999" })),
      roles: random.pick([[], [{ type: "Chair", title: text }]]),
    }),
    "research-page": () => ({
      title: text,
      lab_information: random.pick([
        null,
        { name: text, equipment: [text], team_members: [{ name: text }, { name: "B" }] },
      ]),
      research_opportunities: { phd_positions: [{ title: text, deadline: "2026-01-31" }] },
    }),
    "contact-info": () => ({ phone_office: text }),
    "seo-setting": () => ({ site_title: text }),
    "home-stats": () => ({ value: text }),
  };
  return (changes[path] ?? (() => ({ title: text })))();
}

async function rows(path: string): Promise<unknown[]> {
  const answer = await cms().get(`/api/${path}?populate=*&pagination[pageSize]=500`, token);
  return listAt(answer.body, "data");
}

/** One thing that an owner does. */
class Step {
  constructor(
    private readonly random: Random,
    private readonly number: number,
  ) {}

  async take(): Promise<void> {
    if (this.number % 6 === 0) return this.savePage(this.random.pick(PAGES));
    const path = this.random.pick(COLLECTIONS);
    const present = await rows(path);
    const record = present.length === 0 ? undefined : this.random.pick(present);
    if (ORDERED_LISTS.includes(path) && this.random.chance(0.4))
      return this.saveList(path, present);
    if (record === undefined || this.random.chance(0.3)) return this.create(path);
    if (this.random.chance(0.35)) {
      await done(cms().delete(`/api/${path}/${textAt(record, "documentId")}`, token));
      return;
    }
    const data = { ...change(this.random, path, this.number), ...(await this.relations(path)) };
    await done(cms().put(`/api/${path}/${textAt(record, "documentId")}`, { data }, token));
  }

  private async create(path: string): Promise<void> {
    const data = {
      ...MINIMAL[path],
      ...change(this.random, path, this.number),
      ...(await this.relations(path)),
    };
    await done(cms().post(`/api/${path}`, { data }, token));
  }

  private async relations(path: string): Promise<Record<string, unknown>> {
    const target = { "blog-posts": "blog-categories", "teaching-resources": "courses" }[path];
    if (target === undefined) return {};
    const name = path === "blog-posts" ? "category" : "course";
    const ids = (await rows(target)).map((row) => textAt(row, "documentId"));
    return { [name]: this.random.pick([null, ...ids]) };
  }

  private async savePage(path: string): Promise<void> {
    if (this.random.chance(0.15)) {
      await cms().delete(`/api/${path}`, token);
      return;
    }
    const data = { ...SINGLES[path], ...change(this.random, path, this.number) };
    await done(cms().put(`/api/${path}`, { data }, token));
  }

  private async saveList(path: string, present: unknown[]): Promise<void> {
    const kept = this.random.shuffle(present).filter(() => this.random.chance(0.7));
    const fresh = { ...MINIMAL[path], ...change(this.random, path, this.number) };
    const data = [...kept, fresh].map((row) => ({ ...(row as object) }));
    await done(cms().put(`/api/${path}`, { data }, token));
  }
}

/** Undoes a revision: what was there before it is there again. */
async function undo(revision: unknown): Promise<void> {
  const id = textAt(revision, "id");
  const record = textAt(revision, "record");
  const type = textAt(revision, "type");
  if (at(revision, "action") === "delete") {
    await done(cms().post(`/api/trash/${record}/restore`, {}, token));
    return;
  }
  const history = await cms().get(
    `/api/revisions?type=${type}&record=${record}&before=${id}&limit=1`,
    token,
  );
  const [previous] = listAt(history.body, "data");
  if (previous !== undefined && at(previous, "action") !== "delete") {
    await done(cms().post(`/api/revisions/${textAt(previous, "id")}/restore`, {}, token));
    return;
  }
  const uid = `api::${type}.${type}` as "api::award.award";
  await cms().strapi.documents(uid).delete({ documentId: record });
}

async function newestRevision(): Promise<number> {
  const rows_ = await cms()
    .strapi.db.query("api::revision.revision")
    .findMany({
      select: ["id"],
      orderBy: { id: "desc" },
      limit: 1,
    });
  return Number(at(rows_, 0, "id") ?? 0);
}

async function revisionsBetween(first: number, last: number): Promise<unknown[]> {
  const found = await cms()
    .strapi.db.query("api::revision.revision")
    .findMany({
      where: { id: { $gt: first, $lte: last }, action: { $ne: "found" } },
      orderBy: { id: "desc" },
    });
  return found.map((row: Record<string, unknown>) => ({
    id: String(row.id),
    record: row.record,
    action: row.action,
    type: String(row.content_type).split(".").at(-1),
  }));
}

test(`after ${STEPS} random changes everything can be undone, byte for byte`, async () => {
  const seed = Number(process.env.SEED ?? 20261122);
  const random = new Random(seed);
  for (let number = 1; number <= 60; number += 1) await new Step(random, number).take();
  const before = await everything();
  const start = await newestRevision();
  for (let number = 61; number <= 60 + STEPS; number += 1) await new Step(random, number).take();
  const changed = await everything();
  const end = await newestRevision();
  expect(changed).not.toEqual(before);
  for (const revision of await revisionsBetween(start, end)) await undo(revision);
  const after = await everything();
  for (const path of Object.keys(before))
    expect(after[path], `${path}, seed ${seed}`).toBe(before[path]);
  // And forward again: the undoing was a change like any other.
  for (const revision of await revisionsBetween(end, await newestRevision())) await undo(revision);
  const again = await everything();
  for (const path of Object.keys(before))
    expect(again[path], `${path}, seed ${seed}`).toBe(changed[path]);
}, 300_000);
