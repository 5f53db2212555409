import { beforeAll, describe, expect, test } from "vitest";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { thinRevisions } from "../../src/revisions/retention";
import { emptyTrash } from "../../src/revisions/trash";
import { isRecord } from "../../src/documents/types";
import { useCms } from "../support/cms";
import { at, listAt, textAt } from "../support/json";

const cms = useCms();
let token = "";

const DAY = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  token = await cms().ownerToken();
});

async function upload(): Promise<{ id: string; url: string }> {
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: "#246" },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("files", new Blob([new Uint8Array(picture)], { type: "image/png" }), "photo.png");
  const { body } = await cms().post("/api/upload", form, token);
  return { id: String(at(body, 0, "id")), url: textAt(body, 0, "url") };
}

async function makeCourse(title: string): Promise<string> {
  const made = await cms().post("/api/courses", { data: { title } }, token);
  return textAt(made.body, "data", "documentId");
}

async function trashedIds(): Promise<unknown[]> {
  const { body } = await cms().get("/api/trash", token);
  return listAt(body, "data").map((item) => at(item, "id"));
}

async function historyOf(record: string): Promise<unknown[]> {
  const { body } = await cms().get(`/api/revisions?type=course&record=${record}`, token);
  return listAt(body, "data");
}

describe("pictures", () => {
  const isThere = async (url: string) =>
    (await fs.readdir(path.join(cms().dataDir, "uploads"))).includes(path.basename(url));

  test("that a record in the trash needs stay in the uploads", async () => {
    const { id, url } = await upload();
    const student = { name: "Sam", level: "PhD", start_year: 2020, research_topic: "x" };
    const data = { ...student, photo_url: url };
    const made = await cms().post("/api/students", { data }, token);
    const record = textAt(made.body, "data", "documentId");
    await cms().delete(`/api/students/${record}`, token);
    expect((await cms().delete(`/api/upload/files/${id}`, token)).status).toBe(200);
    expect(await isThere(url)).toBe(true);
    expect((await cms().get(url)).status).toBe(200);
    await cms().delete(`/api/trash/${record}`, token);
    expect(await isThere(url)).toBe(false);
  });

  test("that an older version of a post needs stay, others go", async () => {
    const [used, unused] = [await upload(), await upload()];
    const content = `<p><img src="${used.url}" alt=""></p>`;
    const made = await cms().post("/api/blog-posts", { data: { title: "P", content } }, token);
    const record = textAt(made.body, "data", "documentId");
    await cms().put(`/api/blog-posts/${record}`, { data: { content: "<p>none</p>" } }, token);
    for (const { id } of [used, unused]) await cms().delete(`/api/upload/files/${id}`, token);
    expect(await isThere(used.url)).toBe(true);
    expect(await isThere(unused.url)).toBe(false);
  });
});

describe("a publication whose PDF is changed in the media library", () => {
  const MINIMAL = { title: "Paper", authors: ["Ada"], publication_date: "2024-02-29" };

  function pdfForm(name: string): FormData {
    const form = new FormData();
    form.append("files", new Blob(["%PDF-1.4\n1 0 obj\n"], { type: "application/pdf" }), name);
    return form;
  }

  async function uploadPdf(): Promise<{ id: number; url: string }> {
    const { body } = await cms().post("/api/upload", pdfForm("paper.pdf"), token);
    return { id: Number(at(body, 0, "id")), url: textAt(body, 0, "url") };
  }
  const revisionsOf = async (record: string) => {
    const { body } = await cms().get(`/api/revisions?type=publication&record=${record}`, token);
    return listAt(body, "data");
  };
  const pdfOf = async (record: string) =>
    at((await cms().get(`/api/publications/${record}?populate=pdf`, token)).body, "data", "pdf");

  test("has a revision when another file takes its place, and none for its alternative text", async () => {
    const { id, url } = await uploadPdf();
    const made = await cms().post("/api/publications", { data: { ...MINIMAL, pdf: id } }, token);
    const record = textAt(made.body, "data", "documentId");
    const panel = await cms().panelToken();
    const address = `/upload?id=${id}`;
    const info = new FormData();
    info.append("fileInfo", JSON.stringify({ alternativeText: "A paper" }));
    expect((await cms().call("POST", address, { token: panel, body: info })).status).toBe(200);
    expect(await revisionsOf(record)).toHaveLength(1);

    const body = pdfForm("second.pdf");
    expect((await cms().call("POST", address, { token: panel, body })).status).toBe(200);
    expect(await pdfOf(record)).toMatchObject({ name: "second.pdf", url });
    const [latest, before, ...more] = await revisionsOf(record);
    expect(more).toEqual([]);
    expect(latest).toMatchObject({ action: "update", changed: ["pdf"], actor: { kind: "panel" } });
    expect(before).toMatchObject({ action: "create" });
  });

  test.each([true, false])(
    "has a revision when it leaves (with a history: %s)",
    async (hasHistory) => {
      const { id, url } = await uploadPdf();
      const made = await cms().post("/api/publications", { data: { ...MINIMAL, pdf: id } }, token);
      expect(made.status).toBe(201);
      const record = textAt(made.body, "data", "documentId");
      if (!hasHistory) {
        const rows = cms().strapi.db.query("api::revision.revision");
        await rows.deleteMany({ where: { record } });
      }
      expect((await cms().delete(`/api/upload/files/${id}`, token)).status).toBe(200);
      expect(await pdfOf(record)).toBeNull();
      const [latest, before, ...more] = await revisionsOf(record);
      expect(more).toEqual([]);
      expect(latest).toMatchObject({
        action: "update",
        changed: ["pdf"],
        actor: { name: "Ada Owner" },
      });
      expect(before).toMatchObject({ action: hasHistory ? "create" : "found" });
      const restored = await cms().post(
        `/api/revisions/${textAt(before, "id")}/restore`,
        {},
        token,
      );
      expect(restored.status).toBe(200);
      expect(await pdfOf(record)).toMatchObject({ name: "paper.pdf", url });
      expect((await cms().get(url)).status).toBe(200);
    },
  );
});

