import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { atCms } from "../support/at-cms";
import { startRealWeb } from "../support/real-web";

/** The built website before a real cms: publications as files, by address and by what is accepted. */

const settings = inject("settings");
const created = z.object({ data: z.looseObject({ documentId: z.string(), slug: z.string() }) });
const made: string[] = [];
let web: Awaited<ReturnType<typeof startRealWeb>>;

async function make(data: object) {
  const answer = await atCms("POST", "publications", data);
  const { documentId, slug } = created.parse(await answer.json()).data;
  made.unshift(documentId);
  return { documentId, slug };
}

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(web.url + path, { method, redirect: "manual", headers });

const BIB = "application/x-bibtex";
const RIS = "application/x-research-info-systems";
const CSL = "application/vnd.citationstyles.csl+json";
let work = { documentId: "", slug: "" };
let preprint = { documentId: "", slug: "" };

beforeAll(async () => {
  web = await startRealWeb(settings);
  work = await make({
    title: "Exporting <i>E. coli</i> & friends: 100% of H<sub>2</sub>O",
    authors: ["Xaver Xport", "World Health Organization"],
    publication_date: "1899-05-14",
    journal: "Journal of Xports",
    volume: "3",
    doi: "10.5555/xport",
    keywords: ["Xportology"],
  });
  preprint = await make({
    title: "Exporting early",
    type: "preprint",
    authors: ["Xaver Xport"],
    publication_date: "1898-01-01",
    keywords: ["Xportology"],
    version_of: work.documentId,
  });
}, 90_000);

afterAll(async () => {
  for (const id of made) await atCms("DELETE", `publications/${id}`);
  await web.stop();
}, 60_000);

describe("a publication as a file", () => {
  it.each([
    ["bib", BIB, "@article{"],
    ["ris", RIS, "TY  - JOUR\r\n"],
    ["json", CSL, '[{\n  "id"'],
  ])("is had at its address with .%s", async (ending, type, start) => {
    const answer = await get(`/publications/${work.slug}.${ending}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="${work.slug}.${ending}"`,
    );
    const text = await answer.text();
    expect(text.slice(0, start.length)).toBe(start);
    expect(text).toContain("coli");

    const etag = answer.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    const again = await get(`/publications/${work.slug}.${ending}`, { "if-none-match": etag });
    expect(again.status).toBe(304);
    const head = await get(`/publications/${work.slug}.${ending}`, {}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("is had from the page's address by what is accepted", async () => {
    const path = `/publications/${work.slug}`;
    for (const [accept, type] of [
      [BIB, BIB],
      [RIS, RIS],
      [`${CSL};q=0.9, text/html;q=0.1`, CSL],
      ["*/*", "text/html"],
      ["text/html,*/*;q=0.8", "text/html"],
      ["application/json", "text/html"],
      [`${BIB},`.repeat(500), "text/html"],
    ] as const) {
      const answer = await get(path, { accept });
      expect(answer.status, accept.slice(0, 50)).toBe(200);
      expect(answer.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
      expect(answer.headers.get("vary")).toMatch(/\baccept\b(?!-)/);
    }
    expect((await get("/publications", { accept: RIS })).headers.get("content-type")).toContain(
      RIS,
    );
    expect((await get("/publications")).headers.get("vary")).toMatch(/\baccept\b(?!-)/);
  });

  it("is offered by the page, with its citation", async () => {
    const html = await (await get(`/publications/${work.slug}?style=ieee`)).text();
    for (const [ending, type] of [
      ["bib", BIB],
      ["ris", RIS],
      ["json", CSL],
    ]) {
      const link = new RegExp(`<link rel="alternate" type="${type?.replace("+", "\\+")}"[^>]*>`);
      expect(link.exec(html)?.[0]).toContain(`href="/publications/${work.slug}.${ending}"`);
    }
    expect(html).toContain("X. Xport and World Health Organization, “Exporting <i>E. coli</i>");
    const apa = await (await get(`/publications/${work.slug}?style=nonsense`)).text();
    expect(apa).toContain("Xport, X., &amp; World Health Organization. (1899).");
  });

  it("is led to from a former slug and from the document id, for good", async () => {
    const former = work.slug;
    await atCms("PUT", `publications/${work.documentId}`, { slug: "xport-anew" });
    work.slug = "xport-anew";
    // Written past the website, which hears of it a moment later.
    for (const old of [former, work.documentId]) {
      await expect
        .poll(async () => {
          const { status, headers } = await get(`/publications/${old}.ris`);
          return [status, headers.get("location")];
        })
        .toEqual([301, "/publications/xport-anew.ris"]);
    }
    const negotiated = await get(`/publications/${former}`, { accept: BIB });
    expect(negotiated.headers.get("location")).toBe("/publications/xport-anew.bib");
    expect(negotiated.headers.get("vary")).toMatch(/\baccept\b(?!-)/);
  });

  it("is not there for an unknown one", async () => {
    for (const path of [
      "no-such-work.bib",
      "no-such-work.json",
      "..%2f.bib",
      "%00.ris",
      "a.b.bib",
    ]) {
      expect((await get(`/publications/${path}`)).status, path).toBe(404);
    }
  });

  it("is new at once after an edit", async () => {
    expect(await (await get("/publications/xport-anew.bib")).text()).toContain("Journal of Xports");
    await atCms("PUT", `publications/${work.documentId}`, { journal: "Journal of Imports" });
    for (const path of ["/publications/xport-anew.bib", "/publications.bib?keyword=Xportology"]) {
      await expect
        .poll(async () => (await get(path)).text(), { timeout: 5_000 })
        .toContain("Journal of Imports");
    }
  });
});

describe("the list as a file", () => {
  const entries = async (path: string) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    return z.array(z.looseObject({ title: z.string() })).parse(await answer.json());
  };

  it("holds everything, versions too", async () => {
    const titles = (await entries("/publications.json")).map(({ title }) => title);
    expect(titles).toContain("Exporting <i>E. coli</i> & friends: 100% of H<sub>2</sub>O");
    expect(titles).toContain("Exporting early");
    expect((await get("/publications.ris")).headers.get("content-disposition")).toBe(
      'attachment; filename="publications.ris"',
    );
  });

  it("takes the filters of the list", async () => {
    expect(await entries("/publications.json?keyword=Xportology")).toHaveLength(2);
    expect(await entries("/publications.json?keyword=Xportology&type=preprint")).toHaveLength(1);
    expect(await entries("/publications.json?year=1899&keyword=Xportology")).toHaveLength(1);
  });

  it("is empty for what nobody knows", async () => {
    expect(await entries("/publications.json?type=poem")).toEqual([]);
    expect(await (await get("/publications.bib?year=99999")).text()).toBe("");
    expect(await (await get("/publications.ris?q=%00%22%3Cscript%3E")).text()).toBe("");
  });

  it("leads each entry to its page", async () => {
    expect((await get(`/publications/${preprint.slug}.bib`)).status).toBe(200);
  });
});

it("answers an absurd Accept as it answers a browser", async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const accept = Array.from({ length: 900 }, (_, index) => `a${index}/b;q=0.${index}`).join();
    const asking = httpRequest(`${web.url}/publications`, { headers: { accept } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asking.once("error", reject).end();
  });
  expect([200, 431]).toContain(status);
});
