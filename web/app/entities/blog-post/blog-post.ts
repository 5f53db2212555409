import type { StoredRecord } from "~/lib/cms/document";
import type { Schedule } from "../schedule/schedule";
import { texts } from "./texts";

/** What lists show of a published post (public spec §3, Blog post). */
export interface BlogPostSummary {
  id: string;
  title: string;
  excerpt: string | null;
  /** An http(s) address or a path of this site. */
  featured_image: string | null;
  tags: string[];
  /** When it was published, or else created: an ISO timestamp whose UTC day counts. */
  published_at: string;
  /** When it was saved last, as an ISO timestamp. */
  updated_at: string;
  category: PostCategory | null;
}

export interface PostCategory {
  id: string;
  name: string;
  slug: string;
}

/** A whole published post. */
export interface BlogPost extends BlogPostSummary {
  /** HTML as it is stored: show it through `cleanHtml` only. */
  content: string;
  author: string | null;
}

/** What the owner's table shows of a post, drafts included (admin spec §2, Manage Blog Posts). */
export interface ListedPost {
  id: string;
  title: string;
  excerpt: string | null;
  tags: string[];
  published: boolean;
  /** When it was published, or else created: an ISO timestamp whose UTC day counts. */
  date: string;
  category: { id: string; name: string } | null;
  /** When it will be on the site, or no longer is, in words. */
  schedule?: string | undefined;
}

/** The part of a post that its form edits. */
export interface BlogPostInput extends Schedule {
  title: string;
  /** HTML; null for a post without text. */
  content: string | null;
  excerpt: string | null;
  featured_image: string | null;
  tags: string[];
  published: boolean;
  /** Null for Uncategorized. */
  category_id: string | null;
}

/** A post as its form is opened with, published or not. */
export interface EditedPost extends BlogPostInput, StoredRecord {
  /** See `ListedPost`. */
  date: string;
  category: { id: string; name: string } | null;
  /** See `ListedPost`. */
  schedule?: string | undefined;
}

const WORDS_PER_MINUTE = 200;
const DESCRIPTION_LENGTH = 160;
const MOST_KEYWORDS = 20;

/** The post's own page. */
export function postPath({ id }: Pick<BlogPostSummary, "id">): string {
  return `/blog/${encodeURIComponent(id)}`;
}

/** How the cms calls an owner whom nobody has named (contract §2, OWNER_NAME). */
const UNNAMED_OWNER = "Site Owner";

/**
 * The name that a post is shown under (public spec §2, Blog post).
 * @param professor stands for an account that has never been named
 */
export function authorOf({ author }: Pick<BlogPost, "author">, professor: string | null): string {
  if (author === UNNAMED_OWNER) return professor ?? author;
  return author ?? texts.unknownAuthor;
}

/** Newest published first (public spec §7); ties by title. */
export function byNewest(
  a: Pick<BlogPostSummary, "published_at" | "title">,
  b: Pick<BlogPostSummary, "published_at" | "title">,
): number {
  return b.published_at.localeCompare(a.published_at) || a.title.localeCompare(b.title, "en");
}

/** Letters of Chinese and Japanese, which put no spaces between words. */
const EAST_ASIAN_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTERS_PER_EAST_ASIAN_WORD = 2;

/** Words divided by 200, rounded up (public spec §9); at least a minute. */
export function readingMinutes(text: string): number {
  const letters = text.match(EAST_ASIAN_LETTER)?.length ?? 0;
  const others = letters > 0 ? text.replace(EAST_ASIAN_LETTER, "") : text;
  const words = others.split(/\s+/).filter(Boolean).length + letters / LETTERS_PER_EAST_ASIAN_WORD;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/**
 * What a post says of itself to search engines: its excerpt, or else the first 160 characters of
 * its text, plus "..." if it is longer (public spec §9).
 * @param text the words of its content
 * @returns null for a post without any
 */
export function descriptionOf(post: Pick<BlogPost, "excerpt">, text: string): string | null {
  if (post.excerpt) return post.excerpt;
  const characters = Array.from(text);
  if (characters.length <= DESCRIPTION_LENGTH) return text || null;
  return `${characters.slice(0, DESCRIPTION_LENGTH).join("")}...`;
}

/**
 * Up to 20 distinct tags as keywords, where the owner has set none (public spec §4 and §9).
 * @returns comma separated; null when there are no tags
 */
export function keywordsOf(posts: readonly Pick<BlogPostSummary, "tags">[]): string | null {
  const tags = new Set(posts.flatMap(({ tags }) => tags));
  return [...tags].slice(0, MOST_KEYWORDS).join(", ") || null;
}
