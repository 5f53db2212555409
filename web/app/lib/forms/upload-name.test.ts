import { expect, it } from "vitest";
import { uploadStem } from "./upload-name";

it.each([
  ["photo.jpg", "photo"],
  ["my.holiday.PNG", "my.holiday"],
  ["no-ending", "no-ending"],
  [".png", "file"],
  ["What is justice? A reply.pdf", "What is justice A reply"],
  ['Truth: "a" <b> | c*.pdf', "Truth a b c"],
  ["a\\b/c\td\u0000e.png", "a b c d e"],
  ["???.png", "file"],
  ["صورة الأستاذ.png", "صورة الأستاذ"],
  [`${"a".repeat(300)}.png`, "a".repeat(120)],
  [`${"📷".repeat(130)}.png`, "📷".repeat(120)],
])("the name %j becomes %j", (name, stem) => {
  expect(uploadStem(name, "file")).toBe(stem);
});
