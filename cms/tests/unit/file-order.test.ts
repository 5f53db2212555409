import { expect, test } from "vitest";
import { inFormOrder, noteFileBegin } from "../../src/uploads/file-order";

test("files of a form stand in the order in which they began, whichever is written first", () => {
  const files = ["c", "a", "b"].map((name) => ({ name }));
  for (const file of files) noteFileBegin("files", file);
  const [c, a, b] = files;
  expect(inFormOrder([b, a, c].filter((file) => file !== undefined))).toEqual([c, a, b]);
});
