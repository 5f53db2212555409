import type { BlogCategory } from "~/entities/blog-category/blog-category";
import { type BlogPostSummary, postPath } from "~/entities/blog-post/blog-post";
import { formatDate } from "~/lib/format/dates";
import type { PictureSource } from "~/lib/picture/picture";
import { createSearch } from "~/lib/format/search";

/** The blog as its page shows it: nothing else is sent to the browser. */
export interface Listing {
  posts: PostCard[];
  categories: CategoryLink[];
  recent: RecentPost[];
}

export interface PostCard {
  id: string;
  title: string;
  excerpt: string | null;
  /** At most three. */
  tags: string[];
  category: string | null;
  date: PostDate;
  path: string;
  picture: PictureSource | null;
}

export interface CategoryLink {
  name: string;
  /** How many published posts it has. */
  count: number;
  /** Null for a category without posts. */
  to: string | null;
  isCurrent: boolean;
}

export interface RecentPost {
  id: string;
  title: string;
  date: PostDate;
  path: string;
}

interface PostDate {
  iso: string;
  text: string;
}

/** What an address asks for; blank and null mean everything. */
export interface Wanted {
  query: string;
  category: string | null;
}

const MOST_TAGS = 3;
const RECENT_POSTS = 3;

/**
 * The posts that an address asks for: case-insensitive search in title, excerpt, tags and category
 * name (public spec §2, Blog), and one category if it names one.
 */
export function findPosts(
  posts: readonly BlogPostSummary[],
  { query, category }: Wanted,
): readonly BlogPostSummary[] {
  const search = createSearch(posts, ({ title, excerpt, tags, category }) => [
    title,
    excerpt,
    category?.name,
    ...tags,
  ]);
  return search(query).filter((post) => category === null || post.category?.slug === category);
}

/**
 * The blog's page.
 * @param all every published post, newest first
 * @param found those to show
 * @param pictureOf finds the picture behind a stored address
 */
export function toListing(
  all: readonly BlogPostSummary[],
  found: readonly BlogPostSummary[],
  categories: readonly BlogCategory[],
  current: string | null,
  pictureOf: (url: string | null) => PictureSource | null,
): Listing {
  return {
    posts: found.map((post) => ({
      ...toRecentPost(post),
      excerpt: post.excerpt,
      tags: post.tags.slice(0, MOST_TAGS),
      category: post.category?.name ?? null,
      picture: pictureOf(post.featured_image),
    })),
    categories: categories.map(({ id, name, slug }) => {
      const count = all.filter((post) => post.category?.id === id).length;
      const to = count > 0 ? `/blog?category=${encodeURIComponent(slug)}` : null;
      return { name, count, to, isCurrent: slug === current };
    }),
    recent: all.slice(0, RECENT_POSTS).map(toRecentPost),
  };
}

function toRecentPost(post: BlogPostSummary): RecentPost {
  const { id, title, published_at } = post;
  const date = { iso: published_at.slice(0, 10), text: formatDate(published_at, "long") };
  return { id, title, date, path: postPath(post) };
}
