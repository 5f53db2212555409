import { expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import { descriptionOf } from "./head.server";

it("a publication without an abstract is described by whose it is and where it came out", () => {
  const title = "On H<sub>2</sub>O";
  expect(descriptionOf(publicationWith({ title, journal: "Journal of Water" }))).toBe(
    "Ada Lovelace. On H2O. Journal of Water",
  );
});

it.each([
  ["Title ending with a period.", "Ada Lovelace. Title ending with a period. The Journal"],
  ["Who reads a book?", "Ada Lovelace. Who reads a book? The Journal"],
  ["On “what is it?”", "Ada Lovelace. On “what is it?” The Journal"],
  ["Trees of the U.S.", "Ada Lovelace. Trees of the U.S. The Journal"],
  ["And so...", "Ada Lovelace. And so... The Journal"],
])("the end of “%s” is no second one", (title, description) => {
  expect(descriptionOf(publicationWith({ title, journal: "The Journal" }))).toBe(description);
});

it("the stop of a name is no second one", () => {
  const authors = ["Bo Elm Jr."];
  expect(descriptionOf(publicationWith({ authors }))).toBe("Bo Elm Jr. A title");
});

it("no journal is made up for one that names none", () => {
  expect(descriptionOf(publicationWith())).toBe("Ada Lovelace. A title");
});

it("a volume that has editors alone is described by them", () => {
  const volume = { authors: [], title: "A volume", publisher: "The Press" };
  const described = (editors: string[]) => descriptionOf(publicationWith({ ...volume, editors }));
  expect(described(["Ash, Bo"])).toBe("Bo Ash (ed.). A volume. The Press");
  expect(described(["Bo Ash", "Cy Elm"])).toBe("Bo Ash, Cy Elm (eds.). A volume. The Press");
  expect(described([])).toBe("A volume. The Press");
});
