import { beforeAll, describe, expect, test } from "vitest";
import { startImports, stopImports, tidyImports } from "../../src/import/jobs";
import { useCms, type Answer } from "../support/cms";
import { changesOf, NOTHING } from "../support/content-state";
import { MINIMAL } from "../support/entries";
import { at, listAt, problems, textAt } from "../support/json";

const cms = useCms();
let token = "";

beforeAll(async () => {
  token = await cms().ownerToken();
});

const PATH = "/api/publication-imports";

type Csl = Record<string, unknown>;

let count = 0;
const unique = () => {
  count += 1;
  return `${count}`;
};

/** An article that nothing else in these tests is like. */
function article(changes: Csl = {}): Csl {
  const number = unique();
  return {
    type: "article-journal",
    title: `Streams of water number ${number}`,
    author: [{ given: "Ada", family: `Lovelace${number}` }],
    issued: { "date-parts": [[2019, 5, 14]] },
    "container-title": "Journal of Rivers",
    ...changes,
  };
}

function ok(answer: Answer, status = 200): unknown {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer.body;
}

async function until(id: string, status = "preview"): Promise<unknown> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const body = ok(await cms().get(`${PATH}/${id}`, token));
    if (at(body, "data", "status") !== "reading") {
      expect(at(body, "data", "status"), JSON.stringify(body)).toBe(status);
      return at(body, "data");
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("The reading does not end");
}

async function preview(items: Csl[] | string, status = "preview"): Promise<unknown> {
  const text = typeof items === "string" ? items : JSON.stringify(items);
  const body = ok(await cms().post(PATH, { data: { text } }, token), 201);
  expect(at(body, "data", "status")).toBe("reading");
  return until(textAt(body, "data", "documentId"), status);
}

const idOf = (entry: unknown) => textAt(entry, "documentId");
const statuses = (shown: unknown) => listAt(shown, "rows").map((row) => at(row, "status"));
const rowOf = (shown: unknown, row = 0) => at(shown, "rows", row);

type Choice = { row: number; fields?: string[]; version_of?: boolean };

const commit = (id: string, rows: Choice[]) =>
  cms().post(`${PATH}/${id}/commit`, { data: { rows } }, token);
const undo = (id: string) => cms().post(`${PATH}/${id}/undo`, {}, token);

async function importAll(items: Csl[]): Promise<{ id: string; made: unknown[] }> {
  const before = new Set((await publications()).map(idOf));
  const shown = await preview(items);
  const rows = listAt(shown, "rows").map((_, row) => ({ row }));
  ok(await commit(idOf(shown), rows));
  const made = (await publications()).filter((entry) => !before.has(idOf(entry)));
  return { id: idOf(shown), made };
}

async function publications(): Promise<unknown[]> {
  return listAt((await cms().get("/api/publications?pagination[pageSize]=1000")).body, "data");
}

const change = async (id: string, data: object) =>
  ok(await cms().put(`/api/publications/${id}`, { data }, token));
const read = async (id: string) => at(ok(await cms().get(`/api/publications/${id}`)), "data");
const exists = async (id: string) => (await cms().get(`/api/publications/${id}`)).status === 200;

const revisions = async (record: string) =>
  listAt(ok(await cms().get(`/api/revisions?type=publication&record=${record}`, token)), "data");

