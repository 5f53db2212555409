import type { MetaDescriptor } from "@remix-run/react";

/** What a page tells search engines and social networks; addresses are absolute. */
export interface PageSeo {
  /** Whole, with the professor's name. */
  title: string;
  description: string;
  keywords: string | null;
  image: string;
  type: "website" | "article";
  canonical: string;
  noIndex: boolean;
  siteName: string | null;
  verification: string | null;
}

/** Facts about the page's subject in schema.org's words (JSON-LD). */
export type StructuredData = Record<string, unknown> & { "@type": string };

/** The whole title of a page (public spec §9); the bare title while no name is known. */
export function pageTitle(title: string, professor: string | null): string {
  return professor ? `${title} | ${professor}` : title;
}

/**
 * The professor's name that the frame around a page shows, for a page whose own loader failed.
 * @param matches as a `meta` function gets them
 */
export function nameInFrame(matches: readonly { id: string; data: unknown }[]): string | null {
  const site = matches.find(({ id }) => id === "routes/_site")?.data;
  const name = valueOf(valueOf(site, "frame"), "name");
  return typeof name === "string" ? name : null;
}

function valueOf(data: unknown, key: string): unknown {
  return typeof data === "object" && data !== null ? Reflect.get(data, key) : undefined;
}

/** For pages that search engines must not list (public spec §9). */
export const NOT_INDEXED = { name: "robots", content: "noindex,nofollow" };

/** The title of a page that has no other (public spec §9). */
export const DEFAULT_TITLE = "Academic Profile";

/**
 * The head of a page.
 * @param seo what the page's loader found; undefined when it failed, and then the page must not
 *   be indexed
 * @param fallback the title for that case
 * @param subject schema.org data about what the page shows
 */
export function seoTags(
  seo: PageSeo | undefined,
  fallback: { title: string },
  subject?: StructuredData,
): MetaDescriptor[] {
  if (!seo) return [{ title: fallback.title }, NOT_INDEXED];
  const tags: MetaDescriptor[] = [
    { title: seo.title },
    { name: "description", content: seo.description },
    { tagName: "link", rel: "canonical", href: seo.canonical },
    ...social(seo),
  ];
  if (seo.keywords) tags.push({ name: "keywords", content: seo.keywords });
  if (seo.noIndex) tags.push(NOT_INDEXED);
  if (seo.verification) {
    tags.push({ name: "google-site-verification", content: seo.verification });
  }
  if (subject) tags.push({ "script:ld+json": { "@context": "https://schema.org", ...subject } });
  return tags;
}

function social({ title, description, image, type, canonical, siteName }: PageSeo) {
  return [
    ...(siteName ? [{ property: "og:site_name", content: siteName }] : []),
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: image },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
  ];
}
