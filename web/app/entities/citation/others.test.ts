import { describe, expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import { BOOK, citeSample } from "../../../tests/support/written-citation";
import { toBibtex } from "./bibtex";
import type { CitationStyle } from "./citation-style";
import { toCslItem } from "./csl-json";
import { toRis } from "./ris";

type Sample = [CitationStyle["value"], string];

describe("others behind the names of a citation", () => {
  it.each<Sample>([
    ["apa", "Doe, J., et al. (2011). A note. *Notes*, *1*, 3."],
    ["mla", "Doe, Jane, et al. “A Note.” *Notes*, vol. 1, 2011, p. 3."],
    ["chicago", "Doe, Jane, et al. 2011. “A Note.” *Notes* 1: 3."],
    ["harvard", "Doe, J. *et al.* (2011) ‘A note’, *Notes*, 1, p. 3."],
    ["vancouver", "Doe J, et al. A note. Notes. 2011;1:3."],
    ["ieee", "J. Doe *et al.*, “A note,” *Notes*, vol. 1, p. 3, 2011."],
  ])("%s", async (style, citation) => {
    expect(await citeSample(style, { authors: ["Jane Doe", "et al."] })).toBe(citation);
    expect(await citeSample(style, { authors: ["Doe, Jane et al."] })).toBe(citation);
  });

  it.each<Sample>([
    ["apa", "Doe, J., Roe, M., et al. (2011). A note. *Notes*, *1*, 3."],
    ["mla", "Doe, Jane, et al. “A Note.” *Notes*, vol. 1, 2011, p. 3."],
    ["chicago", "Doe, Jane, Max Roe, et al. 2011. “A Note.” *Notes* 1: 3."],
    ["harvard", "Doe, J., Roe, M. *et al.* (2011) ‘A note’, *Notes*, 1, p. 3."],
    ["vancouver", "Doe J, Roe M, et al. A note. Notes. 2011;1:3."],
    ["ieee", "J. Doe, M. Roe, *et al.*, “A note,” *Notes*, vol. 1, p. 3, 2011."],
  ])("%s, behind two names", async (style, citation) => {
    expect(await citeSample(style, { authors: ["Jane Doe", "Max Roe", "others"] })).toBe(citation);
  });

  it.each<Sample>([
    ["apa", "Rivers Institute, et al. (2011). A note. *Notes*, *1*, 3."],
    ["mla", "Rivers Institute et al. “A Note.” *Notes*, vol. 1, 2011, p. 3."],
    ["chicago", "Rivers Institute et al. 2011. “A Note.” *Notes* 1: 3."],
    ["harvard", "Rivers Institute *et al.* (2011) ‘A note’, *Notes*, 1, p. 3."],
    ["vancouver", "Rivers Institute, et al. A note. Notes. 2011;1:3."],
    ["ieee", "Rivers Institute *et al.*, “A note,” *Notes*, vol. 1, p. 3, 2011."],
  ])("%s, behind an organization", async (style, citation) => {
    expect(await citeSample(style, { authors: ["Rivers Institute", "et al."] })).toBe(citation);
  });

  it.each<Sample>([
    ["apa", "Doe, J., et al. (Eds.). (2011). *A note*. Springer."],
    ["mla", "Doe, Jane, et al., editors. *A Note*. Springer, 2011."],
    ["chicago", "Doe, Jane, et al., eds. 2011. *A Note*. Springer."],
    ["harvard", "Doe, J. *et al.* (eds) (2011) *A note*. Springer."],
    ["vancouver", "Doe J, et al., editors. A note. Springer; 2011."],
    ["ieee", "J. Doe *et al.*, Eds., *A note*. Springer, 2011."],
  ])("%s, of editors", async (style, citation) => {
    const work = { ...BOOK, authors: [], editors: ["Jane Doe", "et al."] };
    expect(await citeSample(style, work)).toBe(citation);
  });

  it("nobody is cited where nobody is named", async () => {
    const nobody = await citeSample("apa", { authors: [] });
    expect(await citeSample("apa", { authors: ["et al."] })).toBe(nobody);
  });

  it("take the place of the last name where a style shortens the list", async () => {
    const authors = Array.from("ABCDEFGHIJKLMNOPQRSTU", (letter) => `Ada ${letter}sh`);
    const citation = await citeSample("apa", { authors: [...authors, "et al."] });
    expect(citation).toMatch(/^Ash, A\., Bsh, A\., .*, Ssh, A\., et al\. \(2011\)\. A note\./u);
  });
});

describe("others in exported files", () => {
  const publication = publicationWith({
    authors: ["Jane Doe", "Max Roe", "et al."],
    editors: ["Anna Ash et al."],
  });

  it("are BibTeX's", () => {
    expect(toBibtex(publication)).toContain("  author = {Doe, Jane and Roe, Max and others},\n");
    expect(toBibtex(publication)).toContain("  editor = {Ash, Anna and others}\n");
    expect(toBibtex(publicationWith({ authors: ["et al."] }))).not.toContain("author");
    expect(toBibtex(publicationWith({ authors: ["Jane Doe", "-"] }))).toContain("{Doe, Jane}");
  });

  it("are no persons in RIS and CSL-JSON", () => {
    const lines = toRis(publication, "https://ada.example.edu").split("\r\n");
    expect(lines.filter((line) => /^(?:AU|ED) /.test(line))).toEqual([
      "AU  - Doe, Jane",
      "AU  - Roe, Max",
      "ED  - Ash, Anna",
    ]);
    expect(toCslItem(publication)).toMatchObject({
      author: [
        { family: "Doe", given: "Jane" },
        { family: "Roe", given: "Max" },
      ],
      editor: [{ family: "Ash", given: "Anna" }],
    });
    expect(toCslItem(publicationWith({ authors: ["et al."] }))).not.toHaveProperty("author");
  });
});
