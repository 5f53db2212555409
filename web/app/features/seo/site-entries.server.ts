import { postPath } from "~/entities/blog-post/blog-post";
import { lastChangeOf } from "~/entities/blog-post/dates.server";
import { listPublishedPosts } from "~/entities/blog-post/store.server";
import { eventPath } from "~/entities/event/event";
import { listEvents } from "~/entities/event/store.server";
import { publicationPath } from "~/entities/publication/publication";
import { readPublicationIndex } from "~/entities/publication/publication-index.server";
import type { PageSeoRow } from "~/entities/seo/page-seo";
import { listPageSettings } from "~/entities/seo/store.server";
import type { Cms } from "~/lib/cms/cms.server";
import { env } from "~/lib/env.server";
import type { SitemapEntry } from "~/lib/xml/sitemap";
import { SITE_PAGES } from "./addresses";

/**
 * Every address of the site that search engines may list: the pages, the published posts, the events
 * and the publications, without those that the owner has excluded or whose text has its home elsewhere.
 * What changed when is known of posts and publications, which are saved one by one.
 * @param cms sees what visitors see
 * @param uncached see `readPublicationIndex`
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readSiteEntries(cms: Cms, uncached: Cms): Promise<SitemapEntry[]> {
  const [settings, posts, events, publications] = await Promise.all([
    listPageSettings(cms),
    listPublishedPosts(cms),
    listEvents(cms),
    readPublicationIndex(cms, uncached),
  ]);
  const hidden = new Set(settings.filter(isHidden).map(({ path }) => path));
  const found: { path: string; changedAt?: string }[] = [
    ...SITE_PAGES,
    ...posts.map((post) => ({ path: postPath(post), changedAt: lastChangeOf(post) })),
    ...events.map((event) => ({ path: eventPath(event) })),
    ...publications.map((publication) => ({
      path: publicationPath(publication),
      changedAt: publication.version,
    })),
  ];
  return found
    .filter(({ path }) => !hidden.has(path))
    .map(({ path, changedAt }) => ({ url: env.SITE_URL + path, changedAt }));
}

function isHidden({ path, no_index, canonical_url }: PageSeoRow): boolean {
  const own = [path, env.SITE_URL + path];
  return no_index || (canonical_url !== null && !own.includes(canonical_url));
}
