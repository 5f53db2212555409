import type { StoredRecord } from "~/lib/cms/document";
import { safeHref } from "~/lib/http/safe-href";
import { DEFAULT_TITLE, type PageSeo, pageTitle } from "~/lib/head/seo";
import { texts } from "./texts";

/** The address at which a page is: `/About/` shows it too, and `/index` leads to `/`. */
export function toPagePath(typed: string): string {
  const path = typed.replace(/(?<=.)\/+$/, "").toLowerCase();
  return path === "/index" ? "/" : path;
}

export const OG_TYPES = ["website", "article"] as const;

/** The owner's settings for one page (public spec §3, page_seo). */
export interface PageSettings {
  title: string | null;
  description: string | null;
  keywords: string | null;
  og_image: string | null;
  og_type: (typeof OG_TYPES)[number];
  canonical_url: string | null;
  no_index: boolean;
}

/** The settings for one page with the path that they are for, as the owner's table lists them. */
export interface PageSeoRow extends PageSettings, StoredRecord {
  path: string;
}

/** The owner's settings for the whole site (admin spec §3, seo_settings). */
export interface SiteSettings {
  site_title: string | null;
  site_description: string | null;
  default_keywords: string | null;
  default_og_image: string | null;
  google_analytics_id: string | null;
  google_site_verification: string | null;
}

/** What a page says of itself where the owner has not set anything for its path. */
export interface PageDefaults {
  title?: string | undefined;
  description?: string | null | undefined;
  /** Comma separated, such as the tags of the blog's posts. */
  keywords?: string | null | undefined;
  image?: string | null | undefined;
  type?: PageSeo["type"] | undefined;
  /** The path and query of the page, where that is more than its path. */
  canonical?: string | undefined;
}

export const DEFAULT_IMAGE = "/images/profile-og-image.png";

/** The form's first values while the owner has not set anything (admin spec §9). */
export function defaultSiteSettings(professor: string | null): SiteSettings {
  return {
    site_title: DEFAULT_TITLE,
    site_description: texts.defaultDescription(professor),
    default_keywords: texts.defaultKeywords,
    default_og_image: DEFAULT_IMAGE,
    google_analytics_id: null,
    google_site_verification: null,
  };
}

interface Sources {
  /** The site's public address, without a trailing slash. */
  siteUrl: string;
  path: string;
  /** The name that titles end in; null while it is not known. */
  professor: string | null;
  page: PageSettings | null;
  site: SiteSettings | null;
  defaults: PageDefaults;
}

/**
 * The head of a page: the owner's words for its path first, then what the page says of itself,
 * then the owner's words for the whole site, then the built-in defaults (public spec §9).
 */
export function resolveSeo({ siteUrl, path, professor, page, site, defaults }: Sources): PageSeo {
  const title = page?.title ?? defaults.title ?? site?.site_title ?? DEFAULT_TITLE;
  const image = page?.og_image ?? defaults.image ?? site?.default_og_image;
  return {
    title: pageTitle(title, professor),
    description:
      page?.description ??
      defaults.description ??
      site?.site_description ??
      texts.defaultDescription(professor),
    keywords:
      page?.keywords ?? defaults.keywords ?? site?.default_keywords ?? texts.defaultKeywords,
    image: absolute(siteUrl, safeHref(image) ?? DEFAULT_IMAGE),
    type: page?.og_type ?? defaults.type ?? "website",
    canonical: absolute(siteUrl, safeHref(page?.canonical_url) ?? defaults.canonical ?? path),
    noIndex: page?.no_index ?? false,
    siteName: professor,
    verification: site?.google_site_verification ?? null,
  };
}

function absolute(siteUrl: string, href: string): string {
  return href.startsWith("/") ? siteUrl + href : href;
}
