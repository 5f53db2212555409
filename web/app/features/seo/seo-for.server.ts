import { readName } from "~/entities/about-page/store.server";
import { type PageDefaults, resolveSeo } from "~/entities/seo/page-seo";
import { readPageSettings, readSiteSettings } from "~/entities/seo/store.server";
import type { Cms } from "~/lib/cms/cms.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { env } from "~/lib/env.server";
import type { PageSeo } from "~/lib/head/seo";

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

/** `seoFor` a page that is never indexed, whatever the owner has set. */
export async function unindexedSeoFor(
  cms: Cms,
  path: string,
  defaults: PageDefaults,
): Promise<PageSeo> {
  return { ...(await seoFor(cms, path, defaults)), noIndex: true };
}
