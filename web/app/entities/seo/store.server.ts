import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText } from "~/lib/cms/collection-type.server";
import { readSingle } from "~/lib/cms/single-type.server";
import type { PageSettings, SiteSettings } from "./page-seo";

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

/**
 * The settings for the whole site.
 * @returns null when the owner has not set any
 * @throws CmsError when the cms refuses or is down
 */
export function readSiteSettings(cms: Cms): Promise<SiteSettings | null> {
  return readSingle(cms, "/api/seo-setting", siteRow);
}

/**
 * The settings for one page.
 * @param path the page's own, such as "/publications"
 * @returns null when the owner has not set any
 * @throws CmsError when the cms refuses or is down
 */
export async function readPageSettings(cms: Cms, path: string): Promise<PageSettings | null> {
  const query = { filters: { path: { $eq: path } }, pagination: { pageSize: 1 } };
  const { data } = z
    .object({ data: z.array(pageRow) })
    .parse(await cms.get("/api/page-seos", query));
  return data[0] ?? null;
}
