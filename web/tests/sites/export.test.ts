import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse as parseBibtex } from "@retorquere/bibtex-parser";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { createTestSite, TEST_OWNER } from "../../../scripts/lib/test-site.mjs";

/** `npm run export` of a site with a real cms, while it runs and when it is stopped. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const LATER = "2099-01-02T09:00:00.000Z";
let owned: Awaited<ReturnType<typeof createTestSite>>;
let scratch = "";
let token = "";
let picture = "";

const session = z.object({ jwt: z.string() });
const made = z.object({ data: z.looseObject({ documentId: z.string() }) });
const uploaded = z.array(z.object({ url: z.string() })).min(1);

async function write(method: string, name: string, data: object): Promise<string> {
  const answer = await fetch(`${owned.settings["CMS_URL"]}/api/${name}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ data }),
  });
  expect(answer.ok, `${name} is answered with ${answer.status}`).toBe(true);
  return made.parse(await answer.json()).data.documentId;
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${owned.settings["CMS_URL"]}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier: TEST_OWNER.email, password: TEST_OWNER.password }),
  });
  return session.parse(await answer.json()).jwt;
}

async function upload(): Promise<string> {
  const form = new FormData();
  form.append("files", new Blob([PICTURE], { type: "image/png" }), "dot.png");
  const answer = await fetch(`${owned.settings["CMS_URL"]}/api/upload`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const [file] = uploaded.parse(await answer.json());
  return file?.url.replace(/^https?:\/\/[^/]+/, "") ?? "";
}

function runExport(folder: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("../scripts/export.mjs"), folder],
    {
      env: { NODE_ENV: "production", PATH: process.env["PATH"], ...owned.settings },
      encoding: "utf8",
    },
  );
  return { status, said: stdout.trim().split("\n"), errors: stderr };
}

async function filesOf(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, string]> => {
        const file = path.join(parentPath, name);
        return [path.relative(folder, file), await readFile(file, "utf8")];
      }),
    ),
  );
}

/** The front matter and the text of the one post with these words in its name. */
function postIn(files: Map<string, string>, words: string) {
  const [file = ""] = [...files].filter(([name]) => name.includes(words)).map(([, text]) => text);
  const [, matter = "", body = ""] = /^---\n([^]*?)---\n([^]*)$/.exec(file) ?? [];
  return { matter: z.record(z.string(), z.unknown()).parse(parseYaml(matter)), body };
}

beforeAll(async () => {
  owned = await createTestSite({ DEMO_CONTENT: "false", SITE_URL: "https://ada.example.org" });
  await owned.site.cms.start();
  scratch = await mkdtemp(path.join(tmpdir(), "lectern-export-"));
  token = await signIn();
  picture = await upload();
  const category = await write("POST", "blog-categories", { name: "Notes", slug: "notes" });
  await write("POST", "blog-posts", {
    title: 'Seen by: all, "really"',
    content: `<h2>Why</h2><p>See <a href="/publications">these</a>.</p><figure><img src="${picture}" alt="A dot"></figure>`,
    tags: ["one", "two"],
    featured_image: picture,
    category,
    published: true,
  });
  await write("POST", "blog-posts", {
    title: "Not yet",
    content: "<p>Secret</p>",
    published: false,
  });
  await write("POST", "blog-posts", {
    title: "Next century",
    content: "<p>Soon</p>",
    published: true,
    publish_at: LATER,
  });
  await write("POST", "publications", {
    title: "=cmd|' /C calc'!A0",
    authors: ["Ana Maria Silva Santos", "Bo Q"],
    author_parts: [
      { name: "Ana Maria Silva Santos", given: "Ana Maria", family: "Silva Santos" },
      { name: "Bo Q", family: "Bo Q" },
    ],
    publication_date: "2020-02-29T00:00:00.000Z",
    links: [{ kind: "code", url: "https://example.org/code" }],
  });
  await write("PUT", "about-page", {
    name: "Ada",
    title: "Professor",
    bio: "She writes.",
    education: [{ degree: "Ph.D.", field: "Mathematics", university: "U", year: "1999" }],
  });
  const events = [
    { title: "A day, or so", date: "2024-02-29", location: "Here; there" },
    { title: "Three days", date: "2098-12-30", end_date: "2099-01-01", publish_at: LATER },
  ];
  const answer = await fetch(`${owned.settings["CMS_URL"]}/api/events`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ data: events }),
  });
  expect(answer.status).toBe(200);
});

afterAll(async () => {
  await owned.dispose();
  await rm(scratch, { recursive: true, force: true });
});