describe("preview", () => {
  test("tells what it has read, and is in the list", async () => {
    const shown = await preview([article({ title: "Deep <i>rivers</i> of Europe" }), article()]);
    expect(shown).toMatchObject({
      status: "preview",
      source: "Pasted text",
      importedAt: null,
      undoneAt: null,
      progress: null,
      counts: { new: 2, duplicate: 0, changed: 0, problem: 0 },
      created: 0,
      problem: null,
    });
    expect(rowOf(shown)).toMatchObject({
      row: 0,
      status: "new",
      source: null,
      fields: { title: "Deep <i>rivers</i> of Europe", publication_date: "2019-05-14" },
      match: null,
      differences: [],
      version_of: null,
    });
    const list = listAt((await cms().get(PATH, token)).body, "data");
    expect(list[0]).toMatchObject({ documentId: idOf(shown), status: "preview" });
    expect(list[0]).not.toHaveProperty("rows");
  });

  test("several files, each with its name and without its folders", async () => {
    const form = new FormData();
    const item = article();
    form.append("files", new Blob([JSON.stringify([item])]), "C:\\Users\\ada\\refs.json");
    form.append("files", new Blob([JSON.stringify([item, article()])]), "more.json");
    const made = ok(await cms().call("POST", PATH, { token, body: form }), 201);
    const shown = await until(textAt(made, "data", "documentId"));
    expect(shown).toMatchObject({ source: "refs.json and 1 more" });
    const sources = listAt(shown, "rows").map((row) => at(row, "source"));
    expect(sources).toEqual(["refs.json", "more.json", "more.json"]);
    expect(statuses(shown)).toEqual(["new", "duplicate", "new"]);
    expect(rowOf(shown, 1)).toMatchObject({ match: { row: 0 } });
  });

  test("what cannot be read fails with a sentence", async () => {
    expect(await preview("[]", "failed")).toMatchObject({
      problem: expect.stringMatching(/\.$/) as unknown,
      rows: [],
    });
  });

  test("what no publication may say is left out with a warning, without a title it is a problem", async () => {
    const shown = await preview([
      article({ ISBN: "978-3-16-148410-1", title: `Wrong digit ${unique()}` }),
      { type: "article-journal", author: [{ family: "Ek" }] },
    ]);
    expect(statuses(shown)).toEqual(["new", "problem"]);
    expect(listAt(rowOf(shown), "warnings").length).toBeGreaterThan(0);
    expect(at(rowOf(shown), "fields", "isbn")).toBeUndefined();
    expect(textAt(rowOf(shown, 1), "problem", "message")).toMatch(/\.$/);
    const rejected = await commit(idOf(shown), [{ row: 0 }, { row: 1 }]);
    expect(rejected.status).toBe(400);
    expect(textAt(rejected.body, "error", "message")).toContain("Row 2 cannot be imported");
    expect(await until(idOf(shown))).toMatchObject({ status: "preview" });
  });

  test("is brought up to date when publications change", async () => {
    const item = article();
    const first = await preview([item]);
    const second = await preview([item]);
    ok(await commit(idOf(first), [{ row: 0 }]));
    const rejected = await commit(idOf(second), [{ row: 0 }]);
    expect(rejected.status).toBe(409);
    expect(textAt(rejected.body, "error", "message")).toContain("up to date");
    expect(statuses(await until(idOf(second)))).toEqual(["duplicate"]);
  });

  test("can be discarded", async () => {
    const id = idOf(await preview([article()]));
    expect((await cms().delete(`${PATH}/${id}`, token)).status).toBe(204);
    expect((await cms().get(`${PATH}/${id}`, token)).status).toBe(404);
    const left = await cms()
      .strapi.db.query("api::publication-import.publication-import-row")
      .count({ where: { import: id } });
    expect(left).toBe(0);
  });
});

