import { toOrcid } from "../../documents/validation/identifiers";
import { toArxivId, toDoi } from "./identifiers";
import type { Notice } from "./types";

const ORCID =
  /^(?:orcid(?:\s*id)?[:\s]*)?(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/)?(\d{4}-?\d{4}-?\d{4}-?\d{3}[\dX])\/?(?:[?#]\S*)?[.,;]?$/i;

/** An iD alone in a text. */
export interface FoundOrcid {
  /** Nothing where a digit is wrong. */
  orcid: string | undefined;
}

/** Whether a text is one ORCID iD, or its address, and which. */
export function orcidIn(text: string): FoundOrcid | undefined {
  const [, iD] = ORCID.exec(text.trim()) ?? [];
  return iD === undefined ? undefined : { orcid: toOrcid(iD) };
}

export interface DoiList {
  /** Each once, in the order of the source. */
  dois: { doi: string; line: number }[];
  notices: Notice[];
}

/** More lines without a DOI than these are counted, not named. */
const MAX_NAMED = 5;

/** With the address that it stands in, which tells what behind it is none of it. */
const DOI_START = /(?:https?:\/\/[^\s"“”<>]{0,300}?|doi:\s*)?10\.\d{4,9}(?:\.\d+)*(?:\/|%2f)/gi;

/** The DOIs of a line; arXiv gives each of its works one. */
function doisIn(line: string): string[] {
  const starts = [...line.matchAll(DOI_START)].map(({ index }) => index);
  const parts = starts.map((start, index) => line.slice(start, starts[index + 1]));
  const dois = parts.flatMap((part) => toDoi(part) ?? []);
  if (dois.length > 0) return dois;
  const id = /arxiv/i.test(line) ? toArxivId(line)?.replace(/v\d+$/, "") : undefined;
  return id === undefined ? [] : [`10.48550/arXiv.${id}`];
}

/** The DOIs in a text, one or several in a line. */
export function doiList(text: string): DoiList {
  const dois = new Map<string, { doi: string; line: number }>();
  const without: number[] = [];
  for (const [index, raw] of text.split("\n").entries()) {
    const line = index + 1;
    const found = doisIn(raw);
    if (found.length === 0 && /[\p{L}\p{N}]/u.test(raw) && !/^\s*[#%]/.test(raw))
      without.push(line);
    for (const doi of found) {
      const key = doi.toLowerCase();
      if (!dois.has(key)) dois.set(key, { doi, line });
    }
  }
  const notices =
    without.length > MAX_NAMED
      ? [
          {
            message: `${without.length} lines hold no DOI and were left out.`,
            line: without[0] ?? null,
          },
        ]
      : without.map((line) => ({ message: "This line holds no DOI and was left out.", line }));
  return { dois: [...dois.values()], notices };
}
