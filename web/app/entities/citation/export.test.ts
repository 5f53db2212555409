import { describe, expect, it } from "vitest";
import { z } from "zod";
import { publicationWith } from "../../../tests/support/publication";
import type { ExportEnding } from "./export-format";
import { exportPublications } from "./export.server";

/** The file of publications with these titles, and in how many parts with something in them it came. */
async function fileOf(slices: readonly string[][], ending: ExportEnding) {
  const publications = slices.map((titles) =>
    titles.map((title) => publicationWith({ id: title, slug: title, title })),
  );
  const parts: string[] = [];
  for await (const part of exportPublications(publications, ending)) if (part) parts.push(part);
  return { text: parts.join(""), parts: parts.length };
}

const titles = z.array(z.looseObject({ title: z.string() }));

describe("a file of publications that are read some at a time", () => {
  it.each(["bib", "ris", "json"] as const)(
    "is the same in one slice and in several: .%s",
    async (ending) => {
      const whole = await fileOf([["one", "two", "three", "four"]], ending);
      const sliced = await fileOf([["one"], [], ["two", "three"], ["four"]], ending);
      expect(sliced.text).toBe(whole.text);
      expect(sliced.parts).toBeGreaterThan(2);
    },
  );

  it("has each entry once, in order", async () => {
    const slices = [["one", "two"], ["three"]];
    const { text: json } = await fileOf(slices, "json");
    expect(titles.parse(JSON.parse(json)).map(({ title }) => title)).toEqual(slices.flat());
    expect(json.endsWith("}]\n")).toBe(true);
    const { text: bib } = await fileOf(slices, "bib");
    expect(bib.match(/^@article\{/gm)).toHaveLength(3);
    expect(bib).toContain("}\n\n@article{");
    const { text: ris } = await fileOf(slices, "ris");
    expect(ris.match(/^TY {2}- JOUR\r\n/gm)).toHaveLength(3);
  });

  it("is empty without publications", async () => {
    expect((await fileOf([], "bib")).text).toBe("");
    expect((await fileOf([], "ris")).text).toBe("");
    expect((await fileOf([[]], "json")).text).toBe("[]\n");
  });
});
