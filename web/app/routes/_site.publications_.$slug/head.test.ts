import { expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import { descriptionOf } from "./head.server";

it("a publication without an abstract is described by whose it is and where it came out", () => {
  const title = "On H<sub>2</sub>O";
  expect(descriptionOf(publicationWith({ title, journal: "Journal of Water" }))).toBe(
    "Ada Lovelace. On H2O. Journal of Water",
  );
});

it("no journal is made up for one that names none", () => {
  expect(descriptionOf(publicationWith())).toBe("Ada Lovelace. A title");
});
