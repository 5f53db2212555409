import type { StructuredData } from "~/lib/head/seo";
import type { BlogPost } from "./blog-post";

/**
 * A post in schema.org's words, for search engines.
 * @param about.url the whole address of the post's page
 * @param about.image the whole address of its picture; null for none
 * @param about.author the name that the page shows
 */
export function toStructuredPost(
  post: BlogPost,
  about: { url: string; image: string | null; author: string; description: string | null },
): StructuredData {
  const { url, image, author, description } = about;
  return {
    "@type": "BlogPosting",
    headline: post.title,
    datePublished: post.published_at,
    dateModified: post.updated_at,
    author: { "@type": "Person", name: author },
    url,
    mainEntityOfPage: url,
    ...(description && { description }),
    ...(image && { image }),
    ...(post.category && { articleSection: post.category.name }),
    ...(post.tags.length > 0 && { keywords: post.tags.join(", ") }),
  };
}
