import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CmsApi } from "../e2e/harness/cms-api";
import { type TestSite, startTestSite } from "../e2e/harness/test-site";
import { ask, signInAt } from "../support/web-requests";

/** What a site of its own tells its owner: what is to be mended and where, and that no email leaves. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const PICTURE = path.join(import.meta.dirname, "../../public/images/profile-og-image.png");

let site: TestSite;
let cms: CmsApi;
let cookie = "";

beforeAll(async () => {
  site = await startTestSite({ DEMO_CONTENT: "false", SMTP_URL: "", TIME_ZONE: "UTC" });
  cms = new CmsApi(site.cmsUrl, site.owner);
  cookie = await signInAt(site.url, site.owner.email, site.owner.password);
});
afterAll(() => site.stop());

async function page(address: string): Promise<string> {
  const answer = await ask(site.url, { address, kind: "page", cookie });
  expect([address, answer.status]).toEqual([address, 200]);
  return (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
}

/** What the dashboard says needs attention: each line with the address of its link. */
async function attention(): Promise<string[][]> {
  const html = await page("/admin");
  const start = html.indexOf("Needs attention</h2>");
  const panel = html.slice(start, html.indexOf("</section>", start));
  const links = panel.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g);
  return [...links].map(([, to = "", text = ""]) => [text, to]);
}

async function upload(): Promise<string> {
  const body = new FormData();
  body.set("intent", "upload");
  const bytes = new Uint8Array(await readFile(PICTURE));
  body.set("file", new File([bytes], "a.png", { type: "image/png" }));
  const answer = await ask(site.url, { address: "/admin/pictures", kind: "page", cookie, body });
  expect(answer.status).toBe(200);
  return /\/uploads\/[\w.-]+/.exec(await answer.text())?.[0] ?? "";
}

/** The next Spring or Fall after today in UTC, like the site's. */
function comingTerm(): string {
  const now = new Date();
  const isFall = now.getUTCMonth() >= 8;
  return isFall ? `Spring ${now.getUTCFullYear() + 1}` : `Fall ${now.getUTCFullYear()}`;
}

async function addOneOfEach(): Promise<void> {
  const publication = { authors: ["Ada"], publication_date: "2024-02-29" };
  await cms.create("blog-posts", { title: "A draft" });
  await cms.create("students", {
    name: "Ada",
    level: "PhD",
    start_year: 2001,
    end_year: 2005,
    current: true,
    research_topic: "Rivers",
  });
  await cms.create("publications", { ...publication, title: "No DOI", abstract: "There is one." });
  await cms.create("publications", { ...publication, title: "No abstract", doi: "10.1000/1" });
  await cms.replaceList("events", [{ id: "new-1", title: "A lecture", date: "2001-02-03" }]);
}

describe("the dashboard", () => {
  it("says nothing but that the coming term has no course while nothing is entered", async () => {
    expect(await attention()).toEqual([
      [`No course is entered for ${comingTerm()}`, "/admin/courses"],
    ]);
  });

  it("has a line for each thing to be mended, and a link to where that is done", async () => {
    await addOneOfEach();
    await upload();
    expect(await attention()).toEqual([
      ["1 post is a draft that nobody else can see", "/admin/blog"],
      ["1 student is listed as current after the end year", "/admin/students"],
      [`No course is entered for ${comingTerm()}`, "/admin/courses"],
      ["1 picture has no alternative text", "/admin/alternative-texts"],
      ["1 publication has no DOI", "/admin/publications?missing=doi"],
      ["1 publication has no abstract", "/admin/publications?missing=abstract"],
      ["1 past event is still listed", "/admin/homepage?tab=events"],
    ]);
  });

  it("leads to the publications that lack something, and to no others", async () => {
    const rowsOf = async (query: string) => {
      const html = await page(`/admin/publications${query}`);
      return ["No DOI", "No abstract"].filter((title) => html.includes(`Edit ${title}"`));
    };
    expect(await rowsOf("")).toEqual(["No DOI", "No abstract"]);
    expect(await rowsOf("?missing=doi")).toEqual(["No DOI"]);
    expect(await rowsOf("?missing=abstract")).toEqual(["No abstract"]);
    expect(await rowsOf("?missing=pdf")).toEqual(["No DOI", "No abstract"]);
    expect(await rowsOf("?missing=title")).toEqual(["No DOI", "No abstract"]);
  });

  it("forgets a line when that is mended", async () => {
    const [semester = "", year = ""] = comingTerm().split(" ");
    await cms.create("courses", { title: "Rivers", semester, year: Number(year) });
    await cms.replaceList("events", []);
    const lines = (await attention()).map(([text]) => text);
    expect(lines).toHaveLength(5);
    expect(lines.join("\n")).not.toMatch(/No course|event/);
  });
});

describe("a site without a mail server", () => {
  it("says in the settings that every email becomes a file in the outbox", async () => {
    const settings = await page("/admin/settings?tab=advanced");
    expect(settings).toMatch(/No mail server is set/);
    expect(settings).toMatch(/each becomes a file in the folder\s*<code>outbox<\/code>/);
    expect(settings).toMatch(/Set <code>SMTP_URL<\/code> to send them/);
  });

  it("says so where one registers", async () => {
    await cms.request("PUT", "account-settings", { data: { registration_open: true } });
    const register = await page("/register");
    expect(register).toMatch(/This site cannot send email\.[^<]*folder outbox of DATA_DIR/);
  });
});