describe("correction of a row", () => {
  test("makes a problem new, and compares it again", async () => {
    const shown = await preview([{ type: "book", publisher: "Elsevier" }, article()]);
    const id = idOf(shown);
    const title = `Now it has one ${unique()}`;
    const body = ok(
      await cms().put(`${PATH}/${id}/rows/0`, { data: { title, authors: ["Bo Ek"] } }, token),
    );
    expect(body).toMatchObject({
      data: { status: "new", problem: null, fields: { title, publisher: "Elsevier" } },
      meta: { counts: { new: 2, problem: 0 } },
    });
    const twin = { title: textAt(rowOf(shown, 1), "fields", "title") };
    const authors = at(rowOf(shown, 1), "fields", "authors");
    const changed = await cms().put(
      `${PATH}/${id}/rows/0`,
      { data: { ...twin, authors, type: "article", publisher: "" } },
      token,
    );
    expect(ok(changed)).toMatchObject({ meta: { counts: { new: 1, changed: 1 } } });
  });

  test("bad values are 400 with their fields", async () => {
    const id = idOf(await preview([article()]));
    const put = (data: object, row = "0") =>
      cms().put(`${PATH}/${id}/rows/${row}`, { data }, token);
    const bad = await put({ title: " ", url: "javascript:alert(1)", isbn: "1" });
    expect(bad.status).toBe(400);
    expect(Object.keys(problems(bad.body)).sort()).toEqual(["isbn", "title", "url"]);
    expect(problems((await put({ slug: "mine" })).body)).toEqual({ slug: "Invalid key slug" });
    expect((await put({ title: "A" }, "7")).status).toBe(404);
    expect((await put({ title: "A" }, "x")).status).toBe(404);
  });

  test.each([
    ["https://doi.org/10.1000/Xy", "10.1000/Xy"],
    ["doi.org/10.1000/Xy.2", "10.1000/Xy.2"],
    ["https://www.doi.org/10.1000/Xy.3", "10.1000/Xy.3"],
    ["DOI 10.1000/Xy.4", "10.1000/Xy.4"],
    ["https://doi.org/10.1000%2FXy.5", "10.1000/Xy.5"],
    [" 10.1000/Xy.6 ", "10.1000/Xy.6"],
  ])("a DOI is stored bare: %j", async (typed, doi) => {
    const id = idOf(await preview([article()]));
    const corrected = await cms().put(`${PATH}/${id}/rows/0`, { data: { doi: typed } }, token);
    expect(ok(corrected)).toMatchObject({ data: { status: "new", fields: { doi } } });
    expect(rowOf(await until(id))).toMatchObject({ fields: { doi } });
    ok(await commit(id, [{ row: 0 }]));
    expect((await publications()).filter((one) => at(one, "doi") === doi)).toHaveLength(1);
  });
});

