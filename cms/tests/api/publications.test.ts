import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import type { Data } from "../../src/documents/types";
import { withTables } from "../../src/database/tables";
import { libraryMark } from "../../src/import/library";
import { completePublications } from "../../src/publications/backfill";
import { PUBLICATION_UID } from "../../src/publications/store";
import { useCms } from "../support/cms";
import { ON_POSTGRES } from "../support/databases";
import { MINIMAL } from "../support/entries";
import { at, listAt, problems, textAt } from "../support/json";

const cms = useCms();
let token = "";

beforeAll(async () => {
  token = await cms().ownerToken();
});

const PATH = "/api/publications";

function create(changes: object) {
  return cms().post(PATH, { data: { ...MINIMAL.publications, ...changes } }, token);
}

async function make(changes: object = {}): Promise<unknown> {
  const { status, body } = await create(changes);
  expect(status, JSON.stringify(body)).toBe(201);
  return at(body, "data");
}

const idOf = (entry: unknown) => textAt(entry, "documentId");
const change = (id: string, data: object) => cms().put(`${PATH}/${id}`, { data }, token);

async function changed(id: string, data: object): Promise<unknown> {
  const { status, body } = await change(id, data);
  expect(status, JSON.stringify(body)).toBe(200);
  return at(body, "data");
}

const read = async (id: string) => at((await cms().get(`${PATH}/${id}`)).body, "data");
const place = async (address: string) => {
  const { status, body } = await cms().get(`${PATH}/at/${address}`);
  return status === 200 ? at(body, "data") : status;
};

