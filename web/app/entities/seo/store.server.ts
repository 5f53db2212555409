import { z } from "zod";
import type { Cms } from "~/lib/cms.server";
import { env } from "~/lib/env.server";
import { settle } from "~/lib/settle.server";
import { resultOr } from "~/lib/result";
import { nullableText } from "~/lib/collection-type.server";
import type { PageSeo } from "~/lib/seo";
import { readSingle } from "~/lib/single-type.server";
import { type PageDefaults, type PageSettings, type SiteSettings, resolveSeo } from "./page-seo";

const pageRow: z.ZodType<PageSettings> = z.object({
  title: nullableText,
  description: nullableText,
  keywords: nullableText,
  og_image: nullableText,
  og_type: z.enum(["website", "article"]).catch("website"),
  canonical_url: nullableText,
  no_index: z.boolean().catch(false),
});

const siteRow: z.ZodType<SiteSettings> = z.object({
  site_title: nullableText,
  site_description: nullableText,
  default_keywords: nullableText,
  default_og_image: nullableText,
  google_analytics_id: nullableText,
  google_site_verification: nullableText,
});

const nameRow = z.object({ name: nullableText });

/**
 * What a public page tells search engines (public spec §7 and §9). Never throws: a page is worth
 * showing without the owner's words for search engines.
 * @param path the page's own, such as "/publications"
 * @param defaults what the page says of itself
 */
export async function seoFor(cms: Cms, path: string, defaults: PageDefaults): Promise<PageSeo> {
  const [page, site, professor] = await Promise.all([
    settle(`the SEO settings of ${path}`, readPageSettings(cms, path)),
    settle("the global SEO settings", readSiteSettings(cms)),
    settle("the professor's name", readName(cms)),
  ]);
  return resolveSeo({
    siteUrl: env.SITE_URL,
    path,
    page: resultOr(page, null),
    site: resultOr(site, null),
    professor: resultOr(professor, null),
    defaults,
  });
}

/**
 * The settings for the whole site.
 * @returns null when the owner has not set any
 * @throws CmsError when the cms refuses or is down
 */
export function readSiteSettings(cms: Cms): Promise<SiteSettings | null> {
  return readSingle(cms, "/api/seo-setting", siteRow);
}

async function readPageSettings(cms: Cms, path: string): Promise<PageSettings | null> {
  const query = { filters: { path: { $eq: path } }, pagination: { pageSize: 1 } };
  const { data } = z
    .object({ data: z.array(pageRow) })
    .parse(await cms.get("/api/page-seos", query));
  return data[0] ?? null;
}

/** Titles end in the professor's name, which the about page holds. */
async function readName(cms: Cms): Promise<string | null> {
  return (await readSingle(cms, "/api/about-page", nameRow, { fields: ["name"] }))?.name ?? null;
}