describe("commit", () => {
  test("makes publications as the document service does", async () => {
    const number = unique();
    const { made } = await importAll([
      article({
        title: `The quiet lake ${number}`,
        author: [{ given: "Ludwig", "non-dropping-particle": "van", family: "Beethoven" }],
        DOI: `10.1000/lake.${number}`,
        volume: "3",
        page: "1-9",
        keyword: "lakes, water",
      }),
    ]);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({
      title: `The quiet lake ${number}`,
      slug: expect.stringMatching(/beethoven-2019-the-quiet-lake/) as unknown,
      authors: ["Ludwig van Beethoven"],
      date_precision: "day",
      stage: "published",
      featured: false,
      links: [],
      version_of: null,
    });
    const id = idOf(made[0]);
    expect(await revisions(id)).toMatchObject([{ action: "create", actor: { kind: "user" } }]);
    // Every column is what a form would have written.
    const typed = ok(
      await cms().post("/api/publications", { data: { ...MINIMAL.publications } }, token),
      201,
    );
    const rows = await Promise.all(
      [id, textAt(typed, "data", "documentId")].map(async (documentId) => {
        const row: unknown = await cms()
          .strapi.db.connection("publications")
          .where({ document_id: documentId })
          .first();
        return Object.entries(row as object).map(([name, value]) =>
          value === null ? name : `${name} ${typeof value}`,
        );
      }),
    );
    const differing = (rows[1] ?? []).filter((column) => !(rows[0] ?? []).includes(column));
    expect(differing.sort()).toEqual([
      ...["author_parts", "doi", "journal", "pages", "volume"].filter((name) =>
        differing.includes(name),
      ),
    ]);
    // What is read of it is what its revision knows: the next change leaves one revision and no other.
    await change(id, { award: "Best Paper" });
    expect((await revisions(id)).map((one) => at(one, "action"))).toEqual(["update", "create"]);
  });

  test("the revision of an import brings the publication back from the trash", async () => {
    const { made } = await importAll([article({ URL: "https://example.org/a" })]);
    const id = idOf(made[0]);
    const before = await read(id);
    await cms().delete(`/api/publications/${id}`, token);
    ok(await cms().post(`/api/trash/${id}/restore`, {}, token));
    expect(await read(id)).toEqual(before);
  });

  test("addresses and keys that are taken get an ending, and that is said", async () => {
    const number = unique();
    const item = (title: string) =>
      article({ id: "key2019", title, author: [{ given: "Eve", family: `Twin${number}` }] });
    const shown = await preview([item("One two three four"), item("One two three five")]);
    expect(at(rowOf(shown, 1), "warnings")).toEqual(
      at(rowOf(shown), "key") === null ? [] : expect.any(Array),
    );
    const done = ok(await commit(idOf(shown), [{ row: 0 }, { row: 1 }]));
    expect(done).toMatchObject({ data: { status: "imported", created: 2 }, meta: { count: 2 } });
    const made = (await publications()).filter((one) =>
      textAt(one, "slug").startsWith(`twin${number}`),
    );
    const slug = `twin${number}-2019-one-two-three`;
    expect(made.map((one) => textAt(one, "slug")).sort()).toEqual([slug, `${slug}-2`]);
    const keys = made.map((one) => textAt(one, "citation_key"));
    expect(new Set(keys).size).toBe(2);
    const place = await cms().get(`/api/publications/at/${slug}-2`);
    expect(at(place.body, "data", "slug")).toBe(`${slug}-2`);
  });

  test("an address of a publication that is gone is given again", async () => {
    const item = article();
    const [one] = (await importAll([item])).made;
    await cms().delete(`/api/publications/${idOf(one)}`, token);
    const [other] = (await importAll([item])).made;
    expect(at(other, "slug")).toBe(at(one, "slug"));
    const place = await cms().get(`/api/publications/at/${textAt(one, "slug")}`);
    expect(at(place.body, "data", "documentId")).toBe(idOf(other));
  });

  test("import, and import again: nothing is new, nothing is changed", async () => {
    const items = [
      article({ DOI: `10.1000/again.${unique()}` }),
      article({ type: "book", ISBN: "9783161484100", publisher: "Springer" }),
      article({ issued: { "date-parts": [[2020]] }, keyword: "a, b", abstract: "Long." }),
    ];
    const { made } = await importAll(items);
    expect(made).toHaveLength(3);
    expect(statuses(await preview(items))).toEqual(["duplicate", "duplicate", "duplicate"]);
  });

  test("takes of a changed row the differences that are wanted", async () => {
    const doi = `10.1000/changed.${unique()}`;
    const item = article({ DOI: doi, issued: { "date-parts": [[2021]] } });
    const [one] = (await importAll([item])).made;
    const id = idOf(one);
    const before = await read(id);
    const shown = await preview([
      {
        ...item,
        title: textAt(one, "title").toUpperCase(),
        issued: { "date-parts": [[2021, 3, 2]] },
        page: "7-8",
        volume: "9",
      },
    ]);
    expect(statuses(shown)).toEqual(["changed"]);
    expect(rowOf(shown)).toMatchObject({
      match: { documentId: id, slug: textAt(one, "slug") },
      differences: [
        { field: "publication_date", current: "2021", imported: "2021-03-02" },
        { field: "volume", current: null, imported: "9" },
        { field: "pages", current: null },
      ],
    });
    const strange = await commit(idOf(shown), [{ row: 0, fields: ["title"] }]);
    expect(strange.status).toBe(400);
    const fields = ["publication_date", "pages"];
    expect(ok(await commit(idOf(shown), [{ row: 0, fields }]))).toMatchObject({
      data: { created: 0, changed: 1 },
      meta: { count: 1 },
    });
    expect(await read(id)).toMatchObject({
      title: textAt(one, "title"),
      date_precision: "day",
      volume: null,
      pages: expect.stringContaining("7") as unknown,
    });
    expect((await revisions(id)).map((one) => at(one, "action"))).toEqual(["update", "create"]);
    expect(ok(await undo(idOf(shown)))).toMatchObject({ meta: { left: [] } });
    expect(await read(id)).toEqual(before);
    expect((await revisions(id)).map((one) => at(one, "action"))).toEqual([
      ...["restore", "update", "create"],
    ]);
  });

  test("knows the parts of editors' names, and keeps those of authors that a change leaves out", async () => {
    const DOI = `10.1000/parts.${unique()}`;
    const author = [{ given: "Mario", family: "Vargas Llosa" }];
    const editor = [{ literal: "Editorial Board" }];
    const [one] = (await importAll([article({ DOI, author })])).made;
    const shown = await preview([article({ DOI, title: at(one, "title"), author, editor })]);
    ok(await commit(idOf(shown), [{ row: 0, fields: ["editors"] }]));
    const page = (await cms().get(`/api/publication-pages/${textAt(one, "slug")}`)).body;
    expect(at(page, "data", "author_parts")).toEqual([
      { name: "Editorial Board", family: "Editorial Board" },
      { name: "Mario Vargas Llosa", given: "Mario", family: "Vargas Llosa" },
    ]);
  });

  test("a preprint is linked to its article, on either side", async () => {
    const pair = (server: string) => {
      const work = article();
      const preprint = { ...work, type: "article", genre: "Preprint", publisher: server };
      return { work, preprint: { ...preprint, DOI: `10.48550/arXiv.${unique()}` } };
    };
    const both = pair("arXiv");
    const together = await preview([both.preprint, both.work]);
    expect(statuses(together)).toEqual(["new", "new"]);
    expect(rowOf(together)).toMatchObject({
      version_of: { row: 1 },
      version_side: "version",
      version_of_given: false,
    });
    ok(await commit(idOf(together), [{ row: 0, version_of: true }, { row: 1 }]));
    const title = textAt(rowOf(together), "fields", "title");
    const linked = (await publications()).filter((one) => at(one, "title") === title);
    const version = linked.find((one) => at(one, "type") === "preprint");
    const work = linked.find((one) => at(one, "type") === "article");
    expect(at(version, "version_of", "documentId")).toBe(idOf(work));
    expect(await revisions(idOf(version))).toHaveLength(1);

    const later = pair("arXiv");
    const [present] = (await importAll([later.preprint])).made;
    const shown = await preview([later.work]);
    expect(rowOf(shown)).toMatchObject({
      status: "new",
      version_of: { documentId: idOf(present) },
      version_side: "work",
    });
    ok(await commit(idOf(shown), [{ row: 0, version_of: true }]));
    expect(at(await read(idOf(present)), "version_of", "title")).toBe(at(present, "title"));
    ok(await undo(idOf(shown)));
    expect(await read(idOf(present))).toEqual(present);
  });

  test("one line of the activity", async () => {
    const { id } = await importAll([article(), article()]);
    ok(await undo(id));
    const entries = listAt(ok(await cms().get("/api/activity", token)), "data");
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: "import", action: "undo", count: 2, actor: { kind: "user" } },
      { kind: "import", action: "import", count: 2 },
    ]);
  });

  test("tells visitors that the publications have changed, once", async () => {
    const shown = await preview([article(), article()]);
    const work = async () => ok(await commit(idOf(shown), [{ row: 0 }, { row: 1 }]));
    const { bumps, tags } = await changesOf(cms(), work);
    expect(bumps).toBe(1);
    expect(tags).toContain("publication");
    const typed = await changesOf(cms(), () =>
      cms().post("/api/publications", { data: MINIMAL.publications }, token),
    );
    expect(tags).toEqual(typed.tags);
    expect(await changesOf(cms(), () => preview([article()]))).toEqual(NOTHING);
  });

  test("a second commit is 409, the same form gets its answer again", async () => {
    const id = idOf(await preview([article()]));
    const send = (key: string) =>
      cms().call("POST", `${PATH}/${id}/commit`, {
        token,
        body: { data: { rows: [{ row: 0 }] } },
        headers: { "idempotency-key": key },
      });
    const answers = await Promise.all([send("form-one-1"), send("form-one-1")]);
    for (const answer of answers) expect(ok(answer)).toMatchObject({ meta: { count: 1 } });
    expect(ok(await send("form-one-1"))).toMatchObject({ data: { created: 1 } });
    expect((await send("form-two-2")).status).toBe(409);
    expect((await commit(id, [{ row: 0 }])).status).toBe(409);
    expect((await cms().delete(`${PATH}/${id}`, token)).status).toBe(409);
    const put = await cms().put(`${PATH}/${id}/rows/0`, { data: { title: "A" } }, token);
    expect(put.status).toBe(409);
  });

  test("somebody who writes meanwhile is not in its way", async () => {
    const shown = await preview(Array.from({ length: 60 }, () => article()));
    const rows = listAt(shown, "rows").map((_, row) => ({ row }));
    const [one] = (await importAll([article()])).made;
    // The preview is brought up to date first, so that the import begins at once.
    await until(idOf(shown));
    const [done] = await Promise.all([
      commit(idOf(shown), rows),
      change(idOf(one), { award: "Meanwhile" }),
    ]);
    expect(ok(done)).toMatchObject({ data: { created: 60 } });
  });
});

