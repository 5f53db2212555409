import { listPublishedPosts } from "~/entities/blog-post/store.server";
import { postPath } from "~/entities/blog-post/blog-post";
import { eventPath } from "~/entities/event/event";
import { listEvents } from "~/entities/event/store.server";
import { publicationPath } from "~/entities/publication/publication";
import { readPublicationIndex } from "~/entities/publication/publication-index.server";
import { plainTitle } from "~/entities/publication/title";
import { ACCOUNT_PAGES, type Address, SITE_PAGES } from "~/features/seo/addresses";
import type { Cms } from "~/lib/cms/cms.server";
import { publicCms, uncachedCms } from "~/lib/cms/public-cms.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";

/** A list of suggestions stays short; any other address may be typed. */
const MOST_PUBLICATIONS = 300;

/**
 * The addresses of the site that are offered for settings of their own: the pages, the published
 * posts, the events and the newest publications. Never throws: without some of them, the others can
 * still be chosen.
 */
export async function readAddresses(cms: Cms): Promise<Address[]> {
  const [posts, events, publications] = await Promise.all([
    settle("the blog posts", listPublishedPosts(cms)),
    settle("the events", listEvents(cms)),
    settle("publications", readPublicationIndex(publicCms(), uncachedCms())),
  ]);
  return [
    ...SITE_PAGES,
    ...ACCOUNT_PAGES,
    ...resultOr(posts, []).map((post) => ({
      path: postPath(post),
      title: post.title,
      description: post.excerpt,
    })),
    ...resultOr(events, []).map((event) => ({
      path: eventPath(event),
      title: event.title,
      description: event.description,
    })),
    ...resultOr(publications, [])
      .slice(0, MOST_PUBLICATIONS)
      .map((publication) => ({
        path: publicationPath(publication),
        title: plainTitle(publication.title),
        description: null,
      })),
  ];
}
