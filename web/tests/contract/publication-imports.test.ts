import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CmsApi } from "../e2e/harness/cms-api";
import { type TestSite, startTestSite } from "../e2e/harness/test-site";
import { ask, signInAt } from "../support/web-requests";

/** Imports of publications through both servers, as plain forms: what a browser without scripts does. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const SCREEN = "/admin/publications/import";

let site: TestSite;
let cookie = "";
let cms: CmsApi;
beforeAll(async () => {
  site = await startTestSite({ DEMO_CONTENT: "false" });
  cookie = await signInAt(site.url, site.owner.email, site.owner.password);
  cms = new CmsApi(site.cmsUrl, site.owner);
});
afterAll(() => site.stop());

const bib = (title: string) =>
  `@article{k, author = {Lovelace, Ada}, title = {${title}}, journal = {J}, year = {2019}}`;

function sources(text: string, files: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set("text", text);
  for (const [name, content] of Object.entries(files))
    form.append("files", new File([content], name));
  return form;
}

const read = async (address: string) =>
  (await (await ask(site.url, { address, kind: "page", cookie })).text()).replaceAll(
    "<!-- -->",
    "",
  );
const post = (address: string, body: FormData | URLSearchParams, as = cookie) =>
  ask(site.url, { address, kind: "page", cookie: as, body });

/** Pastes, and waits until the preview is there. */
async function preview(form: FormData): Promise<string> {
  const answer = await post(SCREEN, form);
  const address = answer.headers.get("location") ?? "";
  expect(address).toMatch(/^\/admin\/publications\/import\/\w+$/);
  await vi.waitFor(async () => expect(await read(address)).not.toContain("http-equiv"), {
    timeout: 20_000,
    interval: 200,
  });
  return address;
}

describe("importing with plain forms", () => {
  it("begins with nothing", async () => {
    const page = await read(SCREEN);
    expect(page).toContain("Paste BibTeX, RIS, CSL-JSON, DOIs or an ORCID iD");
    expect(page).toContain("Nothing has been imported yet.");
    expect(page).toMatch(/enctype="multipart\/form-data"/i);
    expect(await read("/admin/publications")).toContain('href="/admin/publications/import"');
  });

  it("is the owner's alone, read and written", async () => {
    const form = () => sources(bib("Taken over"));
    const stranger = await post(SCREEN, form(), "");
    expect(stranger.headers.get("location")).toMatch(/^\/login/);
    expect(await cms.list("publication-imports")).toEqual([]);
    for (const address of [SCREEN, `${SCREEN}/x`, `${SCREEN}/x/progress`, `${SCREEN}/x/rows/0`]) {
      const answer = await ask(site.url, { address, kind: "page" });
      expect(answer.headers.get("location"), address).toMatch(/^\/login/);
    }
    const foreign = { address: SCREEN, kind: "page", cookie, body: form() } as const;
    expect((await ask(site.url, { ...foreign, origin: "https://evil.example" })).status).toBe(403);
  });

  it("keeps the text of a preview that failed, and says why", async () => {
    const none = await post(SCREEN, sources("  "));
    expect(none.status).toBe(400);
    expect(await none.text()).toContain("Paste some references or choose a file");
    const html = await post(SCREEN, sources("<!doctype html><p>no references"));
    expect(html.status).toBe(400);
    expect(await html.text()).toContain("&lt;!doctype html&gt;&lt;p&gt;no references</textarea>");
    expect(await cms.list("publication-imports")).toEqual([]);
    const huge = "x".repeat(10 * 1024 * 1024 + 1);
    const large = await post(SCREEN, sources("", { "huge.bib": huge }));
    expect(await large.text()).toContain("“huge.bib” is larger than 10 MB. Choose a smaller file.");
  });

  it("previews text and files together, imports what is ticked, and undoes it", async () => {
    const address = await preview(
      sources(bib("Pasted &amp; new"), { "a.bib": `${bib("In a file")}\n@article{x, author={A}}` }),
    );
    const page = await read(address);
    expect(page).toContain("3 entries: 2 New, 1 Problem");
    expect(page).toContain("Import 2 publications");
    expect(page).toContain("Pasted &amp; new");
    expect(page.match(/name="row"/g)).toHaveLength(3);
    expect(page.match(/name="row"[^>]*\sdisabled=""/g)).toHaveLength(1);
    expect(page).toMatch(/Line \d+: /);

    const none = await post(address, new URLSearchParams({ intent: "import" }));
    expect(none.status).toBe(400);
    // Files come first; the second entry is the one with the problem.
    const form = new URLSearchParams([
      ["intent", "import"],
      ["row", "0"],
      ["row", "2"],
    ]);
    expect(await (await post(address, form)).text()).toContain("2 publications have been imported");
    expect(await cms.list("publications")).toHaveLength(2);
    // A second time is none.
    expect(await (await post(address, form)).text()).not.toContain("have been imported</strong>");
    expect(await cms.list("publications")).toHaveLength(2);

    const id = address.split("/").at(-1) ?? "";
    expect(await read(SCREEN)).toContain("2 New");
    const undone = await post(SCREEN, new URLSearchParams({ intent: "undo", id }));
    expect(await undone.text()).toContain("Undone");
    // The toast comes with the next page.
    expect(undone.headers.get("set-cookie")).toContain("toast");
    expect(await cms.list("publications")).toEqual([]);
    expect(await read(SCREEN)).not.toContain(">Undo import");
  });

  it("reads one entry for its dialog, corrects it, and says what the cms rejects", async () => {
    const address = await preview(sources("@article{x, author={Ada Lovelace}, year={2019}}"));
    const row = await ask(site.url, { address: `${address}/rows/0`, kind: "page", cookie });
    expect(await row.json()).toMatchObject({
      ok: true,
      value: { id: "0", authors: ["Ada Lovelace"] },
    });
    const gone = await ask(site.url, { address: `${address}/rows/9`, kind: "page", cookie });
    expect(await gone.json()).toEqual({ ok: true, value: null });
    const save = (fields: Record<string, string>) =>
      post(address, new URLSearchParams({ intent: "save", id: "0", ...fields }));
    expect((await save({ title: " " })).status).toBe(400);
    await save({ title: "Corrected", isbn: "978-0-00-000000-1" });
    expect(await read(address)).toContain("1 entry: 1 Problem");
    await save({ title: "Corrected", "authors[0]": "Ada Lovelace" });
    expect(await read(address)).toContain("1 entry: 1 New");
    const discard = new URLSearchParams({ intent: "discard", id: address.split("/").at(-1) ?? "" });
    expect((await post(SCREEN, discard)).status).toBe(200);
    expect((await ask(site.url, { address, kind: "page", cookie })).status).toBe(404);
  });
});

