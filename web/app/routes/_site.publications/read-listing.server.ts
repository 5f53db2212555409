import { readerOf } from "~/entities/citation/person-name";
import { contextObject } from "~/entities/publication/coins";
import { findWorks, toQuery, worksOf } from "~/entities/publication/filter";
import { readListedPublications } from "~/entities/publication/listed.server";
import { publicationPath } from "~/entities/publication/publication";
import {
  type PublicationIndexEntry,
  readPublicationIndex,
  readSearchTexts,
} from "~/entities/publication/publication-index.server";
import { type PublicationView, toPublicationView } from "~/entities/publication/view";
import { type Authors, readAuthors } from "~/features/publication/read-authors.server";
import { indexedName } from "~/features/publication/indexed-name";
import type { Cms } from "~/lib/cms/cms.server";
import { uncachedCms } from "~/lib/cms/public-cms.server";
import { env } from "~/lib/env.server";
import { type Choices, toChoices } from "./choices";
import { type Group, type ListQuery, listPath, selectWorks } from "./listing";

/** The list as its page shows it: nothing else is sent to the browser. */
export interface Listing {
  query: ListQuery;
  choices: Choices;
  /** How many works there are, whatever is chosen. */
  known: number;
  total: number;
  groups: Group[];
  shown: { label: string; count: number; items: PublicationView[] }[];
  hasStudent: boolean;
  page: number;
  pages: number;
  previousPath: string | null;
  nextPath: string | null;
  /** What stands behind the addresses of exports: the filter. */
  exportQuery: string;
}

/** @throws CmsError when the cms rejects the request or is down */
export async function readListing(cms: Cms, query: ListQuery): Promise<Listing> {
  const [entries, authors] = await Promise.all([
    readPublicationIndex(cms, uncachedCms()),
    readAuthors(cms),
  ]);
  const textOf = query.filter.q ? await readSearchTexts(uncachedCms(), entries) : () => "";
  const context = { nameOf: authors.nameOf, textOf, isOwner: authors.isOwner };
  const works = worksOf(entries);
  const found = findWorks(entries, query.filter, context);
  const { shown, ...selection } = selectWorks(found, query);
  const items = await readItems(
    cms,
    shown.flatMap(({ entries }) => entries),
    authors,
  );
  const { page, pages } = selection;
  return {
    ...selection,
    query,
    choices: toChoices({ entries, works, found }, query.filter, context),
    known: works.length,
    shown: shown.map(({ entries, ...group }) => ({
      ...group,
      items: entries.flatMap(({ id }) => items.get(id) ?? []),
    })),
    hasStudent: [...items.values()].some((item) => item.authors.hasStudent),
    previousPath: page > 1 && page <= pages ? listPath(query, page - 1) : null,
    nextPath: page < pages ? listPath(query, page + 1) : null,
    exportQuery: toQuery(query.filter),
  };
}

async function readItems(
  cms: Cms,
  entries: readonly PublicationIndexEntry[],
  { markOf }: Authors,
): Promise<Map<string, PublicationView>> {
  const publications = await readListedPublications(cms, entries);
  const partsOf = new Map(entries.map(({ id, authorParts }) => [id, authorParts]));
  return new Map(
    publications.map((publication) => {
      const url = env.SITE_URL + publicationPath(publication);
      const readName = readerOf(partsOf.get(publication.id) ?? []);
      const coins = contextObject(publication, {
        url,
        indexedName: (name) => indexedName(name, false, readName),
      });
      return [publication.id, toPublicationView(publication, markOf, coins)];
    }),
  );
}
