import { beforeAll, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { MINIMAL } from "../support/entries";
import { at, listAt, textAt } from "../support/json";

/** What the owner has set for a publication's page in search results, while its address changes. */
const cms = useCms();
let token = "";

beforeAll(async () => {
  token = await cms().ownerToken();
});

async function make(path: string, data: object): Promise<string> {
  const { status, body } = await cms().post(path, { data }, token);
  expect(status, JSON.stringify(body)).toBe(201);
  return textAt(at(body, "data"), "documentId");
}

const publication = (title: string, slug: string) =>
  make("/api/publications", { ...MINIMAL.publications, title, slug });
const settings = (slug: string, data: object) =>
  make("/api/page-seos", { path: `/publications/${slug}`, ...data });

async function readdress(id: string, slug: string) {
  const { status, body } = await cms().put(`/api/publications/${id}`, { data: { slug } }, token);
  expect(status, JSON.stringify(body)).toBe(200);
}

async function pathsOf(...ids: string[]): Promise<string[]> {
  const paths = ids.map(async (id) =>
    textAt(at((await cms().get(`/api/page-seos/${id}`)).body, "data"), "path"),
  );
  return (await Promise.all(paths)).map((path) => path.replace("/publications/", ""));
}

test("they move to its new address, and back with a restored revision", async () => {
  const id = await publication("Kept out of search results", "kept-out");
  const page = await settings("kept-out", { no_index: true, title: "Mine" });
  await readdress(id, "kept-out-still");
  expect(await pathsOf(page)).toEqual(["kept-out-still"]);
  const { body } = await cms().get(`/api/page-seos/${page}`);
  expect(at(body, "data")).toMatchObject({ no_index: true, title: "Mine" });
  await readdress(id, "kept-out-for-good");
  expect(await pathsOf(page)).toEqual(["kept-out-for-good"]);
  const history = await cms().get(`/api/revisions?type=publication&record=${id}`, token);
  const first = textAt(listAt(history.body, "data").at(-1), "id");
  expect((await cms().post(`/api/revisions/${first}/restore`, {}, token)).status).toBe(200);
  expect(await pathsOf(page)).toEqual(["kept-out"]);
  const own = await cms().get(`/api/revisions?type=page-seo&record=${page}`, token);
  expect(listAt(own.body, "data").map((revision) => at(revision, "changed"))).toEqual([
    ["path"],
    ["path"],
    ["path"],
    expect.anything(),
  ]);
});

test("what has been set for the new address stays, and so does what is of other pages", async () => {
  const id = await publication("With two", "with-two");
  await publication("Another one", "another-one");
  const [old, next, other] = await Promise.all([
    settings("with-two", { title: "Old" }),
    settings("with-two-now", { title: "New" }),
    settings("another-one", { title: "Other" }),
  ]);
  await readdress(id, "with-two-now");
  expect(await pathsOf(old, next, other)).toEqual(["with-two", "with-two-now", "another-one"]);
});

test("what is set for a former address or the document id is set for the page that it leads to", async () => {
  const id = await publication("Moved twice", "moved-once");
  await readdress(id, "moved-twice");
  const former = await settings("moved-once", { title: "Former" });
  expect(await pathsOf(former)).toEqual(["moved-twice"]);
  const data = { path: `/Publications/${id}/` };
  const again = await cms().post("/api/page-seos", { data }, token);
  expect(again.status).toBe(400);
  expect(JSON.stringify(again.body)).toContain("This page already has SEO settings");
  expect((await cms().delete(`/api/page-seos/${former}`, token)).status).toBe(204);
  expect(await pathsOf(await make("/api/page-seos", data))).toEqual(["moved-twice"]);
  expect(await pathsOf(await settings("no-such-publication", {}))).toEqual(["no-such-publication"]);
});