describe("what the site exports", () => {
  const WORKS = [
    {
      type: "article",
      journal: "Rivers",
      volume: "3",
      issue: "2",
      pages: "10-19",
      issn: "2049-3630",
    },
    {
      type: "conference-paper",
      journal: "Proc. of Rivers",
      event_title: "Rivers 2019",
      number: "2",
    },
    { type: "conference-paper", event_title: "12th Conference on Rivers" },
    { type: "book", publisher: "River Press", place: "Bonn", edition: "2", isbn: "9780306406157" },
    { type: "chapter", journal: "All Rivers", editors: ["Ludwig van Beethoven"], pages: "e12" },
    { type: "thesis", institution: "University of Bonn", genre: "PhD thesis" },
    { type: "report", institution: "Bonn", publisher: "River Press", number: "7" },
    { type: "working-paper", institution: "Bonn", number: "8", stage: "under-review" },
    { type: "preprint", publisher: "arXiv", eprint: "1901.01234", number: "1" },
    { type: "dataset", publisher: "Zenodo", doi: "10.5555/data.1" },
    { type: "software", links: [{ kind: "code", url: "https://code.example.org/river" }] },
    { type: "other", stage: "in-preparation", award: "Best of 2019", language: "de" },
  ];

  it.each(["bib", "ris", "json"])(
    "is known again, nothing new and nothing changed: .%s",
    async (ending) => {
      if ((await cms.list("publications")).length === 0) {
        for (const [index, work] of WORKS.entries()) {
          await cms.create("publications", {
            title: `River ${index}: 50 % of <i>Salmo</i> & H<sub>2</sub>O in São Paulo_{x}`,
            authors: ["Ludwig van Beethoven", "Zoë O’Neill, Jr.", "World Health Organization"],
            publication_date: "2019-05-14",
            date_precision: ["day", "month", "year"][index % 3],
            abstract: "First line.\nSecond “line” – with 100 % {braces}.",
            keywords: ["rivers", "fish & chips"],
            ...work,
          });
        }
      }
      const file = await (await fetch(`${site.url}/publications.${ending}`)).text();
      const page = await read(await preview(sources("", { [`publications.${ending}`]: file })));
      expect(page).toContain(`>${WORKS.length} entries: ${WORKS.length} Duplicate<`);
    },
  );
});

