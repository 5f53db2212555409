// @vitest-environment node
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { stripNullBytes } from "./strip-null-bytes.server";

it("mends the characters that React cuts at the end of its buffer", async () => {
  // Three bytes each, behind one to three single bytes, so that each way of not fitting occurs.
  const paragraphs = Array.from(
    { length: 300 },
    (_, index) => `${"a".repeat(index % 4)}${"”".repeat(20)}`,
  );
  const page = paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>);
  const stream = stripNullBytes();
  renderToPipeableStream(page).pipe(stream);
  expect(await text(stream)).toBe(paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(""));
});
