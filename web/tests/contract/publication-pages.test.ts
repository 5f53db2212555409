import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { atCms } from "../support/at-cms";
import { startRealWeb } from "../support/real-web";
import { ask } from "../support/web-requests";

/** The built website before a real cms: pages of publications and the list with its filters. */

const settings = inject("settings");
const created = z.object({ data: z.looseObject({ documentId: z.string(), slug: z.string() }) });
const made: string[] = [];
let web: Awaited<ReturnType<typeof startRealWeb>>;

async function make(path: string, data: object) {
  const row = created.or(z.object({ data: z.looseObject({ documentId: z.string() }) }));
  const answer = await atCms("POST", path, data);
  const { documentId, slug } = row.parse(await answer.json()).data;
  made.unshift(`${path}/${documentId}`);
  return { documentId, slug: String(slug) };
}

const visit = (address: string) => ask(web.url, { address, kind: "page" });
const read = async (address: string) => (await visit(address)).text();
const headingsOf = (html: string) =>
  [...html.matchAll(/<h3><a href="([^"]+)"[^>]*>(.*?)<\/a><\/h3>/g)].map(([, path]) => path);

const work = {
  title: "Zwölf <i>Drosophila</i> & H<sub>2</sub>O </script><b>x",
  authors: ["Quentin Quargel", "Ludwig van Beethoven", "Petra Pupil"],
  publication_date: "1871-05-14",
  journal: "Journal of Quargels",
  volume: "28",
  issue: "2",
  pages: "118-144",
  doi: "10.5555/quargel",
  abstract: "What <i>was</i> found.",
  keywords: ["Quargelology"],
  links: [{ kind: "code", url: "https://example.org/code" }],
  award: "Best Quargel 1871",
  language: "de",
};
const slugs: Record<string, string> = {};

beforeAll(async () => {
  web = await startRealWeb(settings);
  await make("people", {
    name: "Quentin Quargel",
    is_owner: true,
    orcid: "0000-0002-1825-0097",
  });
  await make("students", {
    name: "Petra Pupil",
    level: "PhD",
    start_year: 2020,
    current: true,
    research_topic: "Quargels",
  });
  const article = await make("publications", work);
  slugs["article"] = article.slug;
  slugs["articleId"] = article.documentId;
  const others = [
    ["older", { title: "Quargels before", publication_date: "1870-01-01", date_precision: "year" }],
    ["newer", { title: "Quargels after", publication_date: "1872-03-01", type: "book" }],
    ["draft", { title: "Quargels to come", stage: "under-review", publication_date: "1872-02-01" }],
    [
      "turned",
      {
        title: "Quargels turned round",
        authors: ["Smith, John D.", "Quargel, Quentin", "Pupil, Petra", "van Beethoven, Ludwig"],
        publication_date: "1865-01-01",
      },
    ],
    ["preprint", { title: "Early words", type: "preprint", version_of: article.documentId }],
  ] as const;
  for (const [name, attributes] of others) {
    const data = { authors: ["Quargel, Q."], publication_date: "1869-01-01", ...attributes };
    slugs[name] = (await make("publications", data)).slug;
  }
}, 90_000);

afterAll(async () => {
  for (const path of made) await atCms("DELETE", path);
  await web.stop();
}, 60_000);

