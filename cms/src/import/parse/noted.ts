import { cut } from "../../text/unicode";
import type { PublicationLink } from "./types";

/** As the exports of the website name the kinds of links in notes (`web/app/entities/citation/noted-links.ts`). */
const KINDS: ReadonlyMap<string, PublicationLink["kind"]> = new Map([
  ["PDF", "pdf"],
  ["Preprint", "preprint"],
  ["Code", "code"],
  ["Data", "data"],
  ["Slides", "slides"],
  ["Poster", "poster"],
  ["Video", "video"],
  ["Supplement", "supplement"],
  ["Press", "press"],
  ["Blog post", "blog"],
  ["Link", "other"],
]);

const LONGEST = 3000;
const LONGEST_LABEL = 255;

/** A link that is told in a line of a note: "Code: https://…", "Slides (Keynote): https://…". */
export function linkInNote(line: string): PublicationLink | undefined {
  const text = line.trim();
  if (text.length > LONGEST) return undefined;
  const [, name = "", label, url = ""] =
    /^([A-Z][A-Za-z ]{2,9})(?: \((.{1,400})\))?: (https?:\/\/\S+)$/.exec(text) ?? [];
  const kind = KINDS.get(name);
  if (kind === undefined) return undefined;
  return { kind, url, ...(label !== undefined && { label: cut(label, LONGEST_LABEL) }) };
}

/** An award that a line of a note names as one, in its own words. */
export function awardInNote(line: string): string | undefined {
  const found = /^Award: (.*\S)\s*$/.exec(line.slice(0, LONGEST));
  return found?.[1];
}