async function upload(name: string, content: Buffer | string, type: string): Promise<unknown> {
  const body = new FormData();
  const part = typeof content === "string" ? content : new Uint8Array(content);
  body.append("files", new Blob([part], { type }), name);
  const answer = await cms().call("POST", "/api/upload", { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return at(answer.body, 0);
}

const pdf = () => upload("paper.pdf", "%PDF-1.4\n%âãÏÓ\n1 0 obj\n", "application/pdf");

describe("attributes", () => {
  test("an entry with the spec's attributes alone gets the presets", async () => {
    const entry = await make();
    expect(entry).toMatchObject({
      type: "article",
      stage: "published",
      date_precision: "day",
      featured: false,
      links: [],
      keywords: [],
      editors: [],
      pdf: null,
      projects: [],
      version_of: null,
      versions: [],
    });
    expect(entry).not.toHaveProperty("author_parts");
  });

  test("authors and date may be missing", async () => {
    const entry = await make({ authors: [], publication_date: null });
    expect(entry).toMatchObject({ authors: [], publication_date: null });
    expect(await make({ authors: undefined, publication_date: undefined })).toMatchObject({
      authors: [],
      publication_date: null,
    });
  });

  test("everything is kept and answered", async () => {
    const project = at(
      (await cms().post("/api/projects", { data: MINIMAL.projects }, token)).body,
      "data",
    );
    const file = await pdf();
    const given = {
      type: "chapter",
      genre: "PhD thesis",
      number: "7",
      series: "Lecture Notes",
      eprint: "2101.00001",
      stage: "forthcoming",
      date_precision: "month",
      volume: "28",
      issue: "2",
      pages: "118–144",
      article_number: "e12",
      publisher: "Elsevier",
      place: "Berlin",
      edition: "2nd",
      editors: ["Bo Ek"],
      isbn: "978-3-16-148410-0",
      issn: "2049-3630",
      institution: "MIT",
      event_title: "ICIS 2024",
      language: "en",
      keywords: ["rivers", "boats"],
      award: "Best Paper Award 2024",
      featured: true,
    };
    const link = { kind: "code", url: "https://example.org/code", label: "Code" };
    const entry = await make({
      ...given,
      links: [link, { url: "https://example.org" }],
      pdf: at(file, "id"),
      projects: [idOf(project)],
    });
    const shown = await read(idOf(entry));
    for (const answer of [entry, shown]) {
      expect(answer).toMatchObject({
        ...given,
        links: [link, { kind: "other", url: "https://example.org", label: null }],
        pdf: { id: at(file, "id"), name: "paper.pdf", url: at(file, "url") },
        projects: [{ documentId: idOf(project), title: "Rivers" }],
      });
    }
    const { body } = await cms().get(`/api/projects/${idOf(project)}?populate=publications`);
    expect(listAt(body, "data", "publications")).toMatchObject([{ documentId: idOf(entry) }]);
    const listed = listAt((await cms().get(PATH)).body, "data");
    expect(listed.find((one) => idOf(one) === idOf(entry))).toMatchObject({ links: [link, {}] });
  });

  const WRONG: [data: object, expected: Record<string, string | RegExp>][] = [
    [{ title: " " }, { title: "Title is required" }],
    [{ title: "<i></i>" }, { title: "Title is required" }],
    [{ title: "<b> <SUB>\u00a0</sub></b></i>" }, { title: "Title is required" }],
    [{ type: "poem" }, { type: /^Type must be one of: article, conference-paper/ }],
    [{ stage: "lost" }, { stage: /^Stage must be one of: published/ }],
    [
      { date_precision: "hour" },
      { date_precision: "Date precision must be one of: day, month, year" },
    ],
    [{ keywords: ["a", " "] }, { keywords: "Keywords: no keyword may be blank" }],
    [{ editors: [""] }, { editors: "Editors: no editor may be blank" }],
    [{ keywords: "a" }, { keywords: "Keywords must be a list of texts" }],
    [{ links: [{ kind: "code" }] }, { "links.0.url": "URL is required" }],
    [{ links: [{ url: "javascript:alert(1)" }] }, { "links.0.url": "Must be a valid URL" }],
    [{ links: [{ url: "/here" }] }, { "links.0.url": "Must be a valid URL" }],
    [
      { links: [{ kind: "tape", url: "https://example.org" }] },
      { "links.0.kind": /^Kind must be one of: pdf, preprint/ },
    ],
    [{ isbn: "978-3-16-148410-1" }, { isbn: "Must be a valid ISBN: a digit is wrong" }],
    [{ issn: "2049-3631" }, { issn: "Must be a valid ISSN: a digit is wrong" }],
    [{ slug: "Not One" }, { slug: /^Address must have nothing but/ }],
    [{ slug: "ä" }, { slug: /^Address must have nothing but/ }],
    [{ slug: "a".repeat(81) }, { slug: "Address must be at most 80 characters" }],
    [{ citation_key: "a b" }, { citation_key: /^Citation key must have no spaces/ }],
    [{ featured: "yes" }, { featured: "Featured must be true or false" }],
    [{ volume: 28 }, { volume: "Volume must be a text" }],
  ];

  test.each(WRONG)("%j is rejected", async (data, expected) => {
    const { status, body } = await create(data);
    expect(status, JSON.stringify(body)).toBe(400);
    const found = problems(body);
    expect(Object.keys(found)).toEqual(Object.keys(expected));
    for (const [path, message] of Object.entries(expected)) expect(found[path]).toMatch(message);
  });

  test("a title of markup alone is none for a change either", async () => {
    const entry = await make({ title: "<i>E.</i> coli" });
    const data = { title: "<i> </i>" };
    const { status, body } = await cms().put(`${PATH}/${idOf(entry)}`, { data }, token);
    expect([status, problems(body)]).toEqual([400, { title: "Title is required" }]);
    expect(await changed(idOf(entry), { volume: "1" })).toMatchObject({ title: "<i>E.</i> coli" });
    expect(await make({ title: "<x>" })).toMatchObject({ title: "<x>" });
  });

  test("code is checked as well", async () => {
    const documents = cms().strapi.documents("api::publication.publication" as never);
    const data: never = { ...MINIMAL.publications, isbn: "1" } as never;
    await expect(documents.create({ data })).rejects.toThrow("Must be a valid ISBN");
  });

  test("author_parts are kept for the names that stay, and told to nobody", async () => {
    const documents = cms().strapi.documents("api::publication.publication" as never);
    const parts = [
      { name: "Ludwig van Beethoven", given: "Ludwig", particle: "van", family: "Beethoven" },
      { name: "River Works", family: "River Works" },
    ];
    const data: never = {
      title: "Parts",
      authors: parts.map(({ name }) => name),
      author_parts: parts,
    } as never;
    const made: unknown = await documents.create({ data });
    const id = idOf(made);
    expect(
      await changed(id, { journal: "J", authors: ["River Works", "L. Beethoven"] }),
    ).not.toHaveProperty("author_parts");
    const row: unknown = await cms()
      .strapi.db.query("api::publication.publication")
      .findOne({ where: { documentId: id } });
    expect(at(row, "author_parts")).toEqual([parts[1]]);
    for (const query of ["filters[author_parts][$contains]=van", "sort=author_parts"]) {
      expect((await cms().get(`${PATH}?${query}`)).status).toBe(400);
    }
    expect(listAt((await cms().get(`${PATH}?_q=particle`)).body, "data")).toEqual([]);
  });
});

test("an address and a key that other rules for names have made stay when the entry is edited", async () => {
  const given = { slug: "gasset-1930-revolt", citation_key: "gasset1930revolt" };
  const authors = ["José Ortega y Gasset"];
  const id = idOf(await make({ title: "The revolt of the masses", authors, ...given }));
  for (const change of [
    { authors },
    { authors: ["Ortega y Gasset, José", "B C"] },
    { title: "R" },
  ]) {
    expect(await changed(id, change)).toMatchObject(given);
  }
});

describe("names that nobody can guess", () => {
  test("have their parts on the reads of the website alone, all others are left out", async () => {
    const documents = cms().strapi.documents("api::publication.publication" as never);
    const parts = [
      { name: "Mario Vargas Llosa", given: "Mario", family: "Vargas Llosa" },
      { name: "Ludwig van Beethoven", given: "Ludwig", particle: "van", family: "Beethoven" },
      { name: "Google DeepMind", family: "Google DeepMind" },
      { name: "World Health Organization", family: "World Health Organization" },
    ];
    const authors = [...parts.map(({ name }) => name), "Ada Lovelace"];
    const editor = { name: "Editorial Board", family: "Editorial Board" };
    const data: never = {
      title: "In parts",
      authors,
      editors: [editor.name],
      author_parts: [...parts, editor],
    } as never;
    const made: unknown = await documents.create({ data });
    const [, known = { name: "" }] = parts;
    const other: never = {
      title: "Guessed",
      authors: [known.name],
      author_parts: [known],
    } as never;
    const guessed: unknown = await documents.create({ data: other });
    const unguessed = [parts[0], parts[2], editor];
    const page = (await cms().get(`/api/publication-pages/${textAt(made, "slug")}`)).body;
    expect(at(page, "data", "author_parts")).toEqual(unguessed);
    expect(at(page, "data", "publication")).not.toHaveProperty("author_parts");
    const index = listAt((await cms().get("/api/publication-index")).body, "data");
    const row = index.find((each) => idOf(each) === idOf(made));
    expect(at(row, "author_parts")).toEqual(unguessed);
    expect(row).not.toHaveProperty("editors");
    const volume: never = { title: "Edited", authors: [], editors: [editor.name] } as never;
    const edited: unknown = await documents.create({ data: volume });
    const rows = listAt((await cms().get("/api/publication-index")).body, "data");
    const named = rows.find((each) => idOf(each) === idOf(edited));
    expect(at(named, "editors")).toEqual([editor.name]);
    const plain = index.find((each) => idOf(each) === idOf(guessed));
    expect([textAt(plain, "title"), at(plain, "author_parts")]).toEqual(["Guessed", undefined]);

    await changed(idOf(made), { authors: ["Mario Vargas Llosa", "Ada Lovelace"] });
    const later = (await cms().get(`/api/publication-pages/${textAt(made, "slug")}`)).body;
    expect(at(later, "data", "author_parts")).toEqual([parts[0], editor]);
    await changed(idOf(made), { editors: ["Ada Lovelace"] });
    const last = (await cms().get(`/api/publication-pages/${textAt(made, "slug")}`)).body;
    expect(at(last, "data", "author_parts")).toEqual([parts[0]]);
  });
});

describe("what a publication's page reads", () => {
  const pageOf = async (publication: unknown) =>
    at((await cms().get(`/api/publication-pages/${textAt(publication, "slug")}`)).body, "data");

  test("is the publication as REST answers it, and nothing that is private", async () => {
    const project = (await cms().post("/api/projects", { data: MINIMAL.projects }, token)).body;
    const work = await make({
      title: "With all that belongs to it",
      authors: ["Ada Lovelace"],
      author_parts: [{ name: "Ada Lovelace", given: "Ada", family: "Lovelace" }],
      links: [{ kind: "code", url: "https://example.org/code", label: "Code" }],
      pdf: at(await pdf(), "id"),
      projects: [textAt(project, "data", "documentId")],
    });
    const version = await make({ title: "Its preprint", type: "preprint", version_of: idOf(work) });
    for (const each of [work, version]) {
      const rest = await read(idOf(each));
      expect(at(await pageOf(each), "publication")).toEqual(rest);
    }
    expect((await cms().get("/api/publication-pages/no-such-address")).status).toBe(404);
  });

  test("has its neighbors in the list: newest first, then by title, without a date last", async () => {
    const dated = (title: string, publication_date: string | null) =>
      make({ title, publication_date });
    // Nothing else in these tests is as old, and nothing has no date and such a title.
    const order = [
      await dated("Newest of these", "1601-03-02"),
      await dated("A of a day", "1601-03-01"),
      await dated("B of a day", "1601-03-01"),
      await dated("Oldest of these", "1601-02-28"),
    ];
    const undated = [
      await dated("#1 without a date", null),
      await dated("#2 without a date", null),
    ];
    const version = await make({
      title: "A2",
      publication_date: "1601-03-01",
      version_of: idOf(order[1]),
    });
    const besides = async (publication: unknown) => {
      const { previous, next } = (await pageOf(publication)) as Record<string, unknown>;
      return [previous, next].map((neighbor) => neighbor && textAt(neighbor, "title"));
    };
    expect((await besides(order[0]))[1]).toBe("A of a day");
    expect(await besides(order[1])).toEqual(["Newest of these", "B of a day"]);
    expect(await besides(order[2])).toEqual(["A of a day", "Oldest of these"]);
    const [before, after] = await besides(order[3]);
    expect(before).toBe("B of a day");
    expect(await besides(version)).toEqual([null, null]);
    const first = undated.find((each) => textAt(each, "title") === after);
    expect(first, "the first without a date stands behind the oldest").toBe(undated[0]);
    expect(await besides(undated[0])).toEqual(["Oldest of these", "#2 without a date"]);
    const stranger = await make({ title: "Zzz, the last of all", publication_date: null });
    expect((await besides(stranger))[1]).toBeNull();
  });
});

describe("pdf", () => {
  test("a picture is no PDF, and an unknown file none at all", async () => {
    const background = { r: 1, g: 2, b: 3 };
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer();
    const picture = await upload("a.png", png, "image/png");
    const { status, body } = await create({ title: "With a picture", pdf: at(picture, "id") });
    expect(status).toBe(400);
    expect(problems(body)).toEqual({ pdf: "This file is not a PDF" });
    const entry = await make({ title: "Without" });
    expect((await change(idOf(entry), { pdf: at(picture, "id") })).status).toBe(400);
    expect(await read(idOf(entry))).toMatchObject({ pdf: null });
    expect((await create({ pdf: 999_999 })).status).toBe(400);
    const { body: found } = await cms().get(`${PATH}?filters[title]=With a picture`);
    expect(listAt(found, "data")).toEqual([]);
  });

  test("a page that calls itself a PDF is not stored", async () => {
    const body = new FormData();
    body.append("files", new Blob(["<html>"], { type: "application/pdf" }), "paper.pdf");
    expect((await cms().call("POST", "/api/upload", { token, body })).status).toBe(400);
  });

  test("it can be taken away, and comes back with the revision", async () => {
    const file = await pdf();
    const link = { kind: "code", url: "https://example.org/code", label: null };
    const work = await make({ title: "The work" });
    const entry = await make({
      title: "Filed",
      pdf: at(file, "id"),
      links: [link],
      version_of: idOf(work),
    });
    const id = idOf(entry);
    await changed(id, { pdf: null, links: [], version_of: null });
    expect(await read(id)).toMatchObject({ pdf: null, links: [], version_of: null });
    const { body } = await cms().get(`/api/revisions?type=publication&record=${id}`, token);
    const revisions = listAt(body, "data");
    expect(at(revisions[0], "changed")).toEqual(
      expect.arrayContaining(["pdf", "links", "version_of"]),
    );
    // Out of the media library as well; the history still needs it.
    await cms().delete(`/api/upload/files/${String(at(file, "id"))}`, token);
    expect((await cms().get(textAt(file, "url"))).status).toBe(200);
    const restored = await cms().post(
      `/api/revisions/${textAt(revisions[1], "id")}/restore`,
      {},
      token,
    );
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    expect(await read(id)).toMatchObject({
      pdf: { name: "paper.pdf", url: at(file, "url") },
      links: [link],
      version_of: { documentId: idOf(work) },
    });
  });
});

describe("addresses", () => {
  test("are made from author, year and title, and stay", async () => {
    const data = {
      title: "Understanding <i>Digital</i> Transformation: A Review",
      authors: ["Gregory Vial"],
      publication_date: "2019-06-01",
    };
    const first = await make(data);
    expect(first).toMatchObject({
      slug: "vial-2019-understanding-digital-transformation",
      citation_key: "vial2019understanding",
    });
    const second = await make(data);
    expect(second).toMatchObject({
      slug: "vial-2019-understanding-digital-transformation-2",
      citation_key: "vial2019understandinga",
    });
    expect(await changed(idOf(first), { title: "Something else", authors: ["Bo"] })).toMatchObject({
      slug: "vial-2019-understanding-digital-transformation",
      citation_key: "vial2019understanding",
    });
    expect(await make({ title: "!", authors: [], publication_date: null })).toMatchObject({
      slug: "work",
      citation_key: "work",
    });
  });

  test("the owner may change one; the former one and the id lead to it", async () => {
    const entry = await make({ title: "Moving house", slug: "moving-house" });
    const id = idOf(entry);
    await changed(id, { slug: "moved" });
    await changed(id, { slug: "moved-again" });
    const expected = { documentId: id, slug: "moved-again" };
    for (const address of ["moving-house", "moved", "moved-again", id]) {
      expect(await place(address)).toEqual(expected);
    }
    expect(await place("never-was")).toBe(404);
    expect(await place("%00")).toBe(404);
    // Back to one of its own.
    expect(await changed(id, { slug: "moved" })).toMatchObject({ slug: "moved" });
    expect(await changed(id, { slug: null, title: "New name" })).toMatchObject({
      slug: "ada-2024-new-name",
    });
  });

  test("a former one belongs to its entry as long as that is there", async () => {
    const entry = await make({ title: "First owner", slug: "coveted" });
    const id = idOf(entry);
    await changed(id, { slug: "let-go" });
    const expected = { slug: "This address belongs to another publication" };
    for (const slug of ["coveted", "let-go", id]) {
      const { status, body } = await create({ slug });
      expect(status, slug).toBe(400);
      expect(problems(body)).toEqual(expected);
    }
    const generated = await make({ title: "Coveted", authors: [], publication_date: null });
    expect(generated).toMatchObject({ slug: "coveted-2" });
    await cms().delete(`${PATH}/${id}`, token);
    expect(await place("coveted")).toBe(404);
    const heir = await make({ slug: "coveted" });
    await make({ slug: "let-go" });
    expect(await place("coveted")).toEqual({ documentId: idOf(heir), slug: "coveted" });
    // What comes back from the trash gets another one.
    const { status, body } = await cms().post(`/api/trash/${id}/restore`, {}, token);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await read(id)).toMatchObject({ slug: "let-go-2" });
    expect(await place("coveted")).toEqual({ documentId: idOf(heir), slug: "coveted" });
  });

  test("a restored revision does not take the former address of another entry", async () => {
    const entry = await make({ title: "Old", slug: "of-old" });
    const id = idOf(entry);
    await cms().delete(`${PATH}/${id}`, token);
    const other = await make({ title: "Other", slug: "of-old" });
    await changed(idOf(other), { slug: "of-new" });
    await cms().post(`/api/trash/${id}/restore`, {}, token);
    expect(await read(id)).toMatchObject({ slug: "of-old-2" });
    expect(await place("of-old")).toEqual({ documentId: idOf(other), slug: "of-new" });
  });

  test("keys are unique", async () => {
    await make({ citation_key: "DBLP:conf/icis/Ada24" });
    const { status, body } = await create({ citation_key: "DBLP:conf/icis/Ada24" });
    expect(status).toBe(400);
    expect(problems(body)).toEqual({
      citation_key: "This citation key belongs to another publication",
    });
  });

  test("of many entries made at the same moment each gets its own", async () => {
    const data = { title: "All at once", authors: ["Cy Twin"] };
    const entries = await Promise.all(Array.from({ length: 6 }, () => make(data)));
    expect(new Set(entries.map((entry) => textAt(entry, "slug"))).size).toBe(6);
    expect(new Set(entries.map((entry) => textAt(entry, "citation_key"))).size).toBe(6);
  });

  test("a copy made in the panel gets its own", async () => {
    const entry = await make({ title: "To be copied", authors: ["Cy Twin"] });
    const panel = await cms().panelToken();
    const { status, body } = await cms().post(
      `/content-manager/collection-types/api::publication.publication/clone/${idOf(entry)}`,
      { title: "To be copied" },
      panel,
    );
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    expect(at(body, "data")).toMatchObject({ slug: "twin-2024-to-be-copied-2" });
  });

  test("entries that are older than addresses get theirs at the start, once", async () => {
    const entry = await make({ title: "Long ago", authors: ["Zoë Älter"] });
    const id = idOf(entry);
    const { tableName } = cms().strapi.db.metadata.get("api::publication.publication");
    const empty = { slug: null, citation_key: null, type: null, stage: null, featured: null };
    await cms().strapi.db.connection(tableName).where({ document_id: id }).update(empty);
    expect(await completePublications(cms().strapi)).toBe("1 given an address");
    expect(await completePublications(cms().strapi)).toBeUndefined();
    expect(await read(id)).toMatchObject({
      slug: "alter-2024-long-ago",
      citation_key: "alter2024long",
      type: "article",
      stage: "published",
      featured: false,
      updatedAt: textAt(entry, "updatedAt"),
    });
    expect(await place("alter-2024-long-ago")).toMatchObject({ documentId: id });
  });
});

describe("versions", () => {
  test("a version leads to its work, and the work to it", async () => {
    const work = await make({ title: "The article" });
    const version = await make({ title: "The preprint", type: "preprint", version_of: idOf(work) });
    expect(version).toMatchObject({ version_of: { documentId: idOf(work), title: "The article" } });
    expect(await read(idOf(work))).toMatchObject({
      versions: [{ documentId: idOf(version), title: "The preprint", type: "preprint" }],
    });
    await cms().delete(`${PATH}/${idOf(work)}`, token);
    expect(await read(idOf(version))).toMatchObject({ version_of: null });
    await cms().post(`/api/trash/${idOf(work)}/restore`, {}, token);
    expect(await read(idOf(version))).toMatchObject({ version_of: { documentId: idOf(work) } });
  });

  test("a work is found by a documentId that begins with a digit, as older imports made them", async () => {
    const documents = cms().strapi.documents("api::publication.publication");
    const documentId = "7f3ac1d95be8460a2c417d3e";
    await documents.create({ data: { documentId, title: "Imported" } as never });
    const id = Number(at(await documents.findOne({ documentId }), "id"));
    const version = idOf(await make({ title: "V", version_of: documentId }));
    expect(await read(version)).toMatchObject({ version_of: { documentId } });
    for (const value of [
      { set: [documentId] },
      { documentId },
      { connect: [documentId] },
      String(id),
      id,
      documentId,
    ]) {
      await changed(version, { version_of: null });
      await changed(version, { version_of: value });
      expect(await read(version), JSON.stringify(value)).toMatchObject({
        version_of: { documentId },
      });
    }
    await changed(version, { version_of: { disconnect: [documentId] } });
    expect(await read(version)).toMatchObject({ version_of: null });
  });

  test("no unknown works, no circles, no chains", async () => {
    const [work, version, other] = [
      idOf(await make({ title: "W" })),
      idOf(await make({ title: "V" })),
      idOf(await make({ title: "O" })),
    ];
    await changed(version, { version_of: work });
    const rejected: [id: string, data: object][] = [
      [other, { version_of: "nosuchpublicationanywhere" }],
      [other, { version_of: other }],
      [other, { version_of: { set: [other] } }],
      [other, { version_of: version }],
      [other, { version_of: { connect: [version] } }],
      [work, { version_of: version }],
      [work, { version_of: other }],
      [version, { versions: [other] }],
      [other, { versions: [work] }],
      [other, { versions: [other] }],
    ];
    for (const [id, data] of rejected) {
      const { status, body } = await change(id, data);
      expect(status, JSON.stringify([data, body])).toBe(400);
    }
    expect(await read(other)).toMatchObject({ version_of: null, versions: [] });
    expect(await read(work)).toMatchObject({ version_of: null });
    expect(problems((await change(other, { version_of: other })).body)).toEqual({
      version_of: "A publication cannot be a version of itself",
    });
    expect(await changed(version, { version_of: null })).toMatchObject({ version_of: null });
  });

  test("a project that is not there is rejected", async () => {
    const gone = await create({ projects: ["nosuchprojectanywhere123"] });
    expect(gone.status).toBe(400);
    expect(problems(gone.body)).toEqual({
      projects: "Projects: the chosen entry has been deleted",
    });
  });
});

describe("several at once", () => {
  const bulk = (data: object) => cms().post(`${PATH}/bulk`, { data }, token);

  test("get a type, a stage, keywords and a project, and go", async () => {
    const project = at(
      (await cms().post("/api/projects", { data: MINIMAL.projects }, token)).body,
      "data",
    );
    const first = await make({ title: "B1", keywords: ["Rivers"] });
    const second = await make({ title: "B2", publication_date: null, authors: [] });
    const ids = [idOf(first), idOf(second)];
    for (const change of [
      { type: "book" },
      { stage: "forthcoming" },
      { add_keywords: ["rivers", "boats"] },
      { add_project: idOf(project) },
    ]) {
      const { status, body } = await bulk({ ids, ...change });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(at(body, "data")).toEqual({ count: 2 });
    }
    expect(await read(idOf(first))).toMatchObject({
      type: "book",
      stage: "forthcoming",
      keywords: ["Rivers", "boats"],
      projects: [{ documentId: idOf(project) }],
      slug: textAt(first, "slug"),
    });
    expect(await read(idOf(second))).toMatchObject({ keywords: ["rivers", "boats"] });
    const history = await cms().get(`/api/revisions?type=publication&record=${ids[0]}`, token);
    expect(listAt(history.body, "data")).toHaveLength(5);
    expect((await bulk({ ids, delete: true })).status).toBe(200);
    expect((await cms().get(`${PATH}/${ids[1]}`)).status).toBe(404);
    const trash = listAt((await cms().get("/api/trash", token)).body, "data");
    expect(trash.filter((item) => ids.includes(textAt(item, "id")))).toHaveLength(2);
  });

  test("take turns with the saves of forms, and lose nothing of them", async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await make({ title: "B4", keywords: ["a"] });
      const second = await make({ title: "B5" });
      const ids = [idOf(first), idOf(second)];
      const data = { keywords: ["a", "b"] };
      const version = textAt(first, "updatedAt");
      const answers = await Promise.all([
        cms().put(`${PATH}/${ids[0]}`, { data, version }, token),
        bulk({ ids, add_keywords: ["x"] }),
        bulk({ ids: ids.toReversed(), add_keywords: ["y"] }),
        cms().put(`${PATH}/${ids[1]}`, { data: { title: "B6" }, version: "*" }, token),
      ]);
      const [saved, ...others] = answers.map(({ status }) => status);
      expect(others).toEqual([200, 200, 200]);
      const keywords = listAt(await read(ids[0] ?? ""), "keywords");
      if (saved === 200) expect(keywords).toContain("b");
      else expect([saved, keywords.toSorted()]).toEqual([409, ["a", "x", "y"]]);
    }
  });

  test.runIf(ON_POSTGRES)(
    "an import hears of a save that ends after a later one of something else",
    async () => {
      const { strapi } = cms();
      const mark = () => withTables(strapi, (tables) => libraryMark(strapi, tables));
      const documentId = idOf(await make({ title: "B7" }));
      let end = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      const data: Data = { title: "B8" };
      let save: Promise<unknown> = Promise.resolve();
      await new Promise<void>((resolve) => {
        save = strapi.db.transaction(async () => {
          await strapi.documents(PUBLICATION_UID).update({ documentId, data });
          resolve();
          await ended;
        });
      });
      await cms().post("/api/events", { data: MINIMAL.events }, token);
      const before = await mark();
      end();
      await save;
      expect(await mark()).not.toBe(before);
    },
  );

  test("all or nothing, and the owner alone", async () => {
    const ids = [idOf(await make({ title: "B3" })), "nosuchpublicationanywhere"];
    expect((await bulk({ ids, type: "book" })).status).toBe(404);
    expect(await read(ids[0] ?? "")).toMatchObject({ type: "article" });
    const own = ids.slice(0, 1);
    const wrong = [
      { ids: own },
      { ids: [], type: "book" },
      { ids: "x", type: "book" },
      { ids: own, type: "poem" },
      { ids: own, type: "book", stage: "published" },
      { ids: own, add_keywords: [" "] },
      { ids: own, add_project: "nosuchprojectanywhere123" },
      { ids: own, delete: false },
      { ids: own, title: "All the same" },
    ];
    for (const data of wrong) expect((await bulk(data)).status, JSON.stringify(data)).toBe(400);
    const visitor = (await cms().makeVisitor("bulk@example.org", "visitor password")).jwt;
    for (const as of ["", visitor]) {
      const options = as === "" ? {} : { token: as };
      const body = { data: { ids: own, delete: true } };
      const { status } = await cms().call("POST", `${PATH}/bulk`, { ...options, body });
      expect(status).toBe(403);
    }
  });
});