describe("undo", () => {
  test("what it made goes to the trash, what was edited since is left, what is gone is no harm", async () => {
    const { id, made } = await importAll([article(), article(), article()]);
    const [kept, edited, deleted] = made.map(idOf);
    await change(edited ?? "", { award: "Best Paper" });
    await cms().delete(`/api/publications/${deleted}`, token);
    const body = ok(await undo(id));
    const title = at(made[1], "title");
    expect(body).toMatchObject({
      data: { status: "undone", undoneAt: expect.any(String) as unknown },
      meta: { left: [{ documentId: edited, title }] },
    });
    expect(await exists(kept ?? "")).toBe(false);
    expect(await exists(edited ?? "")).toBe(true);
    const trash = listAt((await cms().get("/api/trash", token)).body, "data").map((one) =>
      at(one, "id"),
    );
    expect(trash).toContain(kept);
    ok(await cms().post(`/api/trash/${kept}/restore`, {}, token));
    expect(await read(kept ?? "")).toEqual(made[0]);
    expect((await undo(id)).status).toBe(409);
  });

  test("a version whose work goes stands alone, and comes back with it", async () => {
    const work = article();
    const preprint = { ...work, type: "article", genre: "Preprint", DOI: `10.48550/${unique()}` };
    const shown = await preview([preprint, work]);
    ok(await commit(idOf(shown), [{ row: 0, version_of: true }, { row: 1 }]));
    const title = textAt(rowOf(shown), "fields", "title");
    const both = (await publications()).filter((one) => at(one, "title") === title);
    const version = both.find((one) => at(one, "version_of") !== null);
    const main = both.find((one) => at(one, "version_of") === null);
    await change(idOf(version), { award: "Edited" });
    ok(await undo(idOf(shown)));
    expect(at(await read(idOf(version)), "version_of")).toBeNull();
    ok(await cms().post(`/api/trash/${idOf(main)}/restore`, {}, token));
    expect(at(await read(idOf(version)), "version_of", "documentId")).toBe(idOf(main));
  });

  test("of what was not committed is 409", async () => {
    expect((await undo(idOf(await preview([article()])))).status).toBe(409);
    expect((await undo("nothing")).status).toBe(404);
  });
});

