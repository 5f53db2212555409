import { describe, expect, it } from "vitest";
import { indexedName } from "~/features/publication/indexed-name";
import { completePublication, publicationWith } from "../../../tests/support/publication";
import { citationTags } from "./citation-tags";
import { PUBLICATION_TYPES, type Publication } from "./publication";

/**
 * Google Scholar's "Inclusion Guidelines for Webmasters", section "Indexing: Meta-tags", rule by rule
 * (https://scholar.google.com/intl/en/scholar/inclusion.html#indexing).
 */
const context = {
  siteUrl: "https://ada.example.edu",
  url: "https://ada.example.edu/publications/vial-2019",
  indexedName,
};
const tagsOf = (publication: Publication) => {
  const tags = citationTags(publication, context);
  return (name: string) => tags.filter((tag) => tag.name === name).map(({ content }) => content);
};

describe.each(PUBLICATION_TYPES)("the tags of the type %s", (type) => {
  const publication = completePublication(type);
  const contentOf = tagsOf(publication);

  it("have the title of the work, once, and not that of what it is in", () => {
    expect(contentOf("citation_title")).toEqual(["On E. coli in H2O & 50% of DNA: “数字” {ß} x2"]);
  });

  it("have each author, and only authors, in a tag of its own and in order", () => {
    const authors = contentOf("citation_author");
    expect(authors).toHaveLength(publication.authors.length);
    expect(authors[1]).toBe("van Beethoven, Ludwig");
    for (const editor of publication.editors) {
      expect(authors.join()).not.toContain(editor.split(" ").at(-1));
    }
    expect(contentOf("citation_authors")).toEqual([]);
  });

  it("have the date of publication with slashes, and no other date", () => {
    expect(contentOf("citation_publication_date")).toEqual(["2019/05/14"]);
    expect(contentOf("citation_online_date")).toEqual([]);
    const year = { publication_date: "2019-01-01", date_precision: "year" as const };
    expect(tagsOf({ ...publication, ...year })("citation_publication_date")).toEqual(["2019"]);
  });

  it("have volume, issue, ISSN and ISBN, and the pages in two tags", () => {
    const names = ["volume", "issue", "issn", "isbn", "firstpage", "lastpage"];
    expect(names.map((name) => contentOf(`citation_${name}`))).toEqual([
      ["28"],
      ["2"],
      ["0963-8687"],
      ["978-0-262-03384-8"],
      ["118"],
      ["144"],
    ]);
  });

  it("name the full text by an absolute address in the folder of the page", () => {
    const [address = ""] = contentOf("citation_pdf_url");
    expect(address).toMatch(/\.pdf$/);
    expect(new URL(".", address).href).toBe(new URL(".", context.url).href);
  });

  it("name a journal, a conference or an institution only where the work has one", () => {
    const venues = [
      ["citation_journal_title", ["article"], "Journal of Trees & Łódź"],
      ["citation_conference_title", ["conference-paper"], "Tree Day 2019"],
      ["citation_dissertation_institution", ["thesis"], "University of Łódź"],
      ["citation_technical_report_institution", ["report", "working-paper"], "University of Łódź"],
    ] as const;
    for (const [name, types, content] of venues) {
      const isNamed = types.some((named) => named === type);
      expect(contentOf(name), name).toEqual(isNamed ? [content] : []);
    }
    const hasNumber = type === "report" || type === "working-paper";
    if (hasNumber) expect(contentOf("citation_technical_report_number")).toEqual(["TR-7"]);
  });

  it("never stand without a value", () => {
    const bare = citationTags(publicationWith({ type, authors: [], title: "A" }), context);
    expect(bare.filter(({ content }) => content.trim() === "")).toEqual([]);
  });
});
