import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ExportedContent } from "./content";
import { pageFiles } from "./pages";

const record = {
  documentId: "a",
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-02T00:00:00.000Z",
};

async function contentOf(types: object[]): Promise<ExportedContent> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-pages-"));
  await writeFile(join(folder, "content.json"), JSON.stringify({ types }));
  try {
    return await ExportedContent.read(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

it("exports each document that there is, whatever its type, and no list", async () => {
  const content = await contentOf([
    {
      name: "about-page",
      isSingle: true,
      attributes: ["name", "bio"],
      records: [{ ...record, name: "Ada", bio: "She writes." }],
    },
    {
      name: "imprint",
      isSingle: true,
      attributes: ["publisher"],
      records: [{ ...record, publisher: "Ada" }],
    },
    { name: "contact-info", isSingle: true, attributes: [], records: [] },
    { name: "award", isSingle: false, attributes: ["title"], records: [{ ...record, title: "A" }] },
  ]);
  const files = pageFiles(content, "https://ada.example.org");
  expect(files.map(({ path }) => path)).toEqual(["pages/about.md", "pages/imprint.md"]);
  const [about, imprint] = files.map(({ text }) => text);
  expect(about).toContain("name: Ada");
  expect(about).toContain("She writes.");
  expect(about).not.toContain("bio:");
  expect(imprint).toContain("publisher: Ada");
});
