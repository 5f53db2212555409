import { defaultStrings } from "@citation-js/plugin-bibtex/lib/input/constants.js";
import { firstMacros, resolve, type Entry } from "./bibtex-entry";
import { finder, withInherited } from "./bibtex-parents";
import { scanBibtex } from "./bibtex-scan";
import { draftFrom } from "./bibtex-work";
import { entryOf } from "./draft";
import type { ParsedEntry } from "./types";

/** Entries that hold data of others, and are no works. */
const NO_WORKS = new Set(["xdata", "set"]);

/** The entries of a file with macros resolved, in its order: each sees the macros before it. */
function resolvedEntries(text: string): Entry[] {
  const macros = firstMacros(defaultStrings);
  const entries: Entry[] = [];
  for (const raw of scanBibtex(text)) {
    const entry = resolve(raw, macros);
    if (raw.type !== "string") entries.push(entry);
    else for (const [name, { raw: value }] of entry.values) macros.set(name, value);
  }
  return entries;
}

function parsed(entry: Entry, find: (key: string) => Entry | undefined): ParsedEntry {
  try {
    return entryOf(draftFrom(withInherited(entry, find)));
  } catch {
    const problem = { message: "This entry cannot be read.", line: entry.line };
    return {
      line: entry.line,
      key: entry.key || null,
      fields: {},
      warnings: [],
      problem,
      versionOf: null,
    };
  }
}

/**
 * The works of a BibTeX file (BibTeX and BibLaTeX). Its structure is read by `bibtex-scan`, its
 * values by the library (docs/decisions/0037).
 *
 * @param text with lines that end with "\n"
 */
export function parseBibtex(text: string): ParsedEntry[] {
  const entries = resolvedEntries(text);
  const find = finder(entries);
  return entries.filter(({ type }) => !NO_WORKS.has(type)).map((entry) => parsed(entry, find));
}

/** Whether a text holds an entry of BibTeX. */
export function isBibtex(text: string): boolean {
  return /(?<![\w.\\`])@\s*(?!comment|preamble|string)[a-z]{2,30}\s*[{(]\s*(?:[^,{}"=\n`]*,|[^,{}"=\n`]*\n?\s*[\w-]+\s*=|[^,{}"=\n`…]+\})/i.test(
    text,
  );
}
