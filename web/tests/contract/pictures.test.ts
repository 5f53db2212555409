import { findPictures } from "~/features/picture/find-pictures.server";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import {
  describePicture,
  readLibraryPictures,
  uploadPicture,
} from "~/entities/picture/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const anonymous = publicCms();

/** 1200 by 630 pixels. */
const OG_IMAGE = path.join(import.meta.dirname, "../../public/images/profile-og-image.png");

async function png(name: string): Promise<File> {
  return new File([new Uint8Array(await readFile(OG_IMAGE))], name, { type: "image/png" });
}

describe("pictures", () => {
  it("are uploaded, found in all sizes, and described", async () => {
    const { url, alt } = await uploadPicture(owner, await png("Ä contract.png"));
    expect(url).toMatch(/^\/uploads\/[\w.-]+\.png$/);
    expect(alt).toBeNull();

    const found = (await findPictures(anonymous, [url]))(url);
    expect(found).toMatchObject({ src: url, width: 1200, height: 630, alt: null });
    const sizes = found?.srcSet?.split(", ").map((part) => part.split(" "));
    expect(sizes?.map(([, width]) => width)).toEqual(["245w", "500w", "750w", "1000w", "1200w"]);

    expect(await describePicture(owner, url, "A letterhead")).toEqual({
      url,
      alt: "A letterhead",
    });
    const unknown = "/uploads/unknown.png";
    expect(await readLibraryPictures(owner, [unknown, url])).toEqual([
      { url, alt: "A letterhead" },
    ]);
    await describePicture(owner, url, "");
    expect(await readLibraryPictures(owner, [url])).toEqual([{ url, alt: null }]);
  });

  it("have another address once another file has taken their place, as Strapi's panel does it", async () => {
    const { url } = await uploadPicture(owner, await png("replaced.png"));
    const query = { filters: { url: { $eq: url } }, fields: ["id"] };
    const ids = z.array(z.object({ id: z.number() }));
    const [file] = ids.parse(await owner.get("/api/upload/files", query));
    const form = new FormData();
    form.set("files", await png("another.png"));
    await owner.post(`/api/upload?id=${file?.id}`, form);

    const found = (await findPictures(anonymous, [url]))(url);
    expect(found?.src).toMatch(/^\/uploads\/replaced_\w+\.png\?v=\w+$/);
    const version = found?.src.slice(url.length) ?? "";
    expect(found?.srcSet?.split(", ")).toHaveLength(5);
    for (const size of found?.srcSet?.split(", ") ?? []) expect(size).toContain(`${version} `);
    // What is stored, and asked for, stays.
    expect(await readLibraryPictures(owner, [url])).toMatchObject([{ url }]);
  });

  it("are rejected when they only look like one", async () => {
    const cut = (await png("cut.png")).slice(0, 300, "image/png");
    const broken = new File([cut], "cut.png", { type: "image/png" });
    await expect(uploadPicture(owner, broken)).rejects.toMatchObject({ status: 400 });
  });

  it("are uploaded and described by the owner alone", async () => {
    await expect(uploadPicture(anonymous, await png("a.png"))).rejects.toMatchObject({
      status: 403,
    });
    await expect(describePicture(anonymous, "/uploads/a.png", "A")).rejects.toMatchObject({
      status: 403,
    });
    await expect(describePicture(owner, "/uploads/none.png", "A")).rejects.toMatchObject({
      status: 404,
    });
  });

  it("of other sites are drawn as they are, and nothing is drawn that is no picture", async () => {
    const pictureOf = await findPictures(anonymous, ["https://example.org/a.jpg"]);
    expect(pictureOf("https://example.org/a.jpg")).toEqual({
      src: "https://example.org/a.jpg",
      srcSet: null,
      width: null,
      height: null,
      alt: null,
    });
    expect(pictureOf("/uploads/gone.jpg")?.src).toBe("/uploads/gone.jpg");
    for (const url of [null, undefined, "", "javascript:alert(1)", "mailto:a@b.c", "//evil"]) {
      expect(pictureOf(url)).toBeNull();
    }
  });

  it("are found however many there are", async () => {
    const { url } = await uploadPicture(owner, await png("many.png"));
    const others = Array.from({ length: 120 }, (_, index) => `/uploads/other-${index}.jpg`);
    const pictureOf = await findPictures(anonymous, [...others, url]);
    expect(pictureOf(url)?.width).toBe(1200);
    expect(pictureOf("/uploads/other-7.jpg")?.width).toBeNull();
  });

  it("are drawn without their sizes while the cms is down", async () => {
    const down = createCms((call) => callCms({ ...call, path: "/api/nowhere" }));
    const log = vi.spyOn(console, "error").mockReturnValue();
    const pictureOf = await findPictures(down, ["/uploads/a.jpg"]);
    expect(pictureOf("/uploads/a.jpg")).toMatchObject({ src: "/uploads/a.jpg", srcSet: null });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