describe("the index", () => {
  const index = async (query = "") => (await cms().get(`/api/publication-index${query}`)).body;
  const rows = async (query = "") => listAt(await index(query), "data");
  const digest = async () => at(await index(), "meta", "digest");
  const find = async (id: string) => (await rows()).find((row) => idOf(row) === id);

  test("says what has changed since a moment, and one word for the state of everything", async () => {
    const work = idOf(await make({ title: "A\u200b work", doi: "10.1000/index" }));
    expect(await find(work)).toMatchObject({ title: "A work", doi: "10.1000/index" });
    const links = [{ kind: "pdf", url: "https://files.example.org/a.pdf" }];
    const version = idOf(await make({ title: "Its preprint", version_of: work, links }));
    const entry = await find(version);
    expect(entry).toMatchObject({ title: "Its preprint", has_pdf: true, version_of: work });
    const moment = textAt(entry, "updatedAt");
    expect((await rows(`?changed_since=${moment}`)).map(idOf)).toEqual([version]);
    const before = await digest();
    const lines = (await rows()).map((row) => {
      const { documentId, updatedAt, has_pdf, version_of } = row as Record<string, string>;
      return `${documentId} ${updatedAt} ${has_pdf ? "pdf" : ""} ${version_of ?? ""}\n`;
    });
    expect(before).toBe(createHash("sha1").update(lines.join("")).digest("hex"));

    const later = textAt(await changed(work, { volume: "7" }), "updatedAt");
    const since = await index(`?changed_since=${later}`);
    expect(listAt(since, "data").map(idOf)).toEqual([work]);
    const after = await digest();
    expect(at(since, "meta", "digest")).toBe(after);
    expect(after).not.toBe(before);

    await cms().delete(`${PATH}/${work}`, token);
    expect(await digest()).not.toBe(after);
    const last = await index(`?changed_since=${later}`);
    expect(listAt(last, "meta", "deleted")).toEqual([work]);
    expect(listAt(since, "meta", "deleted")).toEqual([]);
    expect(await find(work)).toBeUndefined();
    expect(await find(version)).not.toHaveProperty("version_of");
  });
});

