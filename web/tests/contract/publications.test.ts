import { describe, expect, it, onTestFinished } from "vitest";
import type { PublicationInput } from "~/entities/publication/publication";
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

const complete: PublicationInput = {
  title: "Éclairs & “quotes” — a study",
  authors: ["Zoë Müller", "O'Brien, Pat"],
  publication_date: "2024-02-29",
  journal: "Journal of Tests",
  abstract: "First line.\nSecond line.",
  doi: "10.1000/xyz",
  url: "https://example.org/paper?a=1&b=2",
};

async function findByTitle(title: string) {
  return (await listPublications(anonymous)).find((publication) => publication.title === title);
}

/** Makes a publication of the test's own, which goes with the test. */
async function made(changes: Partial<PublicationInput> & { title: string }) {
  await createPublication(owner, { ...complete, ...changes });
  const publication = await findByTitle(changes.title);
  if (!publication) throw new Error(`"${changes.title}" was not made`);
  onTestFinished(() => deletePublication(owner, publication.id));
  return publication;
}

describe("publications", () => {
  it("survive the way to the cms and back unchanged", async () => {
    expect(await made({ title: complete.title })).toMatchObject({
      ...complete,
      id: expect.any(String) as string,
      version: expect.any(String) as string,
      publication_date: "2024-02-29T00:00:00.000Z",
    });
  });

  it("are updated, and optional attributes become empty", async () => {
    const { id } = await made({ title: "To be updated" });
    const title = "A new title";
    const empty = { journal: null, abstract: null, doi: null, url: null };
    await updatePublication(owner, id, { ...complete, ...empty, title, authors: ["One"] });
    expect(await findByTitle(title)).toMatchObject({ id, authors: ["One"], ...empty });
    expect(await findByTitle("To be updated")).toBeUndefined();
  });

  it("are deleted; deleting twice is no error", async () => {
    const { id, title } = await made({ title: "To be deleted" });
    await deletePublication(owner, id);
    await deletePublication(owner, id);
    expect(await findByTitle(title)).toBeUndefined();
  });

  it("come newest first, all of them, however many", async () => {
    const before = (await listPublications(anonymous)).length;
    const dates = ["1950-01-01", "1990-06-15", "1970-03-03"];
    for (const publication_date of dates) {
      await made({ title: `Of ${publication_date}`, publication_date });
    }
    const list = await listPublications(anonymous);
    expect(list).toHaveLength(before + dates.length);
    const times = list.map((publication) => Date.parse(publication.publication_date ?? ""));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it("are rejected with a message at the field", async () => {
    await expect(createPublication(owner, { ...complete, title: " " })).rejects.toMatchObject({
      status: 400,
      fields: { title: "Title is required" },
    });
    await expect(
      createPublication(owner, { ...complete, url: "javascript:alert(1)" }),
    ).rejects.toMatchObject({ status: 400, fields: { url: "Must be a valid URL" } });
    await expect(
      createPublication(owner, { ...complete, publication_date: "2023-02-30" }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it("cannot be written without the owner's token", async () => {
    await expect(createPublication(anonymous, complete)).rejects.toMatchObject({ status: 403 });
    const { id, title } = await made({ title: "Not a stranger's" });
    await expect(deletePublication(anonymous, id)).rejects.toMatchObject({
      status: 403,
    });
    expect(await findByTitle(title)).toMatchObject({ id });
  });

  it("that are gone cannot be updated", async () => {
    await expect(updatePublication(owner, "nosuchpublication", complete)).rejects.toMatchObject({
      status: 404,
    });
  });
});
