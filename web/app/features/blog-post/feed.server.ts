import { readName } from "~/entities/about-page/store.server";
import { type BlogPost, authorOf, postPath } from "~/entities/blog-post/blog-post";
import { lastChangeOf, publishedAt } from "~/entities/blog-post/dates.server";
import { listNewestPosts } from "~/entities/blog-post/store.server";
import { texts } from "~/entities/blog-post/texts";
import type { PageSeoRow } from "~/entities/seo/page-seo";
import { listPageSettings } from "~/entities/seo/store.server";
import { type PictureFinder, findPictures } from "~/features/picture/find-pictures.server";
import type { Cms } from "~/lib/cms/cms.server";
import { env } from "~/lib/env.server";
import type { AtomEntry, AtomFeed } from "~/lib/xml/atom";
import { renderFeedHtml } from "~/lib/format/feed-html.server";
import { picturesIn } from "~/lib/format/html.server";
import { escapeXml } from "~/lib/xml/escape-xml";
import { pageTitle } from "~/lib/head/seo";
import { FEED_PATH } from "./feed-links";

/** Readers keep what they have seen; who comes later finds the others on the blog. */
const MOST_POSTS = 20;

/**
 * The feed of the blog: its newest posts.
 * @param cms sees what visitors see
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readFeed(cms: Cms): Promise<AtomFeed> {
  const [posts, settings, professor] = await Promise.all([
    listNewestPosts(cms, MOST_POSTS),
    listPageSettings(cms),
    readName(cms),
  ]);
  const pictureOf = await findPictures(
    cms,
    posts.flatMap((post) => picturesIn(htmlOf(post))),
  );
  return toFeed({ posts, settings, professor, pictureOf });
}

interface Sources {
  /** Newest first. */
  posts: readonly BlogPost[];
  settings: readonly Pick<PageSeoRow, "path" | "title" | "description" | "no_index">[];
  professor: string | null;
  pictureOf: PictureFinder;
}

/**
 * The feed of the blog from what has been read. A post that search engines must not list is not in
 * it, because feeds are published again by others, with the whole text (docs/decisions/0057).
 */
export function toFeed({ posts, settings, professor, pictureOf }: Sources): AtomFeed {
  const settingsOf = new Map(settings.map((page) => [page.path, page]));
  const blog = settingsOf.get("/blog");
  return {
    url: env.SITE_URL + FEED_PATH,
    pageUrl: `${env.SITE_URL}/blog`,
    iconUrl: `${env.SITE_URL}/apple-touch-icon.png`,
    title: pageTitle(blog?.title ?? texts.title, professor),
    subtitle: blog?.description ?? null,
    author: professor,
    entries: posts
      .filter((post) => !settingsOf.get(postPath(post))?.no_index)
      .map((post) => toEntry(post, professor, pictureOf)),
  };
}

function toEntry(post: BlogPost, professor: string | null, pictureOf: PictureFinder): AtomEntry {
  const url = env.SITE_URL + postPath(post);
  const terms = [...(post.category ? [post.category.name] : []), ...post.tags];
  return {
    url,
    title: post.title,
    author: authorOf(post, professor),
    published: publishedAt(post),
    updated: lastChangeOf(post),
    categories: [...new Set(terms)],
    summary: post.excerpt,
    html: renderFeedHtml(htmlOf(post), url, pictureOf),
  };
}

/** As on the post's page, its picture stands before the text. */
function htmlOf({ featured_image, content }: BlogPost): string {
  return featured_image ? `<p><img src="${escapeXml(featured_image)}"></p>${content}` : content;
}
