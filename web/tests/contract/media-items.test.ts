import { describe, expect, it } from "vitest";
import type { MediaItemInput } from "~/entities/media-item/media-item";
import {
  createMediaItem,
  deleteMediaItem,
  listMediaItems,
  updateMediaItem,
} from "~/entities/media-item/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const anonymous = publicCms();

const complete: MediaItemInput = {
  title: "Éclairs & “quotes” — a talk",
  type: "interview",
  url: "https://example.org/talk?a=1&b=2",
  description: "First line.\nSecond line.",
  publication_date: "2024-02-29",
  source: "O'Brien's podcast",
  featured: true,
};
const least: MediaItemInput = {
  title: "ab",
  type: "other",
  url: "https://example.org",
  description: null,
  publication_date: null,
  source: null,
  featured: false,
};

async function findByTitle(title: string) {
  return (await listMediaItems(anonymous)).find((item) => item.title === title);
}

describe("media items", () => {
  it("survive the way to the cms and back unchanged; the date becomes a timestamp", async () => {
    await createMediaItem(owner, complete);
    const found = await findByTitle(complete.title);
    expect(found).toEqual({
      ...complete,
      id: expect.any(String) as string,
      version: expect.any(String) as string,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      publication_date: "2024-02-29T00:00:00.000Z",
    });
  });

  it("are updated, and optional attributes become empty", async () => {
    const id = (await findByTitle(complete.title))?.id ?? "";
    await updateMediaItem(owner, id, { ...least, title: "A new title" });
    expect(await findByTitle("A new title")).toMatchObject({ ...least, title: "A new title", id });
  });

  it("come newest created first", async () => {
    await createMediaItem(owner, { ...least, title: "Created last" });
    const list = await listMediaItems(anonymous);
    expect(list[0]?.title).toBe("Created last");
    const times = list.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it("are deleted; deleting twice is no error", async () => {
    for (const title of ["A new title", "Created last"]) {
      const id = (await findByTitle(title))?.id ?? "";
      await deleteMediaItem(owner, id);
      await deleteMediaItem(owner, id);
      expect(await findByTitle(title)).toBeUndefined();
    }
  });

  it("are rejected with a message at the field", async () => {
    await expect(createMediaItem(owner, { ...least, title: "a" })).rejects.toMatchObject({
      status: 400,
      fields: { title: "Title must be at least 2 characters" },
    });
    await expect(
      createMediaItem(owner, { ...least, url: "javascript:alert(1)" }),
    ).rejects.toMatchObject({ status: 400, fields: { url: "Must be a valid URL" } });
  });

  it("cannot be written without the owner's token", async () => {
    await expect(createMediaItem(anonymous, least)).rejects.toMatchObject({ status: 403 });
    const [first] = await listMediaItems(anonymous);
    await expect(updateMediaItem(anonymous, first?.id ?? "", least)).rejects.toMatchObject({
      status: 403,
    });
    await expect(deleteMediaItem(anonymous, first?.id ?? "")).rejects.toMatchObject({
      status: 403,
    });
  });

  it("that are gone cannot be updated", async () => {
    await expect(updateMediaItem(owner, "nosuchitem", least)).rejects.toMatchObject({
      status: 404,
    });
  });
});