describe("an export of a running site", () => {
  let files: Map<string, string>;
  const text = (name: string) => files.get(name) ?? "";

  beforeAll(async () => {
    const folder = path.join(scratch, "running");
    const { status, said, errors } = runExport(folder);
    expect(status, errors).toBe(0);
    expect(said.at(-1)).toBe(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    files = await filesOf(folder);
  });

  it("has publications for reference managers, with what imports know of the names", () => {
    const { entries, errors } = parseBibtex(text("publications.bib"));
    expect(errors).toEqual([]);
    expect(entries.map(({ fields }) => fields.author)).toEqual([
      [{ firstName: "Ana Maria", lastName: "Silva Santos" }, { name: "Bo Q" }],
    ]);
    const items = z
      .array(z.looseObject({ title: z.string(), author: z.unknown(), issued: z.unknown() }))
      .parse(JSON.parse(text("publications.json")));
    expect(items).toHaveLength(1);
    expect(items[0]?.author).toEqual([
      { given: "Ana Maria", family: "Silva Santos" },
      { literal: "Bo Q" },
    ]);
    expect(items[0]?.issued).toEqual({ "date-parts": [[2020, 2, 29]] });
  });

  it("has events of whole days, up to the day after, those that wait as private", () => {
    const events = text("events.ics").split("BEGIN:VEVENT").slice(1);
    expect(events).toHaveLength(2);
    expect(events[0]).toContain("DTSTART;VALUE=DATE:20240229\r\nDTEND;VALUE=DATE:20240301\r\n");
    expect(events[0]).toContain("SUMMARY:A day\\, or so\r\n");
    expect(events[0]).toContain("LOCATION:Here\\; there\r\n");
    expect(events[0]).toContain("CLASS:PUBLIC");
    const [, id] = /UID:([^@]+)@/.exec(events[0] ?? "") ?? [];
    expect(events[0]).toMatch(new RegExp(`URL;VALUE=URI:https?://[^/]+/events/${id}\r\n`));
    expect(events[1]).toContain("DTSTART;VALUE=DATE:20981230\r\nDTEND;VALUE=DATE:20990102\r\n");
    expect(events[1]).toContain("CLASS:PRIVATE");
    expect(events[1]).toContain(`X-LECTERN-PUBLISH-AT:${LATER}`);
  });

  it("has posts as Markdown with front matter, drafts marked", () => {
    const seen = postIn(files, "seen-by-all-really");
    expect(seen.matter).toMatchObject({
      title: 'Seen by: all, "really"',
      draft: false,
      tags: ["one", "two"],
      category: "Notes",
      author: "Site Owner",
      featured_image: `..${picture}`,
    });
    expect(seen.body.trim()).toBe(
      `## Why\n\nSee [these](https://ada.example.org/publications).\n\n![A dot](..${picture})`,
    );
    expect(postIn(files, "not-yet").matter).toMatchObject({ draft: true });
    expect(postIn(files, "next-century").matter).toMatchObject({ draft: true, publish_at: LATER });
  });

  it("has the other pages, with everything that they are made of", () => {
    const [, matter = "", body] = /^---\n([^]*?)---\n([^]*)$/.exec(text("pages/about.md")) ?? [];
    expect(parseYaml(matter)).toMatchObject({
      name: "Ada",
      education: [{ degree: "Ph.D.", field: "Mathematics", university: "U", year: "1999" }],
    });
    expect(body).toBe("\nShe writes.\n");
  });

  it("has tables that run nothing in a spreadsheet, and say what is not on the site", () => {
    expect(text("tables/publication.csv")).toContain(",'=cmd|' /C calc'!A0,");
    expect(text("tables/publication.csv")).toContain('"Ana Maria Silva Santos\nBo Q"');
    const posts = text("tables/blog_post.csv").split("\r\n");
    const isOnSite = (title: string) =>
      posts
        .find((line) => line.includes(title))
        ?.split(",")
        .at(-3);
    expect(["Not yet", "Next century", "Seen by"].map(isOnSite)).toEqual([
      "false",
      "false",
      "true",
    ]);
  });

  it("has the uploads, and no account, token or secret", async () => {
    const copy = await readFile(path.join(scratch, "running", picture));
    const original = await readFile(path.join(owned.settings["DATA_DIR"] ?? "", picture));
    expect(copy.equals(original)).toBe(true);
    const all = [...files].map(([name, content]) => name + content).join("\n");
    expect(all).not.toContain(TEST_OWNER.email);
    expect(all).not.toContain("$2");
    for (const name of ["JWT_SECRET", "EDGE_SECRET", "SESSION_SECRET", "ENCRYPTION_KEY"]) {
      expect(all).not.toContain(owned.settings[name]);
    }
    expect([...files.keys()].filter((name) => /user|token|revision|sign_in/.test(name))).toEqual(
      [],
    );
  });
});

it("an export of a stopped site is the same, takes the place of an earlier one, and of nothing else", async () => {
  const running = await filesOf(path.join(scratch, "running"));
  await owned.site.stop();
  const folder = path.join(scratch, "running");
  await rm(path.join(folder, "events.ics"));
  expect(runExport(folder).status).toBe(0);
  expect(await filesOf(folder)).toEqual(running);
  const { status, errors } = runExport(scratch);
  expect(status).toBe(1);
  expect(errors).toContain("holds something else than an export: name another folder.");
  expect(runExport(owned.settings["DATA_DIR"] ?? "").errors).toContain("holds the site itself");
  const left = await readdir(owned.settings["DATA_DIR"] ?? "");
  expect(left.filter((name) => name.startsWith(".export-"))).toEqual([]);
});
