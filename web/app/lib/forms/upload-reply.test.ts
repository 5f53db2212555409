import { expect, it } from "vitest";
import { CmsError } from "../cms/cms.server";
import { uploadRefusal } from "./upload-reply";

it.each([
  [
    new CmsError(503, "x", {}, "storage"),
    "The storage for uploads cannot be reached, so nothing was uploaded. Please try again later.",
  ],
  [new CmsError(500, "a detail"), "It failed."],
  [new CmsError(0, "silence"), "It failed."],
  [new CmsError(413, "This file is too large."), "This file is too large."],
])("a refused upload says what to do: %s", (refused, words) => {
  expect(uploadRefusal(refused, "It failed.")).toBe(words);
});
