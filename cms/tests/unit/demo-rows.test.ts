import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { clockAt } from "../../src/bootstrap/demo-content/clock";
import { demoEntries, type Attributes } from "../../src/bootstrap/demo-content/entries";
import { pictures } from "../../src/bootstrap/demo-content/pictures";
import { publications } from "../../src/bootstrap/demo-content/publications";
import { cleanHtml } from "../../src/documents/safe-html";
import { CMS } from "../support/paths";

const PICTURE_FOLDER = path.join(CMS, "demo-pictures/pictures");

/** The days on which a relative date can go wrong. */
const DAYS = ["2026-01-01", "2026-02-28", "2026-05-31", "2026-08-31", "2026-12-31", "2028-02-29"];

function entriesOf(today: string) {
  const clock = clockAt(today);
  return demoEntries({ name: "Ada", clock, picture: (name) => `/uploads/${name}.webp` });
}

/** The text, and something else where there is none. */
function text(value: unknown, otherwise = ""): string {
  return typeof value === "string" ? value : otherwise;
}

function rowsOf(today: string, type: string): Attributes[] {
  return entriesOf(today).plain.find((entries) => entries.type === type)?.rows ?? [];
}

describe("publications", () => {
  test("are many, over twenty years, each one once", () => {
    const years = publications.map(({ publication_date }) => Number(publication_date.slice(0, 4)));
    expect(publications.length).toBeGreaterThanOrEqual(40);
    expect(Math.max(...years) - Math.min(...years)).toBeGreaterThanOrEqual(20);
    expect(new Set(publications.map(({ title }) => title)).size).toBe(publications.length);
    const dois = publications.flatMap(({ doi }) => doi ?? []);
    expect(new Set(dois).size).toBe(dois.length);
    for (const doi of dois) expect(doi).toMatch(/^10\.\d{4,5}\/\S+$/);
  });

  test("come with and without their optional parts", () => {
    for (const part of ["journal", "doi", "url", "abstract"] as const) {
      expect(publications.some((publication) => publication[part] === undefined)).toBe(true);
      expect(publications.some((publication) => publication[part] !== undefined)).toBe(true);
    }
    expect(publications.some(({ authors }) => authors.length > 15)).toBe(true);
  });
});

describe("the professor's own publications", () => {
  const own = entriesOf("2026-02-28").publications.slice(publications.length);

  test("are of many kinds and stages, and lead to works and projects that are there", () => {
    const kinds = new Set(own.map(({ row }) => row.type));
    expect(kinds.size).toBeGreaterThanOrEqual(6);
    expect(new Set(own.map(({ row }) => row.stage)).size).toBeGreaterThanOrEqual(3);
    const titles = own.map(({ row }) => row.title);
    const projects = rowsOf("2026-02-28", "project").map(({ title }) => title);
    expect(own.some(({ versionOf }) => versionOf !== undefined)).toBe(true);
    for (const { versionOf, projects: from } of own) {
      if (versionOf !== undefined) expect(titles).toContain(versionOf);
      for (const title of from) expect(projects).toContain(title);
    }
  });

  test("name the owner and students", () => {
    const authors = own.flatMap(({ row }) => row.authors);
    expect(authors).toContain("Ada");
    const students = rowsOf("2026-02-28", "student").map(({ name }) => name);
    expect(students.filter((name) => authors.includes(name)).length).toBeGreaterThanOrEqual(4);
  });
});

test("details of publications are found", () => {
  const withPages = publications.filter(({ pages }) => pages !== undefined);
  expect(withPages.length).toBeGreaterThanOrEqual(55);
  expect(publications.filter(({ type }) => type === "book")).toHaveLength(3);
  expect(publications.filter(({ type }) => type === "report")).toHaveLength(2);
});

