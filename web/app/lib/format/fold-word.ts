import { LRUCache } from "lru-cache";
import { foldText } from "./fold";

const words = new LRUCache<string, string>({ max: 20_000 });

/** `foldText` for names and keywords, of which a list has thousands that come again and again. */
export function foldWord(word: string): string {
  const known = words.get(word);
  if (known !== undefined) return known;
  const folded = foldText(word);
  words.set(word, folded);
  return folded;
}
