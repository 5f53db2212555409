import { expect, it } from "vitest";
import { languageName } from "./language-name";

it.each([
  ["en", "English"],
  ["pt-BR", "Brazilian Portuguese"],
  ["German", "German"],
  ["no such language", "no such language"],
  ["xx-a", "xx-a"],
])("calls %s %s", (language, name) => {
  expect(languageName(language)).toBe(name);
});
