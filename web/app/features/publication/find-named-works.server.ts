import { finderOfWorks } from "~/entities/publication/named-work";
import { publicationPath } from "~/entities/publication/publication";
import {
  type PublicationIndexEntry,
  readPublicationIndex,
} from "~/entities/publication/publication-index.server";
import type { Cms } from "~/lib/cms/cms.server";
import { settle } from "~/lib/cms/settle.server";

type Finder = (text: string) => PublicationIndexEntry | undefined;

/**
 * By the index that they look through, which is the same object until something changes. Each is made for
 * the first text that is looked up.
 */
const finders = new WeakMap<readonly PublicationIndexEntry[], Finder>();

/**
 * The page of the publication that a text names; none while publications cannot be read.
 * @param uncached see `readPublicationIndex`
 */
export async function findNamedWorks(
  cms: Cms,
  uncached: Cms,
): Promise<(text: string) => string | null> {
  const index = await settle("the publications", readPublicationIndex(cms, uncached));
  if (!index.ok) return () => null;
  return (text) => {
    const find = finders.get(index.value) ?? finderOfWorks(index.value);
    finders.set(index.value, find);
    const found = find(text);
    return found ? publicationPath(found) : null;
  };
}
