import { expect, it } from "vitest";
import { summarize } from "./mail-status";

it.each([
  [0, 0, "No email is waiting."],
  [1, 0, "1 email is waiting."],
  [2, 0, "2 emails are waiting."],
  [0, 1, "No email is waiting. 1 email was given up in the last seven days."],
  [3, 2, "3 emails are waiting. 2 emails were given up in the last seven days."],
])("says how many emails wait (%i) and were given up (%i)", (waiting, failed, text) => {
  expect(summarize({ waiting, failed })).toBe(text);
});
