import { LRUCache } from "lru-cache";
import { type Cms, CmsError } from "~/lib/cms/cms.server";
import type { ListedPublication } from "./publication";
import type { PublicationIndexEntry } from "./publication-index.server";
import { readByIds } from "./store.server";

/** Some pages of the list; each has a hundred. */
const MOST_KNOWN = 1_000;

/** What was read last, by id. */
const known = new LRUCache<string, ListedPublication>({ max: MOST_KNOWN });

/**
 * Publications of the index as a list shows them, in the given order; those that are gone are left out. Only
 * those are read that have been saved since they were read last. While the cms is down they are as they
 * were last read, if all of them were.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readListedPublications(
  cms: Cms,
  wanted: readonly Pick<PublicationIndexEntry, "id" | "version">[],
): Promise<ListedPublication[]> {
  const changed = wanted.filter(({ id, version }) => known.get(id)?.version !== version);
  try {
    await learn(
      cms,
      changed.map(({ id }) => id),
    );
  } catch (error) {
    const isOutage = error instanceof CmsError && error.isOutage;
    if (!isOutage || !wanted.every(({ id }) => known.has(id))) throw error;
  }
  return wanted.flatMap(({ id }) => known.get(id) ?? []);
}

async function learn(cms: Cms, ids: readonly string[]): Promise<void> {
  // What a publication is linked to changes without it, and no list shows it.
  const read = await readByIds(cms, ids, { fields: "*" });
  const gone = new Set(ids);
  for (const publication of read) {
    known.set(publication.id, publication);
    gone.delete(publication.id);
  }
  for (const id of gone) known.delete(id);
}
