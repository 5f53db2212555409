import type { CslItem } from "~/lib/csl/csl-item";
import type { StyleValue } from "./citation-style";

/** What stands before a version where the styles write "Version" themselves. */
const VERSION_WORD = /^v(?:ersion|er\.?|\.)?\s*(?=\d)/iu;
/** "2001.08361v2" and "hep-th/9901001", with or without "arXiv:". */
const ARXIV_ID =
  /^(?:arxiv:\s*)?(\d{4}\.\d{4,5}(?:v\d+)?|[a-z-]+(?:\.[A-Z]{2})?\/\d{7}(?:v\d+)?)$/iu;

/**
 * A work in the form in which a style cites it, where the one in which it is exported makes the style
 * say something else than its manual (docs/decisions/0032).
 * @param item is not changed
 */
export function citedForm(item: CslItem, style: StyleValue): CslItem {
  const { version, number, publisher } = item;
  const cited = {
    ...item,
    ...(version !== undefined && { version: version.replace(VERSION_WORD, "") }),
    ...(number !== undefined && publisher === "arXiv" && { number: arxivNumber(number, style) }),
  };
  return item.type === "paper-conference" ? conferencePaper(cited, style) : cited;
}

/** IEEE puts the name of the archive before the number, the others do not. */
function arxivNumber(number: string, style: StyleValue): string {
  const id = ARXIV_ID.exec(number)?.[1];
  if (id === undefined) return number;
  return style === "ieee" ? id : `arXiv:${id}`;
}

function conferencePaper(item: CslItem, style: StyleValue): CslItem {
  if (item["container-title"] === undefined) return talk(item, style);
  const isInVolumes = item.volume !== undefined || item.issue !== undefined;
  const isLikeJournal = style === "apa" || style === "mla" || style === "chicago";
  // Without editors, these three take the proceedings for a journal, also where they have no volume.
  const isBook = isLikeJournal && !isInVolumes && item.editor === undefined;
  if (!isBook) return item;
  const { "event-title": _event, ...chapter } = item;
  return { ...chapter, type: "chapter" };
}

/** What was presented at a conference and is in no proceedings. */
function talk(item: CslItem, style: StyleValue): CslItem {
  const { "event-title": event, "publisher-place": place, issued, genre } = item;
  if (event === undefined) return item;
  const at = place === undefined ? {} : { "event-place": place };
  switch (style) {
    case "apa":
      return { ...item, ...at, type: "speech", genre: genre ?? "Paper presentation" };
    case "mla":
      return { ...unplaced(item), ...at, type: "speech", ...(issued && { "event-date": issued }) };
    case "chicago":
      return { ...unplaced(item), ...at };
    // These files have the name that the event had before CSL 1.0.2.
    case "harvard":
      return { ...item, event, type: "speech" };
    case "ieee":
      return { ...item, event };
    case "vancouver": {
      const words = genre === undefined ? `Paper presented at: ${event}` : event;
      return { ...item, ...at, event: words, type: "speech" };
    }
    default:
      return style satisfies never;
  }
}

function unplaced(item: CslItem): CslItem {
  const { "publisher-place": _place, ...rest } = item;
  return rest;
}
