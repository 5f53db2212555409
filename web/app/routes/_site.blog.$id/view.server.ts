import { type BlogPost, readingMinutes } from "~/entities/blog-post/blog-post";
import { texts } from "~/entities/blog-post/texts";
import { formatDate } from "~/lib/format/dates";
import { renderPostHtml } from "~/lib/format/post-html.server";
import type { PictureSource } from "~/lib/picture/picture";

/** A post as its page draws it: nothing else is sent to the browser. */
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
 * @param text the words of its content
 * @param pictureOf finds the picture behind a stored address
 */
export function toPostView(
  post: BlogPost,
  text: string,
  pictureOf: (url: string | null) => PictureSource | null,
): PostView {
  const { title, published_at, category, featured_image, content, tags } = post;
  return {
    title,
    author: authorOf(post),
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

/** The name that a post is shown under (public spec §2, Blog post). */
export function authorOf({ author }: Pick<BlogPost, "author">): string {
  return author ?? texts.unknownAuthor;
}
