import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { CmsApi } from "../e2e/harness/cms-api";
import { type TestSite, startTestSite } from "../e2e/harness/test-site";
import { ask, cookiesOf, signInAt } from "../support/web-requests";

/** What the forms of the owner's area post when two windows are open, or when an answer is lost. */

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

let site: TestSite;
let cms: CmsApi;
let cookie = "";

beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: "off", DEMO_CONTENT: "false" });
  cms = new CmsApi(site.cmsUrl, site.owner);
  cookie = await signInAt(site.url, site.owner.email, site.owner.password);
});
afterAll(() => site.stop());

/** Screens with the fields that their form posts; `name` is the one that tells windows apart. */
const RECORDS = [
  {
    screen: "/admin/publications",
    path: "publications",
    name: "title",
    fields: { intent: "save", "authors[0]": "Ada", publication_date: "2024-02-29" },
    data: { title: "x", authors: ["Ada"], publication_date: "2024-02-29" },
  },
  {
    screen: "/admin/media",
    path: "media-items",
    name: "title",
    fields: { intent: "save", type: "video", url: "https://video.example.org/1" },
    data: { title: "A talk", type: "video", url: "https://video.example.org/1" },
  },
  {
    screen: "/admin/courses",
    path: "courses",
    name: "title",
    fields: { intent: "save", course_code: "C 1" },
    data: { title: "x" },
  },
  {
    screen: "/admin/teaching?tab=office-hours",
    path: "office-hours",
    name: "location",
    fields: { intent: "save-office-hour", day: "Monday", start_time: "10:00", end_time: "11:00" },
    data: { day: "Monday", location: "x" },
  },
  {
    screen: "/admin/teaching?tab=resources",
    path: "teaching-resources",
    name: "title",
    fields: { intent: "save-resource", type: "Guide" },
    data: { title: "x" },
  },
  {
    screen: "/admin/blog/categories",
    path: "blog-categories",
    name: "name",
    fields: { intent: "save" },
    data: { name: "x" },
  },
  {
    screen: "/admin/links",
    path: "useful-links",
    name: "title",
    fields: { intent: "save", url: "https://example.org", category: "A", order_rank: "1" },
    data: { title: "x", url: "https://example.org", category: "A" },
  },
  {
    screen: "/admin/students",
    path: "students",
    name: "name",
    fields: { intent: "save", level: "PhD", start_year: "2022", research_topic: "Rivers" },
    data: { name: "x", level: "PhD", start_year: 2022, research_topic: "Rivers" },
  },
  {
    screen: "/admin/projects",
    path: "projects",
    name: "title",
    fields: {
      intent: "save",
      description: "About rivers",
      status: "ongoing",
      start_date: "2024-01-01",
      "team_members[0]": "Ada",
    },
    data: {
      title: "x",
      description: "About rivers",
      status: "ongoing",
      start_date: "2024-01-01",
      team_members: ["Ada"],
    },
  },
  {
    screen: "/admin/people",
    path: "people",
    name: "name",
    fields: { intent: "save" },
    data: { name: "x" },
  },
  {
    screen: "/admin/seo?tab=pages",
    path: "page-seos",
    name: "title",
    fields: { intent: "save", path: "/research" },
    data: { path: "/research", title: "x" },
  },
];

async function save(screen: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields);
  const response = await ask(site.url, { address: screen, kind: "data", cookie, body });
  return response.text();
}

describe.each(RECORDS)("a form of $screen", ({ screen, path, name, fields, data }) => {
  const names = async () => (await cms.list(path)).map((row) => row[name]);

  it("does not save over another window, unless that is wanted", async () => {
    const { documentId: id, updatedAt } = await cms.create(path, data);
    const form = { ...fields, id, version: String(updatedAt) };
    await save(screen, { ...form, [name]: "Theirs" });
    await save(screen, { ...form, [name]: "Mine" });
    expect(await names()).toEqual(["Theirs"]);
    await save(screen, { ...form, [name]: "Mine", overwrite: "*" });
    expect(await names()).toEqual(["Mine"]);
    await cms.remove(`${path}/${id}`);
    await save(screen, { ...form, [name]: "Gone" });
    expect(await names()).toEqual([]);
    await save(screen, { ...form, [name]: "As new", overwrite: "as-new" });
    expect(await names()).toEqual(["As new"]);
  });

  it("adds one record, however often it is sent", async () => {
    for (const { documentId } of await cms.list(path)) await cms.remove(`${path}/${documentId}`);
    const form = { ...fields, form_key: "the-form-of-a-contract-test" };
    await save(screen, { ...form, [name]: "Sent once" });
    await save(screen, { ...form, [name]: "Sent twice" });
    expect(await names()).toEqual(["Sent twice"]);
  });
});

describe("the profile", () => {
  const rename = (full_name: string, version: string) =>
    save("/admin/settings?tab=general", { intent: "rename", full_name, version });

  it("is not saved over another window's name", async () => {
    const profile = z.object({ data: z.object({ full_name: z.string() }) });
    const name = async () => profile.parse(await cms.request("GET", "profile")).data.full_name;
    const before = await name();
    await rename("Theirs", before);
    expect(await rename("Mine", before)).toContain("changed in another window");
    expect(await name()).toBe("Theirs");
    await rename("Mine", "Theirs");
    expect(await name()).toBe("Mine");
  });
});

describe("while the cms is down", () => {
  beforeAll(() => site.stopCms());

  /** What the toast after a post to a screen says, as the browser asks for it. */
  async function toastAfter(screen: string, fields: Record<string, string>): Promise<string> {
    const body = new URLSearchParams(fields);
    const answer = await ask(site.url, { address: screen, kind: "data", cookie, body });
    const withToast = `${cookie}; ${cookiesOf(answer)}`;
    const read = { address: screen, kind: "data", cookie: withToast, onlyRoute: "root" } as const;
    return (await ask(site.url, read)).text();
  }

  const fieldsOf = (address: string) => {
    const form = RECORDS.find(({ screen }) => screen === address);
    return form ? { ...form.fields, [form.name]: "As new" } : { title: "As new" };
  };

  it.each([
    ["/admin/courses", "Failed to add course: "],
    ["/admin/students", "Failed to add student: "],
    ["/admin/media", "Failed to add media: "],
    ["/admin/blog/categories", "Failed to create category"],
    ["/admin/blog/of-the-deleted-record", "Error Creating Post"],
  ])("a deleted record of %s cannot be saved as a new one: %s", async (address, words) => {
    const toast = await toastAfter(address, {
      ...fieldsOf(address),
      id: "of-the-deleted-record",
      version: "2026-03-14T12:00:00.000Z",
      overwrite: "as-new",
    });
    expect(toast).toContain(words);
  });
});
