import { describe, expect, it } from "vitest";
import { filterEntryOf, publicationWith } from "../../../tests/support/publication";
import { citationTags } from "./citation-tags";
import { contextObject } from "./coins";
import { valuesOf } from "./filter";
import { hasOthers, somebodyOf } from "./others";
import { toStructuredPublication } from "./structured";
import { toPublicationView } from "./view";

const url = "https://ada.example.edu/publications/a";
const indexedName = (name: string, isOnly = false) => (isOnly ? `${name} alone` : name);
const publication = publicationWith({
  authors: ["Jane Doe", "et al."],
  editors: ["Max Roe", "others"],
});

describe("those whom a list of names leaves out", () => {
  it.each([
    [["Jane Doe", "et al."], ["Jane Doe"], true],
    [["Jane Doe", "Et. al"], ["Jane Doe"], true],
    [["Jane Doe", "others"], ["Jane Doe"], true],
    [["Jane Doe", "and others"], ["Jane Doe"], true],
    [["Jane Doe", " … "], ["Jane Doe"], true],
    [["Jane Doe et al."], ["Jane Doe et al."], true],
    [["Jane Doe", "-"], ["Jane Doe"], false],
    [["et al."], [], true],
    [["Jane Doe", "Al Others"], ["Jane Doe", "Al Others"], false],
  ])("%j are %j, with others: %j", (names, somebody, isMore) => {
    expect(somebodyOf(names)).toEqual(somebody);
    expect(hasOthers(names)).toBe(isMore);
  });

  it("are no persons for Google Scholar and Zotero", () => {
    const tags = citationTags(publication, {
      siteUrl: "https://ada.example.edu",
      url,
      indexedName,
    });
    expect(tags.filter(({ name }) => /author|editor/.test(name))).toEqual([
      { name: "citation_author", content: "Jane Doe alone" },
      { name: "citation_editor", content: "Max Roe alone" },
    ]);
    const coins = contextObject(publication, { url, indexedName });
    expect(coins.split("&").filter((field) => /^rft\.(?:au|contributor)=/.test(field))).toEqual([
      "rft.au=Jane Doe",
      "rft.contributor=Max Roe",
    ]);
  });

  it("are no persons for search engines", () => {
    const describe = (name: string) => ({ name, isOrganization: false, sameAs: [] });
    const context = { siteUrl: "https://ada.example.edu", url, describe };
    const person = (name: string) => [{ "@type": "Person", name }];
    expect(toStructuredPublication(publication, context)).toMatchObject({
      author: person("Jane Doe"),
      editor: person("Max Roe"),
    });
    expect(
      toStructuredPublication({ ...publication, authors: ["Jane Doe et al."] }, context),
    ).toMatchObject({ author: person("Jane Doe") });
    expect(
      toStructuredPublication({ ...publication, type: "chapter", journal: "A book" }, context),
    ).toMatchObject({ isPartOf: { editor: person("Max Roe") } });
  });

  it("are no co-authors, and stay in lists", () => {
    const nameOf = (name: string) => name;
    expect(valuesOf(filterEntryOf(publication), "author", { nameOf })).toEqual(["Jane Doe"]);
    expect(toPublicationView(publication).authors.shown).toEqual(["Jane Doe, et al."]);
  });
});
