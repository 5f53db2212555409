import { describe, expect, it } from "vitest";
import { finderOfWorks } from "./named-work";

const work = (
  id: string,
  title: string,
  workId: string | null = null,
  doi: string | null = null,
) => ({ id, title, slug: id, workId, doi });
const find = finderOfWorks([
  work("short", "Oaks"),
  work("growth", "The growth of <i>Quercus</i> in dry forests"),
  work("growth-2", "The growth of Quercus in dry forests. A second look"),
  work("twin-1", "Two works of the very same title"),
  work("twin-2", "Two works of the very same title"),
  work("paper", "A preprint that became a paper"),
  work("elms", "Elms", null, "https://doi.org/10.1000/Elm(2)1"),
  work("copy-1", "One", null, "10.1000/twice"),
  work("copy-2", "Two", null, "10.1000/twice"),
  work("preprint", "A preprint that became a paper", "paper"),
]);

describe("the publication that a text names", () => {
  it.each([
    ["oaks", "short"],
    ["The Growth of Quércus in Dry Forests!", "growth"],
    ["Ash, A. (2011). The growth of Quercus in dry forests. Notes, 1(2).", "growth"],
    ["A. Ash, “The growth of Quercus in dry forests,” Notes, 2011.", "growth"],
    ["Ash A. The growth of Quercus in dry forests. A second look. Notes.", "growth-2"],
    ["A preprint that became a paper", "paper"],
    ["10.1000/elm(2)1", "elms"],
    ["Ash, A. (2011). On elms (translated). https://doi.org/10.1000/elm(2)1.", "elms"],
    ["Ash (2011), doi:10.1000/ELM(2)1, in press", "elms"],
    ["Ash (DOI: 10.1000/elm(2)1)", "elms"],
    ["See <https://doi.org/10.1000%2Felm(2)1>", "elms"],
  ])("%s", (text, id) => {
    expect(find(text)?.id).toBe(id);
  });

  it.each([
    "",
    "Ash, A. (2011). Oaks. Notes, 1(2).",
    "Ash, A. (2011). The growth of Quercus in dry forests: a review. Notes.",
    "Ash, A. (2011). On the growth of Quercus in dry forests. Notes.",
    "Ash, A. (2011). The growth of Quercus in dry forestslands. Notes.",
    "Two works of the very same title",
    "doi:10.1000/elm(2)12",
    "doi:10.1000/twice",
    "Chapter 10.1000",
  ])("none: %s", (text) => {
    expect(find(text)).toBeUndefined();
  });
});