test("the trash empties by age, and the history stays", async () => {
  const [old, young] = [await makeCourse("Old"), await makeCourse("Young")];
  for (const id of [old, young]) await cms().delete(`/api/courses/${id}`, token);
  const rows = cms().strapi.db.query("api::revision.revision");
  await rows.updateMany({
    where: { record: old, action: "delete" },
    data: { trashed_at: new Date(Date.now() - 31 * DAY) },
  });
  expect(await emptyTrash(cms().strapi, Date.now() - 2 * DAY)).toBe(0);
  expect(await emptyTrash(cms().strapi)).toBe(1);
  expect(await trashedIds()).toContain(young);
  expect(await trashedIds()).not.toContain(old);
  expect(await historyOf(old)).toHaveLength(2);
});

test("after a year one revision a month stays, and less when there is no room", async () => {
  const id = await makeCourse("Often");
  for (const title of ["a", "b", "c", "d"]) {
    await cms().put(`/api/courses/${id}`, { data: { title } }, token);
  }
  const count = async () => (await historyOf(id)).length;
  expect(await thinRevisions(cms().strapi, Date.now() + 360 * DAY)).toBe(0);
  expect(await count()).toBe(5);
  await thinRevisions(cms().strapi, Date.now() + 400 * DAY);
  expect(await count()).toBe(1);
  expect(at((await historyOf(id))[0], "label")).toBe("d");
  await thinRevisions(cms().strapi, Date.now() + 400 * DAY, 0);
  expect(await count()).toBe(0);
  // What comes next knows the state that was thinned away.
  await cms().put(`/api/courses/${id}`, { data: { title: "e" } }, token);
  expect((await historyOf(id)).map((each) => at(each, "label"))).toEqual(["e", "d"]);
});

describe("more than a thousand", () => {
  /** Copies the last revision of the type as rows with other values. */
  async function multiply(type: string, rows: readonly object[]): Promise<void> {
    const { connection } = cms().strapi.db;
    const last: unknown = await connection("revisions")
      .where({ content_type: `api::${type}.${type}` })
      .orderBy("id", "desc")
      .first();
    if (!isRecord(last)) throw new Error("There is no revision");
    const { id: _, ...copied } = last;
    const all = rows.map((row, index) => {
      return { ...copied, document_id: `copy-${type}-${index}`, ...row };
    });
    await connection.batchInsert("revisions", all, 30);
  }
  const numbered = (count: number, row: (index: number) => object) =>
    Array.from({ length: count }, (_, index) => row(index));

  test("records in the trash are all listed", async () => {
    const oldest = await makeCourse("The oldest");
    await cms().delete(`/api/courses/${oldest}`, token);
    await multiply(
      "course",
      numbered(1100, (index) => ({ record: `deleted-${index}`, change: `deleted-${index}` })),
    );
    const ids = await trashedIds();
    expect(ids).toContain(oldest);
    expect(ids).toContain("deleted-0");
    const { body } = await cms().get("/api/trash", token);
    expect(at(body, "meta", "total")).toBe(ids.length);
  });

  test("revisions of a few changes of a list hide no older change", async () => {
    await cms().put("/api/awards", { data: [{ title: "First", year: "2020" }] }, token);
    await multiply(
      "award",
      numbered(2100, (index) => ({
        record: `row-${index % 700}`,
        change: `change-${Math.floor(index / 700)}`,
        action: "update",
        label: `Row ${index % 700}`,
      })),
    );
    const page = async (query: string) => {
      const { body } = await cms().get(`/api/list-revisions/award?${query}`, token);
      return listAt(body, "data").map((change) => ({
        change: textAt(change, "change"),
        last: textAt(listAt(change, "revisions").at(-1), "id"),
        count: listAt(change, "revisions").length,
      }));
    };
    const all = await page("limit=50");
    expect(all.map(({ count }) => count)).toEqual([700, 700, 700, 1]);
    const [first, second] = [await page("limit=2"), await page(`limit=2&before=${all[1]?.last}`)];
    expect([...first, ...second]).toEqual(all);
  });
});
