import { describe, expect, it } from "vitest";
import { finderOfWorks } from "./named-work";

const work = (id: string, title: string, workId: string | null = null) => ({
  id,
  title,
  slug: id,
  workId,
});
const find = finderOfWorks([
  work("short", "Oaks"),
  work("growth", "The growth of <i>Quercus</i> in dry forests"),
  work("growth-2", "The growth of Quercus in dry forests. A second look"),
  work("twin-1", "Two works of the very same title"),
  work("twin-2", "Two works of the very same title"),
  work("paper", "A preprint that became a paper"),
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
  ])("none: %s", (text) => {
    expect(find(text)).toBeUndefined();
  });
});
