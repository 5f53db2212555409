import type CSL from "citeproc";
import { LRUCache } from "lru-cache";
import type { CslItem } from "./csl-item";
import { LESS_THAN } from "./escape";
import { omitAbsent } from "./omit-absent";
import { reduceStyle } from "./reduce-style";
import { type TextRun, parseRuns } from "./rich-text";
import { withStandIns } from "./stand-ins";
import type { StyleNode } from "./style-node";

const STYLES = {
  apa: () => import("./styles/apa.csl?raw"),
  "modern-language-association": () => import("./styles/modern-language-association.csl?raw"),
  "chicago-author-date": () => import("./styles/chicago-author-date.csl?raw"),
  "harvard-cite-them-right": () => import("./styles/harvard-cite-them-right.csl?raw"),
  ieee: () => import("./styles/ieee.csl?raw"),
  "nlm-citation-sequence": () => import("./styles/nlm-citation-sequence.csl?raw"),
};
/** The styles that are kept here, by their names at citationstyles.org. */
export type StyleName = keyof typeof STYLES;

const LOCALES = {
  "en-US": () => import("./locales/locales-en-US.xml?raw"),
  "en-GB": () => import("./locales/locales-en-GB.xml?raw"),
};
export type Locale = keyof typeof LOCALES;

/** What the processor derives from another variable. */
const DERIVED: Record<string, readonly string[]> = { page: ["page-first"] };

/** Each holds the part of a style that works of one kind can reach: some hundred kilobytes. */
const MAX_FORMATTERS = 24;

/**
 * The bibliography entry of one work in a style, without a number before it. The processor is made
 * from the part of the style that the entry can reach, and kept for entries that reach the same
 * (docs/decisions/0032): that takes less time and memory than one of the whole style.
 * @param item its texts may hold `i`, `b`, `sub` and `sup` as markup; a "<" that is text is written
 *   by `escapeText`
 * @param locale the language of terms and quotation marks
 */
export async function formatEntry(
  item: CslItem,
  style: StyleName,
  locale: Locale,
): Promise<TextRun[]> {
  const [{ default: csl }, styleTree, localeTree] = await Promise.all([
    import("citeproc"),
    parsed(STYLES[style], style),
    parsed(LOCALES[locale], locale),
  ]);
  const variables = variablesOf(item);
  const key = [style, locale, item.type, ...[...variables].sort()].join(" ");
  let format = formatters.get(key);
  if (!format) {
    const reduced = reduceStyle(styleTree, { type: item.type, variables });
    const needed = omitAbsent(reduced, variables);
    format = createFormatter(csl, needed, { tree: localeTree, name: locale });
    formatters.set(key, format);
  }
  return format(item);
}

type Formatter = (item: CslItem) => TextRun[];

/** Formats one entry after the other, each as if it were the first. */
function createFormatter(
  csl: typeof CSL,
  style: StyleNode,
  locale: { tree: StyleNode; name: Locale },
): Formatter {
  let current: CslItem | undefined;
  let count = 0;
  const system = {
    // The processor changes what it is given.
    retrieveLocale: () => structuredClone(locale.tree),
    retrieveItem: () => structuredClone(current),
  };
  const engine = new csl.Engine(system, structuredClone(style), locale.name, true);
  return (item) => {
    // The engine remembers an entry by its id, and forgets all that it is not asked for any more.
    const id = String((count += 1));
    const { item: processed, restore } = withStandIns(item);
    current = { ...processed, id };
    engine.updateItems([id]);
    const bibliography = engine.makeBibliography();
    const html = bibliography ? bibliography[1].join("").trim() : "";
    return parseRuns(restore(html).replaceAll(LESS_THAN, "&lt;"));
  };
}

const formatters = new LRUCache<string, Formatter>({ max: MAX_FORMATTERS });

function variablesOf(item: CslItem): Set<string> {
  const names = Object.keys(item);
  return new Set(names.flatMap((name) => [name, ...(DERIVED[name] ?? [])]));
}

const trees = new Map<string, Promise<StyleNode>>();

/** Each file is read and parsed when it is first asked for, and kept: 6 styles and 2 locales. */
function parsed(load: () => Promise<{ default: string }>, name: string): Promise<StyleNode> {
  const known = trees.get(name);
  if (known) return known;
  const tree = Promise.all([import("citeproc"), load()]).then(([{ default: csl }, file]) =>
    csl.parseXml(file.default),
  );
  trees.set(name, tree);
  tree.catch(() => trees.delete(name));
  return tree;
}
