import { LRUCache } from "lru-cache";
import type { Publication } from "~/entities/publication/publication";
import { formatEntry } from "~/lib/csl/format.server";
import type { TextRun } from "~/lib/csl/rich-text";
import type { CitationStyle } from "./citation-style";
import { toCitedItem } from "./cited-item";
import { withOthers, writeOthers } from "./cited-others";
import { type NameReader, parsePersonName } from "./person-name";

const MAX_CITATIONS = 500;
const known = new LRUCache<string, readonly TextRun[]>({ max: MAX_CITATIONS });

/**
 * A publication's entry in a bibliography, in one of the six styles (scholarly §2, Cite): without a
 * number before it, and without the day on which anybody read it.
 * @param readName takes the names of authors and editors apart
 */
export async function cite(
  publication: Publication,
  { value, file, locale }: CitationStyle,
  readName: NameReader = parsePersonName,
): Promise<readonly TextRun[]> {
  const item = withOthers(toCitedItem(publication, value, readName), publication);
  // A citation is the same for as long as what it is made of.
  const key = `${value} ${JSON.stringify(item)}`;
  const remembered = known.get(key);
  if (remembered) return remembered;
  const runs = writeOthers(await formatEntry(item, file, locale), value);
  known.set(key, runs);
  return runs;
}
