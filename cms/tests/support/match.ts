import { expect } from "vitest";

/** Stands for any text of a certain form; vitest types its own as `any`. */
export function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}
