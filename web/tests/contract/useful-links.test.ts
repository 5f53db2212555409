import { beforeAll, describe, expect, it } from "vitest";
import {
  createUsefulLink,
  deleteUsefulLink,
  listUsefulLinks,
  moveUsefulLink,
  updateUsefulLink,
} from "~/entities/useful-link/store.server";
import type { UsefulLinkInput } from "~/entities/useful-link/useful-link";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const anonymous = publicCms();

const complete: UsefulLinkInput = {
  title: "Rivers & “their” data",
  url: "https://example.org/rivers?a=1&b=2",
  description: "First line.\nSecond line.",
  category: "O'Brien's tools",
  order_rank: 7000,
  is_premium: true,
};

async function findByTitle(title: string) {
  return (await listUsefulLinks(anonymous)).find((link) => link.title === title);
}

const titles = async () => (await listUsefulLinks(anonymous)).map(({ title }) => title);

describe("useful links", () => {
  it("survive the way to the cms and back unchanged", async () => {
    await createUsefulLink(owner, complete);
    expect(await findByTitle(complete.title)).toEqual({
      ...complete,
      id: expect.any(String) as string,
      version: expect.any(String) as string,
    });
  });

  it("are updated, and the description becomes empty", async () => {
    const id = (await findByTitle(complete.title))?.id ?? "";
    const least = { ...complete, title: "A new title", description: null, is_premium: false };
    await updateUsefulLink(owner, id, least);
    expect(await findByTitle("A new title")).toEqual({
      ...least,
      id,
      version: expect.any(String) as string,
    });
  });

  it("are deleted, which tells their title; deleting twice is no error", async () => {
    const id = (await findByTitle("A new title"))?.id ?? "";
    expect(await deleteUsefulLink(owner, id)).toBe("A new title");
    expect(await deleteUsefulLink(owner, id)).toBeNull();
    expect(await findByTitle("A new title")).toBeUndefined();
  });

  it.each([
    ["title", "", "Title is required"],
    ["category", " ", "Category is required"],
    ["url", "ftp://example.org", "Must be a valid URL"],
  ])("are rejected with a message at %s", async (field, value, message) => {
    await expect(createUsefulLink(owner, { ...complete, [field]: value })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: message },
    });
  });

  it("cannot be written without the owner's token", async () => {
    const [first] = await listUsefulLinks(anonymous);
    const id = first?.id ?? "";
    const forbidden = { status: 403 };
    await expect(createUsefulLink(anonymous, complete)).rejects.toMatchObject(forbidden);
    await expect(updateUsefulLink(anonymous, id, complete)).rejects.toMatchObject(forbidden);
    await expect(deleteUsefulLink(anonymous, id)).rejects.toMatchObject(forbidden);
    await expect(moveUsefulLink(anonymous, id, null)).rejects.toMatchObject(forbidden);
  });
});

describe("the order of the links", () => {
  beforeAll(async () => {
    for (const [index, title] of ["Move A", "Move B", "Move C"].entries()) {
      await createUsefulLink(owner, { ...complete, title, order_rank: 8000 + index });
    }
  });

  it("changes with one request, and visitors see it with the next", async () => {
    const [a, c] = [await findByTitle("Move A"), await findByTitle("Move C")];
    expect((await titles()).slice(-3)).toEqual(["Move A", "Move B", "Move C"]);
    await moveUsefulLink(owner, c?.id ?? "", a?.id ?? "");
    expect((await titles()).slice(-3)).toEqual(["Move C", "Move A", "Move B"]);
    await moveUsefulLink(owner, c?.id ?? "", null);
    expect((await titles()).slice(-3)).toEqual(["Move A", "Move B", "Move C"]);
  });

  it("stays when a link is gone", async () => {
    const before = await titles();
    const first = (await findByTitle("Move A"))?.id ?? "";
    await expect(moveUsefulLink(owner, "nosuchlink", first)).rejects.toMatchObject({ status: 404 });
    await expect(moveUsefulLink(owner, first, "nosuchlink")).rejects.toMatchObject({ status: 400 });
    expect(await titles()).toEqual(before);
    for (const title of ["Move A", "Move B", "Move C"]) {
      await deleteUsefulLink(owner, (await findByTitle(title))?.id ?? "");
    }
  });
});