describe("what a file of BibTeX has room for", () => {
  const text = "Using --verbose, -- and --- in shells";

  it("comes back from an import as it was", async () => {
    const { documentId } = await cms.create("publications", {
      title: text,
      authors: ["Ada Lovelace"],
      publication_date: "1843-01-01",
      journal: text,
      pages: "12-18",
      award: "Honoured by the Shell Club",
    });
    const textAt = async (ending: string) =>
      (await fetch(`${site.url}/publications.${ending}?year=1843`)).text();
    await vi.waitFor(async () => expect(await textAt("bib")).toContain("Shell Club"));
    const file = await textAt("bib");
    await cms.remove(`publications/${documentId}`);
    const address = await preview(sources("", { "a.bib": file }));
    const form = new URLSearchParams({ intent: "import", row: "0" });
    expect(await (await post(address, form)).text()).toContain("1 publication has been imported");
    const [row] = await cms.list("publications?filters[title][$startsWith]=Using");
    try {
      expect(row).toMatchObject({
        title: text,
        journal: text,
        pages: "12-18",
        award: "Honoured by the Shell Club",
      });
    } finally {
      await cms.remove(`publications/${String(row?.["documentId"])}`);
    }
  });
});

describe("links, awards and “et al.”", () => {
  const LINKS = [
    { kind: "code", url: "https://example.org/code_1?a=%20&b" },
    { kind: "pdf", url: "https://example.org/a.pdf" },
    { kind: "blog", url: "https://example.org/blog" },
    { kind: "other", url: "https://example.org/other" },
  ];
  const WORK = {
    type: "preprint",
    publisher: "Leaf Server",
    award: "Shortlisted for the leaf of the year",
  };

  it.each([
    ["bib", LINKS, ["Ada Lovelace", "et al."]],
    ["ris", [{ ...LINKS[0], label: "All of it" }, ...LINKS.slice(1)], ["Ada Lovelace"]],
    ["json", [{ ...LINKS[0], label: "All of it" }, ...LINKS.slice(1)], ["Ada Lovelace"]],
  ])("come back from a file: .%s", async (ending, links, authors) => {
    const title = `Leaves in .${ending}`;
    const { documentId } = await cms.create("publications", {
      ...WORK,
      ...{ title, authors, links, publication_date: "1844-01-01" },
    });
    const fileOf = async () => (await fetch(`${site.url}/publications.${ending}?year=1844`)).text();
    await vi.waitFor(async () => expect(await fileOf()).toContain("Leaves in"));
    const file = await fileOf();
    const again = await read(await preview(sources("", { [`a.${ending}`]: file })));
    expect(again).toContain(">1 entry: 1 Duplicate<");
    await cms.remove(`publications/${documentId}`);
    const address = await preview(sources("", { [`a.${ending}`]: file }));
    const form = new URLSearchParams({ intent: "import", row: "0" });
    expect(await (await post(address, form)).text()).toContain("1 publication has been imported");
    const [row] = await cms.list(
      `publications?filters[title][$eq]=${encodeURIComponent(title)}&populate=links`,
    );
    try {
      expect(row).toMatchObject({ ...WORK, title, authors, links });
      await vi.waitFor(async () => expect(await fileOf()).toBe(file));
    } finally {
      await cms.remove(`publications/${String(row?.["documentId"])}`);
    }
  });

  it("has “et al.” on the page and in citations, and nobody of that name in its data", async () => {
    const address = await preview(
      sources("@article{k, author={Lovelace, Ada and others}, title={Few words}, year={1845}}"),
    );
    const form = new URLSearchParams({ intent: "import", row: "0" });
    expect(await (await post(address, form)).text()).toContain("1 publication has been imported");
    const [row] = await cms.list("publications?filters[title][$eq]=Few words");
    const page = `/publications/${String(row?.["slug"])}`;
    try {
      expect(page).toBe("/publications/lovelace-1845-few-words");
      const textAt = async (path: string) => (await fetch(site.url + path)).text();
      const html = await read(page);
      expect(html).toContain(">Ada Lovelace, et al.<");
      expect(html).toContain("Lovelace, A., et al. (1845).");
      expect(html.match(/<meta name="citation_author"[^>]*>/g)).toHaveLength(1);
      const [, data = ""] =
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      expect(data).toContain("Lovelace");
      expect(data).not.toMatch(/et al|others/);
      expect(await textAt(`${page}.bib`)).toContain("author = {Lovelace, Ada and others}");
      expect(await textAt(`${page}.ris`)).not.toMatch(/et al|others/);
      expect(await textAt(`${page}.json`)).not.toMatch(/et al|others/);
    } finally {
      await cms.remove(`publications/${String(row?.["documentId"])}`);
    }
  });
});

