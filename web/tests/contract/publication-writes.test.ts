import { expect, it, onTestFinished } from "vitest";
import { uploadFile } from "~/entities/file/store.server";
import {
  createPerson,
  deletePerson,
  listPeople,
  updatePerson,
} from "~/entities/person/store.server";
import { listProjects } from "~/entities/project/store.server";
import { changePublications } from "~/entities/publication/bulk.server";
import { publicationInput } from "~/entities/publication/input";
import {
  createPublication,
  deletePublication,
  listPublications,
  updatePublication,
} from "~/entities/publication/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const anonymous = publicCms();

async function findByTitle(title: string) {
  const found = (await listPublications(anonymous)).find((one) => one.title === title);
  if (!found) throw new Error(`There is no "${title}"`);
  return found;
}

async function made(input: Record<string, unknown> & { title: string }) {
  const fields = publicationInput.parse({
    authors: ["Ada Lovelace"],
    publication_date: "2024-02-29",
    ...input,
  });
  await createPublication(owner, fields);
  const publication = await findByTitle(input.title);
  onTestFinished(() => deletePublication(owner, publication.id));
  return publication;
}

it("everything that the form takes survives the way to the cms and back", async () => {
  const pdf = await uploadFile(owner, new File(["%PDF-1.4\n"], "paper.pdf"));
  const [project] = await listProjects(owner);
  if (!project) throw new Error("There is no project");
  const work = await made({ title: "The work of a version" });
  const texts = {
    genre: "Preprint",
    number: "7",
    series: "Notes",
    eprint: "2101.00001",
    volume: "28",
    issue: "2",
    pages: "118–144",
    article_number: "e12",
    publisher: "arXiv",
    place: "Oslo",
    edition: "2",
    isbn: "978-3-16-148410-0",
    issn: "2049-3630",
    institution: "MIT",
    event_title: "ICIS",
    language: "en",
    award: "Best Paper",
    slug: "a-version-of-a-work",
    citation_key: "ada2024version",
  };
  const choices = { type: "preprint", stage: "forthcoming", date_precision: "month" };
  const lists = { editors: ["Bo Ek"], keywords: ["rivers"] };
  const links = [{ kind: "code", url: "https://example.org/code", label: "Code" }];
  const version = await made({
    title: "A version of a work",
    ...texts,
    ...choices,
    ...lists,
    featured: true,
    links,
    pdf: { id: String(pdf.id), name: pdf.name, url: pdf.url },
    version_of: work.id,
    projects: [project.id],
  });
  expect(version).toMatchObject({
    ...texts,
    ...choices,
    ...lists,
    links,
    featured: true,
    pdf: { id: pdf.id, name: "paper.pdf", url: pdf.url },
    version_of: { id: work.id },
    projects: [{ id: project.id }],
  });
  expect((await findByTitle(work.title)).versions).toMatchObject([{ id: version.id }]);
  const emptied = publicationInput.parse({
    title: version.title,
    authors: ["Ada"],
    stage: "under-review",
  });
  await updatePublication(owner, version.id, emptied);
  expect(await findByTitle(version.title)).toMatchObject({
    publication_date: null,
    links: [],
    pdf: null,
    version_of: null,
    projects: [],
    keywords: [],
    slug: "ada-a-version-of",
  });
});

it("what the cms finds wrong is said at its field", async () => {
  const fields = publicationInput.parse({
    title: "Wrong digits",
    authors: ["Ada"],
    publication_date: "2024-02-29",
    isbn: "978-3-16-148410-1",
    slug: "Not an address",
  });
  await expect(createPublication(owner, fields)).rejects.toMatchObject({
    status: 400,
    fields: {
      isbn: "Must be a valid ISBN: a digit is wrong",
      slug: "Address must have nothing but the letters a to z, digits and hyphens",
    },
  });
});

it("several are changed in one request, or none of them", async () => {
  const ids = [(await made({ title: "Several 1" })).id, (await made({ title: "Several 2" })).id];
  expect(await changePublications(owner, { intent: "set-type", ids, type: "book" })).toBe(2);
  expect(
    await changePublications(owner, { intent: "add-keywords", ids, keywords: ["a", "b"] }),
  ).toBe(2);
  expect(await findByTitle("Several 2")).toMatchObject({ type: "book", keywords: ["a", "b"] });
  const gone = [...ids, "nosuchpublicationanywhere"];
  const asked = { intent: "set-stage", ids: gone, stage: "forthcoming" } as const;
  await expect(changePublications(owner, asked)).rejects.toMatchObject({ status: 404 });
  expect(await findByTitle("Several 1")).toMatchObject({ stage: "published" });
  const taken = { intent: "delete-several", ids } as const;
  await expect(changePublications(anonymous, taken)).rejects.toMatchObject({ status: 403 });
  expect(await changePublications(owner, taken)).toBe(2);
  const left = (await listPublications(anonymous)).filter(({ id }) => ids.includes(id));
  expect(left).toEqual([]);
});

it("people are added, changed and deleted; the digits of an iD are checked", async () => {
  const person = {
    name: "Zoë Contract",
    variants: ["Z. Contract"],
    orcid: "0000-0002-1825-0097",
    homepage: "https://example.org/zoe",
    affiliation: "MIT",
    is_owner: false,
  };
  await createPerson(owner, person);
  const found = (await listPeople(anonymous)).find(({ name }) => name === person.name);
  expect(found).toMatchObject(person);
  const id = found?.id ?? "";
  onTestFinished(() => deletePerson(owner, id));
  const wrong = { ...person, orcid: "0000-0002-1825-0098" };
  await expect(updatePerson(owner, id, wrong)).rejects.toMatchObject({
    fields: { orcid: "Must be a valid ORCID iD: a digit is wrong" },
  });
  await updatePerson(owner, id, { ...person, variants: [], is_owner: true });
  const [first] = (await listPeople(anonymous)).filter(({ name }) => name === person.name);
  expect(first).toMatchObject({ variants: [], is_owner: true });
  await expect(deletePerson(anonymous, id)).rejects.toMatchObject({ status: 403 });
});