describe("after 30 days", () => {
  const DAY = 24 * 60 * 60 * 1000;
  /** How many rows the tables keep of an import. */
  const kept = async (id: string) => {
    const database = cms().strapi.db.connection;
    const tables = ["publication_import_rows", "publication_import_sources"];
    const rows = await Promise.all(
      tables.map(async (table): Promise<unknown[]> => database(table).where({ import: id })),
    );
    return rows.flat().length;
  };
  const statusOf = async (id: string) => (await cms().get(`${PATH}/${id}`, token)).status;
  const MINUTE = 60_000;

  test("previews and failures go, imports stay and can be undone", async () => {
    const open = idOf(await preview([article()]));
    const failed = idOf(await preview("nothing to import", "failed"));
    const { id: done, made } = await importAll([article()]);
    await tidyImports(cms().strapi, Date.now() + 30 * DAY - MINUTE);
    expect(await Promise.all([open, failed, done].map(statusOf))).toEqual([200, 200, 200]);
    expect(Math.min(await kept(open), await kept(done))).toBeGreaterThan(0);

    await tidyImports(cms().strapi, Date.now() + 30 * DAY + MINUTE);
    expect(await Promise.all([open, failed, done].map(statusOf))).toEqual([404, 404, 200]);
    expect([await kept(open), await kept(failed), await kept(done)]).toEqual([0, 0, 0]);
    const listed = listAt(ok(await cms().get(PATH, token)), "data").map(idOf);
    expect([open, failed, done].map((id) => listed.includes(id))).toEqual([false, false, true]);
    expect(await exists(idOf(made[0]))).toBe(true);
    ok(await undo(done));
    expect(await exists(idOf(made[0]))).toBe(false);
  });

  test("they go with the next start, by the date that they were made on", async () => {
    const [old, young] = [idOf(await preview([article()])), idOf(await preview([article()]))];
    const setAge = (id: string, age: number): Promise<unknown> =>
      cms()
        .strapi.db.connection("publication_imports")
        .where({ document_id: id })
        .update({ created_at: new Date(Date.now() - age) });
    await setAge(old, 30 * DAY + MINUTE);
    await setAge(young, 30 * DAY - MINUTE);
    await startImports(cms().strapi);
    await stopImports();
    expect(await Promise.all([old, young].map(statusOf))).toEqual([404, 200]);
    expect([await kept(old), (await kept(young)) > 0]).toEqual([0, true]);
  });
});

