import { itemInAnswer } from "../lookup/doi-answer";
import { readGroup, readOrcidList, readOrcidWorks } from "../lookup/orcid-answers";
import { parseSource } from "./index";
import { fromCslItem } from "./csl-item";
import type { ParsedEntry } from "./types";

/** What an answer for a DOI holds: one entry, or none. */
interface DoiAnswer {
  isJson: boolean;
  entries: ParsedEntry[];
}

function readDoiAnswer(text: string): DoiAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { isJson: false, entries: [] };
  }
  const item = itemInAnswer(answer);
  return { isJson: true, entries: item === undefined ? [] : [fromCslItem(item)] };
}

/** What the thread does for the others: pure functions, whose arguments and results can be cloned. */
export const tasks = {
  source: parseSource,
  doi: readDoiAnswer,
  orcidList: readOrcidList,
  orcidWorks: readOrcidWorks,
  orcidGroup: readGroup,
};

export type Tasks = typeof tasks;