describe("names in parts that nobody can guess from how they are shown", () => {
  const SOURCE = `@article{vargasllosa2019names,
  author = {Vargas Llosa, Mario and {Google DeepMind} and Gates, III, Henry Louis and de la Vallée Poussin, Charles and Van Buren, Jr., Martin and {Barnes and Noble} and ter Kuile Haller, Ada and Lovelace, Ada},
  title = {Names in parts},
  journal = {Names},
  year = {2019}
}
`;
  const AUTHORS = SOURCE.split("\n")[1] ?? "";
  const PAGE = "/publications/vargas-llosa-2019-names-in-parts";
  const textAt = async (address: string) => (await fetch(site.url + address)).text();

  async function importAgain(text: string): Promise<void> {
    for (const { documentId } of await cms.list("publications"))
      await cms.remove(`publications/${documentId}`);
    await vi.waitFor(async () => expect(await textAt("/publications.bib")).toBe(""));
    const address = await preview(sources(text));
    const form = new URLSearchParams({ intent: "import", row: "0" });
    expect(await (await post(address, form)).text()).toContain("1 publication has been imported");
  }

  it("come out of an import and an export as they went in, letter for letter", async () => {
    await importAgain(SOURCE);
    const first = await textAt("/publications.bib");
    expect(first).toContain(`{vargasllosa2019names,\n`);
    expect(first).toContain(`\n${AUTHORS}\n`);
    expect(await textAt(`${PAGE}.bib`)).toBe(first);
    await importAgain(first);
    expect(await textAt("/publications.bib")).toBe(first);
    expect(await textAt(`${PAGE}.bib`)).toBe(first);
  });

  it("stand in files, citations, tags and data", async () => {
    for (const address of ["/publications.ris", `${PAGE}.ris`]) {
      const ris = await textAt(address);
      expect(ris).toContain("AU  - Vargas Llosa, Mario\r\n");
      expect(ris).toContain("AU  - Google DeepMind\r\n");
    }
    for (const address of ["/publications.json", `${PAGE}.json`]) {
      const items: unknown = JSON.parse(await textAt(address));
      expect(items).toMatchObject([
        { author: expect.arrayContaining([{ literal: "Google DeepMind" }]) as unknown },
      ]);
      expect(items).toMatchObject([
        { author: expect.arrayContaining([{ family: "Vargas Llosa", given: "Mario" }]) as unknown },
      ]);
    }
    const page = await textAt(PAGE);
    expect(page).toContain("Vargas Llosa, M., Google DeepMind, Gates, H. L., III, ");
    expect(page).toContain('<meta name="citation_author" content="Vargas Llosa, Mario"/>');
    expect(page).toContain('<meta name="citation_author" content="Google DeepMind,"/>');
    expect(page).toContain('{"@type":"Organization","name":"Google DeepMind"}');
    expect(await textAt("/publications")).toMatch(
      /class="Z3988"[^>]*rft\.au=Vargas Llosa, Mario&amp;rft\.au=Google DeepMind,&amp;/,
    );
  });

  it("are told to nobody over REST", async () => {
    expect(await (await fetch(`${site.cmsUrl}/api/publications?populate=*`)).text()).not.toContain(
      "author_parts",
    );
  });
});

describe("while the cms is out of reach", () => {
  it("every screen says so, and the pasted text is there again", async () => {
    const address = await preview(sources(bib("Before the outage")));
    await site.stopCms();
    expect(await read(SCREEN)).toContain("Failed to read the imports");
    expect(await read(address)).toContain("Failed to read the import");
    const answer = await post(SCREEN, sources("typed in an outage"));
    const page = await answer.text();
    expect(page).toContain("The preview could not be made. Please try again.");
    expect(page).toContain("typed in an outage</textarea>");
    const progress = await ask(site.url, { address: `${address}/progress`, kind: "page", cookie });
    expect(await progress.json()).toEqual({ import: null });
    await site.startCms();
    expect(await read(address)).toContain("1 entry: 1 New");
  });
});
