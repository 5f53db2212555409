import { expect, it } from "vitest";
import { summarise } from "./mail-status";

it.each([
  [0, 0, "No mail is waiting."],
  [1, 0, "1 mail is waiting."],
  [2, 0, "2 mails are waiting."],
  [0, 1, "No mail is waiting. 1 mail was given up in the last seven days."],
  [3, 2, "3 mails are waiting. 2 mails were given up in the last seven days."],
])("says how many mails wait (%i) and were given up (%i)", (waiting, failed, text) => {
  expect(summarise({ waiting, failed })).toBe(text);
});
