import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { claimImport, listImports } from "../../src/import/store";
import { useCms } from "../support/cms";
import { at, textAt } from "../support/json";
import { json, LookupServer } from "../support/lookup-server";

const ID = "0000-0002-1825-0097";
const service = await LookupServer.start();
const cms = useCms({ ORCID_API_URL: service.address, DOI_RESOLVER_URL: "" });

let owner = "";
beforeAll(async () => {
  owner = await cms().ownerToken();
});
afterAll(() => service.close());

const id = (value: string) => ({
  "external-id-type": "doi",
  "external-id-value": value,
  "external-id-relationship": "self",
});

function work(code: number, title: string, doi: string, bibtex?: string) {
  return {
    "put-code": code,
    type: "journal-article",
    title: { title: { value: title } },
    "external-ids": { "external-id": [id(doi)] },
    "publication-date": { year: { value: "2020" } },
    contributors: { contributor: [] },
    ...(bibtex !== undefined && {
      citation: { "citation-type": "bibtex", "citation-value": bibtex },
    }),
  };
}

/** The rows of the import of a text, once it is read. */
async function rowsOf(text: string): Promise<unknown> {
  const { body } = await cms().post("/api/publication-imports", { data: { text } }, owner);
  const path = `/api/publication-imports/${textAt(body, "data", "documentId")}`;
  return vi.waitFor(
    async () => {
      const read = (await cms().get(path, owner)).body;
      expect(at(read, "data", "status")).toBe("preview");
      return at(read, "data", "rows");
    },
    { timeout: 20_000, interval: 100 },
  );
}

test("a citation adds what ORCID has no field for, unless it is of another work", async () => {
  const own = `@article{a, title={Pots}, author={Carberry, Josiah and Doe, Jane}, year={1999},
    volume={12}, pages={1--9}, doi={doi:10.1000/POTS}}`;
  const others = "@article{b, title={Something else}, author={Roe, Ada}, volume={3}}";
  const works = [
    work(1, "Cracked pots", "10.1000/pots", own),
    work(2, "Pans", "10.1000/pans", others),
    work(3, "Lids", "10.1000/lids", "@article{broken, title={Lids"),
  ];
  service
    .on(`/${ID}/works`, json({ group: works.map((each) => ({ "work-summary": [each] })) }))
    .on(`/${ID}/works/1,2,3`, json({ bulk: works.map((each) => ({ work: each })) }));
  expect(await rowsOf(`https://orcid.org/${ID}`)).toMatchObject([
    {
      status: "new",
      warnings: [],
      fields: {
        title: "Cracked pots",
        authors: ["Josiah Carberry", "Jane Doe"],
        publication_date: "2020-01-01",
        date_precision: "year",
        volume: "12",
        pages: "1-9",
        doi: "10.1000/pots",
      },
    },
    { status: "new", warnings: [{ message: "The ORCID record names no authors." }] },
    { status: "new", fields: { title: "Lids" } },
  ]);
});

test("of two processes one takes over what a third one has left", async () => {
  const [stored] = await listImports(cms().strapi);
  const left = { documentId: stored?.documentId ?? "", status: "preview", worker: "gone" } as const;
  await cms()
    .strapi.db.connection("publication_imports")
    .where({ document_id: left.documentId })
    .update({ worker: left.worker });
  expect(await claimImport(cms().strapi, left)).toBe(true);
  expect(await claimImport(cms().strapi, left)).toBe(false);
});

test("a reading that waits for its turn is not taken for one that was left", async () => {
  const ids = ["0000-0001-5109-3700", "0000-0002-1694-233X", "0000-0002-9079-593X"];
  for (const orcid of ids) service.on(`/${orcid}/works`, () => {});
  for (const text of ids) await cms().post("/api/publication-imports", { data: { text } }, owner);
  const last = async () => (await listImports(cms().strapi))[0];
  const before = await last();
  await vi.waitFor(async () => expect((await last())?.seenAt).not.toBe(before?.seenAt), {
    timeout: 5_000,
    interval: 100,
  });
  expect(service.paths).not.toContain(`/${ids[2]}/works`);
});

test("what cannot be looked up is said in the preview, and the rest is read", async () => {
  const rows = await rowsOf("10.1000/off");
  expect(rows).toMatchObject([
    {
      status: "problem",
      problem: { message: "Looking up DOIs is turned off (DOI_RESOLVER_URL is empty)." },
      fields: { doi: "10.1000/off" },
    },
  ]);
});
