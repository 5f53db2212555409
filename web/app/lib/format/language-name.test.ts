import { expect, it } from "vitest";
import { languageName } from "./language-name";

it.each([
  ["en", "English"],
  ["pt-BR", "Brazilian Portuguese"],
  ["German", "German"],
  ["no such language", "no such language"],
  ["xx-a", "xx-a"],
  ["de-DE-DE", "de-DE-DE"],
])("calls %s %s", (language, name) => {
  expect(languageName(language)).toBe(name);
});
