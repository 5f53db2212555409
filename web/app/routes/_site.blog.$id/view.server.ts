import {
  type BlogPost,
  type BlogPostSummary,
  postPath,
  readingMinutes,
} from "~/entities/blog-post/blog-post";
import { texts } from "~/entities/blog-post/texts";
import { formatDate } from "~/lib/format/dates";
import { renderPostHtml } from "~/lib/format/post-html.server";
import type { PictureSource } from "~/lib/picture/picture";
import type { Neighbor } from "~/ui/layout/neighbor-links";

/** A post as its page shows it: nothing else is sent to the browser. */
export interface PostView {
  title: string;
  author: string;
  date: { iso: string; text: string };
  readingTime: string;
  category: { name: string; path: string } | null;
  picture: PictureSource | null;
  /** Made by `renderPostHtml`. */
  html: string;
  tags: string[];
}

/**
 * Prepares a post for its page.
 * @param author see `authorOf`
 * @param text the words of its content
 * @param pictureOf finds the picture behind a stored address
 */
export function toPostView(
  post: BlogPost,
  author: string,
  text: string,
  pictureOf: (url: string | null) => PictureSource | null,
): PostView {
  const { title, published_at, category, featured_image, content, tags } = post;
  return {
    title,
    author,
    date: { iso: published_at.slice(0, 10), text: formatDate(published_at, "long") },
    readingTime: texts.readingTime(readingMinutes(text)),
    category: category && {
      name: category.name,
      path: `/blog?category=${encodeURIComponent(category.slug)}`,
    },
    picture: pictureOf(featured_image),
    html: renderPostHtml(content, pictureOf),
    tags,
  };
}

/** The posts before and after one, as its page leads to them. */
export interface Neighbors {
  previous: Neighbor | null;
  next: Neighbor | null;
}

/**
 * The posts published just before and just after one.
 * @param posts every published post, newest first
 */
export function neighborsOf(posts: readonly BlogPostSummary[], id: string): Neighbors {
  const place = posts.findIndex((post) => post.id === id);
  const linkTo = (post: BlogPostSummary | undefined) =>
    post ? { label: post.title, href: postPath(post) } : null;
  return place === -1
    ? { previous: null, next: null }
    : { previous: linkTo(posts[place + 1]), next: linkTo(posts[place - 1]) };
}
