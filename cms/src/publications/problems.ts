import type { Problem } from "../documents/validation/problems";

export const SLUG_TAKEN: Problem = {
  path: ["slug"],
  message: "This address belongs to another publication",
};

export const CITATION_KEY_TAKEN: Problem = {
  path: ["citation_key"],
  message: "This citation key belongs to another publication",
};