describe("pictures", () => {
  test("are drawn, all of them, and small", () => {
    const files = fs.readdirSync(PICTURE_FOLDER);
    expect(files.sort()).toEqual(
      Object.keys(pictures)
        .map((name) => `${name}.webp`)
        .sort(),
    );
    const sizes = files.map((file) => fs.statSync(path.join(PICTURE_FOLDER, file)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(120 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2 * 1024 * 1024);
  });

  test("are all used", () => {
    const used = JSON.stringify(entriesOf("2026-05-31"));
    for (const name of Object.keys(pictures)) expect(used).toContain(`/uploads/${name}.webp`);
    expect(used).not.toContain("picture:");
  });
});

test("the HTML of the posts passes the cleaning unchanged", () => {
  const plain = (html: string) => html.replaceAll(/\s*\/>/g, ">");
  for (const { row } of entriesOf("2026-05-31").blogPosts) {
    expect(plain(cleanHtml(String(row.content)))).toBe(plain(String(row.content)));
  }
});

test("links lead to the web over http or to a page of the site", () => {
  const all = JSON.stringify(entriesOf("2026-05-31"));
  const links = [
    ...all.matchAll(/"(?:url|link|link_href|[a-z]+_url|meeting_link)":"([^"]*)"/g),
    ...all.matchAll(/href=\\"([^"\\]*)\\"/g),
  ].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(100);
  for (const link of links)
    expect(link).toMatch(/^(https?:\/\/[a-z0-9.-]+\/?\S*|\/[a-z/_.0-9-]*)$/i);
});

describe.each(DAYS)("on %s", (today) => {
  const year = Number(today.slice(0, 4));

  test("events lie before, on and after today", () => {
    const events = rowsOf(today, "event").map(({ date, end_date }) => ({
      first: String(date),
      last: String(end_date ?? date),
    }));
    expect(events.filter(({ last }) => last < today).length).toBeGreaterThanOrEqual(5);
    expect(events.filter(({ first }) => first > today).length).toBeGreaterThanOrEqual(5);
    expect(events.some(({ first, last }) => first <= today && last >= today)).toBe(true);
    for (const { first, last } of events) expect(last >= first).toBe(true);
  });

  test("courses run now, ran before and are to come", () => {
    const { courses } = entriesOf(today);
    const order = ["Spring", "Summer", "Fall"];
    const place = (semester: unknown, of: unknown) =>
      Number(of) * 3 + order.indexOf(String(semester));
    const month = Number(today.slice(5, 7));
    const now = place(month <= 5 ? "Spring" : month <= 8 ? "Summer" : "Fall", year);
    const places = courses.map((course) => place(course.semester, course.year));
    expect(places.filter((term) => term === now).length).toBeGreaterThanOrEqual(2);
    expect(places.filter((term) => term < now).length).toBeGreaterThanOrEqual(6);
    expect(places.filter((term) => term > now)).toHaveLength(1);
  });

  test("nothing that is past lies ahead, no deadline behind", () => {
    const posts = entriesOf(today).blogPosts.flatMap(({ row }) => row.published_on ?? []);
    expect(posts.filter((moment) => text(moment) >= today)).toEqual([]);
    for (const { publication_date } of rowsOf(today, "media-item")) {
      expect(text(publication_date) < today).toBe(true);
    }
    for (const student of rowsOf(today, "student")) {
      expect(Number(student.start_year)).toBeLessThanOrEqual(year);
      expect(student.current).toBe(student.end_year === undefined);
    }
    for (const { status, start_date, end_date } of rowsOf(today, "project")) {
      expect(String(start_date) <= today).toBe(status !== "planning");
      if (status === "completed") expect(text(end_date) < today).toBe(true);
      if (status === "active") expect(text(end_date, "9999") > today).toBe(true);
    }
    const deadlines = [
      ...JSON.stringify(rowsOf(today, "research-page")).matchAll(/"deadline":"([^"]+)"/g),
    ];
    expect(deadlines).toHaveLength(2);
    for (const [, deadline] of deadlines) expect(String(deadline) > today).toBe(true);
  });
});