describe("the page of a publication", () => {
  it("shows the work, its marks, what belongs to it and its neighbors", async () => {
    const html = await read(`/publications/${slugs["article"]}`);
    expect(html).toContain("Zwölf <i>Drosophila</i> &amp; H<sub>2</sub>O &lt;/script&gt;<b>x</b>");
    expect(html).toContain(
      '<a href="https://orcid.org/0000-0002-1825-0097"><b>Quentin Quargel</b></a>, Ludwig van Beethoven, Petra Pupil*',
    );
    expect(html).toContain('<h1 lang="de"');
    expect(html).toContain("* Student");
    expect(html).toContain(
      '<cite dir="auto">Journal of Quargels</cite> 28 (2), 118–144\u00A0· May 14, 1871\u00A0· Best Quargel 1871',
    );
    expect(html).toContain("What &lt;i&gt;was&lt;/i&gt; found.");
    expect(html).toContain('href="/publications?keyword=Quargelology"');
    expect(html).toContain('href="https://example.org/code"');
    expect(html).toMatch(new RegExp(`href="/publications/${slugs["preprint"]}"[^>]*>Early words`));
    expect(html).toMatch(/rel="prev"[^>]*><span[^>]*>Previous <\/span><span[^>]*>Quargels to come/);
    expect(html).toMatch(/rel="next"[^>]*><span[^>]*>Next <\/span><span[^>]*>Quargels before/);
    expect(html).not.toContain("Z3988");
  });

  it("shows names in display order, bold, linked and marked as they are", async () => {
    const shown =
      'John D. Smith, <a href="https://orcid.org/0000-0002-1825-0097"><b>Quentin Quargel</b></a>, Petra Pupil*, Ludwig van Beethoven';
    const html = await read(`/publications/${slugs["turned"]}`);
    expect(html).toContain(shown);
    expect(html).toContain('<meta name="citation_author" content="Smith, John D."');
    expect(html).toContain('content="John D. Smith, Quentin Quargel, Petra Pupil. Quargels turned');
    expect(await read("/publications?year=1865")).toContain(shown);
    expect(await read(`/publications?author=${encodeURIComponent("Smith, John D.")}`)).toContain(
      shown,
    );
  });

  it("says dates as precisely as they are known, and the stage", async () => {
    expect(await read(`/publications/${slugs["older"]}`)).toMatch(
      /Unknown Journal<\/cite>\u00A0· 1870/,
    );
    expect(await read(`/publications/${slugs["draft"]}`)).toContain("Under review");
    const preprint = await read(`/publications/${slugs["preprint"]}`);
    expect(preprint).toContain("Published as");
    expect(preprint).not.toContain('rel="prev"');
  });

  it("tells programs the same", async () => {
    const html = await read(`/publications/${slugs["article"]}`);
    const head = html.slice(0, html.indexOf("</head>"));
    const metas = [...head.matchAll(/<meta name="(citation_[a-z_]+)" content="([^"]*)"/g)];
    const contentOf = (name: string) => metas.filter((meta) => meta[1] === name).map((m) => m[2]);
    expect(contentOf("citation_author")).toEqual([
      "Quentin Quargel",
      "van Beethoven, Ludwig",
      "Petra Pupil",
    ]);
    expect(contentOf("citation_publication_date")).toEqual(["1871/05/14"]);
    expect(contentOf("citation_title")[0]).toMatch(/^Zwölf Drosophila &amp; H2O/);
    expect(metas.filter(([, , content]) => content === "")).toEqual([]);
    expect(head).toContain('<meta property="og:type" content="article"');
    const scripts = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const data = scripts.map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
    expect(data.map((item) => item["@type"])).toEqual(["ScholarlyArticle", "BreadcrumbList"]);
    expect(data[0]).toMatchObject({
      datePublished: "1871-05-14",
      sameAs: "https://doi.org/10.5555/quargel",
      author: [
        { name: "Quentin Quargel", sameAs: ["https://orcid.org/0000-0002-1825-0097"] },
        { name: "Ludwig van Beethoven" },
        { name: "Petra Pupil" },
      ],
    });
    expect(head).toContain(`href="/publications/${slugs["article"]}.bib"`);
  });

  it("is found at its document id and at former addresses for good; others are unknown", async () => {
    const first = slugs["older"] ?? "";
    const present = (
      await make("publications", { ...work, title: "Moves", doi: null, keywords: [] })
    ).slug;
    const moved = made[0] ?? "";
    await atCms("PUT", moved, { slug: "quargel-moved" });
    const former = await visit(`/publications/${present}?style=mla`);
    expect([former.status, former.headers.get("location")]).toEqual([
      301,
      "/publications/quargel-moved?style=mla",
    ]);
    // A browser that kept it would go round in circles once the address is changed back.
    expect(former.headers.get("cache-control")).toBe("no-cache");
    expect(former.headers.get("vary")).toMatch(/\baccept\b(?!-)/);
    const byId = await visit(`/publications/${slugs["articleId"]}`);
    expect([byId.status, byId.headers.get("location")]).toEqual([
      301,
      `/publications/${slugs["article"]}`,
    ]);
    expect((await visit(`/publications/${first}`)).status).toBe(200);
    for (const unknown of ["no-such-work", "x.html", "%00", "..%2Fx", "a".repeat(300)]) {
      expect([400, 404], unknown).toContain((await visit(`/publications/${unknown}`)).status);
    }
    const unknown = await read("/publications/no-such-work");
    expect(unknown).toMatch(/<title>Publication Not Found \| [^<]+<\/title>/);
    expect(unknown).toContain(">Publication Not Found</h1>");
    expect(unknown).not.toContain("Request: ");
  });
});