describe("people", () => {
  const person = (data: object) =>
    cms().post("/api/people", { data: { name: "Jo Doe", ...data } }, token);

  test("are kept as they are, with the iD in its usual form", async () => {
    const given = {
      variants: ["J. Doe", "Doe, J."],
      orcid: "0000-0002-1825-0097",
      homepage: "https://example.org/~doe",
      affiliation: "MIT",
      is_owner: true,
    };
    const { status, body } = await person(given);
    expect(status).toBe(201);
    expect(at(body, "data")).toMatchObject({ name: "Jo Doe", ...given });
    const address = await person({ orcid: "https://orcid.org/0000-0001-5109-3700" });
    expect(at(address.body, "data")).toMatchObject({
      orcid: "0000-0001-5109-3700",
      is_owner: false,
    });
    expect(listAt((await cms().get("/api/people")).body, "data").length).toBeGreaterThan(1);
  });

  test.each([
    [{ name: " " }, { name: "Name is required" }],
    [{ variants: ["J. Doe", ""] }, { variants: "Variants: no variant may be blank" }],
    [{ orcid: "0000-0002-1825-0098" }, { orcid: "Must be a valid ORCID iD: a digit is wrong" }],
    [{ homepage: "javascript:1" }, { homepage: "Must be a valid URL" }],
  ])("%j is rejected", async (data, expected) => {
    const { status, body } = await person(data);
    expect(status).toBe(400);
    expect(problems(body)).toEqual(expected);
  });
});