describe("access and limits", () => {
  test("nobody but the owner", async () => {
    const id = idOf(await preview([article()]));
    const { jwt } = await cms().makeVisitor("imports@example.edu", "correct horse battery");
    const calls: [string, string, unknown][] = [
      ["GET", PATH, undefined],
      ["POST", PATH, { data: { text: "10.1000/x" } }],
      ["GET", `${PATH}/${id}`, undefined],
      ["DELETE", `${PATH}/${id}`, undefined],
      ["PUT", `${PATH}/${id}/rows/0`, { data: {} }],
      ["POST", `${PATH}/${id}/commit`, { data: { rows: [{ row: 0 }] } }],
      ["POST", `${PATH}/${id}/undo`, {}],
    ];
    for (const [method, url, body] of calls) {
      expect((await cms().call(method, url, { body })).status, `${method} ${url}`).toBe(403);
      expect((await cms().call(method, url, { body, token: jwt })).status).toBe(403);
      expect((await cms().call(method, url, { body, token: "x.y.z" })).status).toBe(401);
    }
    expect(await until(id)).toMatchObject({ status: "preview" });
  });

  test("malformed bodies are 400 with a sentence", async () => {
    const id = idOf(await preview([article()]));
    const bodies: [string, unknown][] = [
      [PATH, {}],
      [PATH, { data: { text: 5 } }],
      [PATH, { data: { text: " " } }],
      [PATH, { data: { text: "a", other: 1 } }],
      [`${PATH}/${id}/commit`, {}],
      [`${PATH}/${id}/commit`, { data: { rows: [] } }],
      [`${PATH}/${id}/commit`, { data: { rows: ["0"] } }],
      [`${PATH}/${id}/commit`, { data: { rows: [{ row: -1 }] } }],
      [`${PATH}/${id}/commit`, { data: { rows: [{ row: 0.5 }] } }],
      [`${PATH}/${id}/commit`, { data: { rows: [{ row: 9 }] } }],
      [`${PATH}/${id}/commit`, { data: { rows: [{ row: 0 }, { row: 0 }] } }],
      [`${PATH}/${id}/commit`, { data: { rows: [{ row: 0, fields: "doi" }] } }],
      [`${PATH}/${id}/commit`, { data: { rows: [{ row: 0, version_of: "yes" }] } }],
    ];
    for (const [url, body] of bodies) {
      const answer = await cms().post(url, body, token);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expect(textAt(answer.body, "error", "message")).not.toBe("");
    }
    const form = new FormData();
    form.append("other", "x");
    expect((await cms().call("POST", PATH, { token, body: form })).status).toBe(400);
  });

  test("10 MB a file", async () => {
    const form = new FormData();
    form.append("files", new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), "large.bib");
    const answer = await cms().call("POST", PATH, { token, body: form });
    expect(answer.status).toBe(413);
    expect(textAt(answer.body, "error", "message")).toBe("A file may have at most 10 MB.");
  });

  test("5,000 rows", async () => {
    const items = Array.from({ length: 5001 }, (_, index) => ({
      type: "book",
      title: `T${index}`,
    }));
    const form = new FormData();
    form.append("files", new Blob([JSON.stringify(items)]), "many.json");
    const made = ok(await cms().call("POST", PATH, { token, body: form }), 201);
    expect(await until(textAt(made, "data", "documentId"), "failed")).toMatchObject({
      problem: expect.stringContaining("5,001 entries") as unknown,
    });
  });

  test("the tables are no content: not in the panel, not over REST, in no revision", async () => {
    for (const path of ["publication-import-rows", "publication-import-sources"]) {
      expect((await cms().get(`/api/${path}`, token)).status).toBe(404);
    }
    const found: unknown = await cms()
      .strapi.db.connection("revisions")
      .where("content_type", "like", "%import%");
    expect(found).toEqual([]);
  });
});
