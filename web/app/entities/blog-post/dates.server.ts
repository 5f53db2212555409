import { withOffset } from "~/lib/format/date-time.server";
import type { BlogPostSummary } from "./blog-post";

/** When a post was published, as a timestamp with the offset of the owner's clock. */
export function publishedAt({ published_at }: Pick<BlogPostSummary, "published_at">): string {
  return withOffset(published_at);
}

/**
 * When the page of a post changed last: when it was saved, or when it appeared, because a scheduled
 * post is saved before that.
 * @returns an ISO timestamp in UTC
 */
export function lastChangeOf(
  post: Pick<BlogPostSummary, "published_at" | "updated_at">,
  now = Date.now(),
): string {
  const published = Date.parse(publishedAt(post));
  const isLater = published > Date.parse(post.updated_at) && published <= now;
  return isLater ? new Date(published).toISOString() : post.updated_at;
}
