import { expect, it } from "vitest";
import { CmsError } from "../cms/cms.server";
import { uploadErrorText } from "./upload-reply";

it.each([
  [
    new CmsError(503, "x", {}, "storage"),
    "The storage for uploads cannot be reached, so nothing was uploaded. Please try again later.",
  ],
  [new CmsError(507, "x", {}, "disk"), "The disk of the server is full, so nothing was uploaded."],
  [
    new CmsError(400, "x", {}, "pixels"),
    "This picture has more than 50 million pixels. Choose a smaller one.",
  ],
  [new CmsError(500, "a detail"), "It failed."],
  [new CmsError(0, "silence"), "It failed."],
  [new CmsError(413, "This file is too large."), "This file is too large."],
])("a rejected upload says what to do: %s", (rejected, words) => {
  expect(uploadErrorText(rejected, "It failed.")).toBe(words);
});