describe("the list", () => {
  const pathOf = (name: string) => `/publications/${slugs[name]}`;

  it("has works and no versions; a search that finds a version shows its work", async () => {
    expect(headingsOf(await read("/publications?q=quargel"))).toEqual(
      expect.arrayContaining([
        pathOf("newer"),
        pathOf("draft"),
        pathOf("article"),
        pathOf("older"),
      ]),
    );
    expect(headingsOf(await read("/publications"))).not.toContain(pathOf("preprint"));
    expect(headingsOf(await read("/publications?q=EARLY+words"))).toEqual([pathOf("article")]);
    expect(headingsOf(await read("/publications?q=zwolf+drosophila+found"))).toEqual([
      pathOf("article"),
    ]);
  });

  it("is narrowed down, counted and grouped", async () => {
    const books = await read("/publications?year=1872&type=book");
    expect(headingsOf(books)).toEqual([pathOf("newer")]);
    expect(books).toMatch(/role="status"[^>]*>1 publication</);
    expect(books).toMatch(/<option value="book" selected="">Book \(1\)<\/option>/);
    expect(books).toContain('href="/publications.bib?year=1872&amp;type=book"');
    const drafts = await read("/publications?stage=under-review&year=1872");
    expect(headingsOf(drafts)).toEqual([pathOf("draft")]);
    expect(await read("/publications?keyword=quargelology")).toContain("1 publication<");
    const coAuthor = await read("/publications?author=Ludwig+van+Beethoven&q=drosophila");
    expect(headingsOf(coAuthor)).toEqual([pathOf("article")]);
    expect(coAuthor).toMatch(/<h3><a href="[^"]+" lang="de"/);
    expect(coAuthor).not.toMatch(/<option value="Quentin Quargel"/);
    expect(await read("/publications?group=type&q=quargel")).toMatch(/<h2 id="ybook"[^>]*>Book</);
  });

  it("shows what is chosen, though it finds nothing, beside all other choices", async () => {
    const html = await read("/publications?year=1872&keyword=Quargelology");
    expect(html).toContain('<option value="Quargelology" selected="">Quargelology (0)</option>');
    const narrowed = await read("/publications?year=1066");
    expect(narrowed).toContain('<option value="1066" selected="">1066</option>');
    for (const name of ["Type", "Keyword", "Co-author", "Stage"]) {
      expect(narrowed, name).toMatch(new RegExp(`<label [^>]*>${name}</label>`));
    }
  });

  it.each([
    ["?page=2", "?page=2"],
    ["?page=1&utm_source=x", ""],
    ["?group=type&page=2", ""],
    ["?type=book&page=2", ""],
    ["", ""],
  ])("tells search engines which address %j has", async (query, canonical) => {
    const [, href] =
      /<link rel="canonical" href="([^"]*)"/.exec(await read(`/publications${query}`)) ?? [];
    expect(href).toBe(`${settings["SITE_URL"]}/publications${canonical}`);
  });

  it("finds nothing for values that nothing has", async () => {
    for (const query of [
      "year=1066",
      "type=poem",
      "stage=x",
      "pdf=0",
      "q=zzzz",
      "page=99",
      "page=x",
    ]) {
      const answer = await visit(`/publications?${query}`);
      expect(answer.status, query).toBe(200);
      expect(await answer.text(), query).toContain("No publications found matching your filters.");
    }
  });

  it("shows a change with the next request, in an abstract too", async () => {
    const path = made.find((entry) => entry.startsWith("publications/")) ?? "";
    expect(headingsOf(await read("/publications?q=smaragd"))).toEqual([]);
    await atCms("PUT", path, { abstract: "Wie ein Smaragd." });
    await expect
      .poll(async () => headingsOf(await read("/publications?q=smaragd")))
      .toHaveLength(1);
  });

  it("has plain addresses, whatever a browser makes of its form", async () => {
    const answer = await visit("/publications?year=1872&type=&keyword=&q=&group=");
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      "/publications?year=1872",
    ]);
  });

  it("holds context objects for reference managers", async () => {
    const html = await read("/publications?year=1871");
    expect(html).toMatch(/class="Z3988" title="ctx_ver=Z39.88-2004&amp;rft_val_fmt=info%3Aofi/);
  });
});
