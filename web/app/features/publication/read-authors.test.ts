import { expect, it } from "vitest";
import type { Person } from "~/entities/person/person";
import { toAuthors } from "./read-authors.server";

const person = (name: string, variants: string[] = []): Person => ({
  id: name,
  version: "1",
  name,
  variants,
  orcid: null,
  homepage: null,
  affiliation: null,
  is_owner: false,
});

it.each([
  ["Smith, John D.", "John D. Smith"],
  ["John D. Smith", "John D. Smith"],
  ["Roe, J.", "Jane Roe"],
  ["M. Vargas Llosa", "Mario Vargas Llosa"],
  ["Толстой Л. Н.", "Лев Н. Толстой"],
  ["World Health Organization", "World Health Organization"],
])("co-authors are offered as lists show them: %s as %s", (author, name) => {
  const people = [person("Jane Roe"), person("Vargas Llosa, Mario"), person("Лев Н. Толстой")];
  expect(toAuthors(people, []).nameOf(author)).toBe(name);
});

it("search engines are told a person's name as it is read, and an organization's as it is written", () => {
  const { describe } = toAuthors([], []);
  expect(describe("O'Brien, Patrick").name).toBe("Patrick O'Brien");
  expect(describe("Ministry of Health, Welfare and Sport")).toEqual({
    name: "Ministry of Health, Welfare and Sport",
    isOrganization: true,
    sameAs: [],
  });
});
