import { describe, expect, it } from "vitest";
import { BOOK, citeSample } from "../../../tests/support/written-citation";
import { isInOtherLanguage } from "./title-language";

describe("a title is in another language than English", () => {
  it.each([
    "Die Rückkehr der Religionen in der politischen und medialen Öffentlichkeit",
    "Religion und Medien: Vom Kultbild zum Internetritual",
    "Partnerübergreifende Geschäftsprozesse und ihre Realisierung in BPEL",
    "Die Darstellung des Islams in der Presse",
    "Handbuch der Medien",
    "Histoire des idées",
    "Le rôle de la famille",
    "L’invention de la tradition",
    "Histoire et mémoire en Bretagne",
    "Surveiller les frontières de l’Europe",
    "El arte de la guerra",
    "Cien años de soledad y otros cuentos",
    "La struttura della lingua",
    "De rol van de stad",
    "Språk och makt",
  ])("%s", (title) => {
    expect(isInOtherLanguage(title)).toBe(true);
  });

  it.each([
    "Trees",
    "Understanding digital transformation",
    "The role of das Kapital and der Staat",
    "Mies van der Rohe pavilions",
    "Van der Waals forces",
    "Van der Waals forces in de Sitter space",
    "Rio de la Plata basin dynamics",
    "Los Angeles traffic",
    "La Niña events",
    "De novo assembly",
    "Leonardo da Vinci notebooks",
    "On y-intercepts",
    "MIT nach-type potentials",
    "Die casting",
    "Comment on “Smith et al.”",
    "",
  ])("not %s", (title) => {
    expect(isInOtherLanguage(title)).toBe(false);
  });
});

it.each([
  ["mla", "Ash, Ada. *Religion und Medien: vom Kultbild zum Ritual*. Springer, 2011."],
  ["chicago", "Ash, Ada. 2011. *Religion und Medien: vom Kultbild zum Ritual*. Springer."],
] as const)("%s leaves the letters of such a title as they are", async (style, citation) => {
  const title = "Religion und Medien: vom Kultbild zum Ritual";
  expect(await citeSample(style, { ...BOOK, title })).toBe(citation);
});

it("capitalizes a title that is said to be English", async () => {
  const work = { ...BOOK, title: "Zur und mit", language: "en" };
  expect(await citeSample("mla", work)).toBe("Ash, Ada. *Zur Und Mit*. Springer, 2011.");
});

it("leaves those of a journal as they are", async () => {
  const journal = "Zeitschrift für alte Geschichte";
  expect(await citeSample("mla", { journal })).toBe(
    "Ash, Ada. “A Note.” *Zeitschrift für alte Geschichte*, vol. 1, 2011, p. 3.",
  );
});
