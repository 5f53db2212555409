import { z } from "zod";
import { answerData } from "~/lib/cms/answer-data.server";
import type { Cms } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  readAll,
  recordSchema,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import {
  type Versioned,
  readSingle,
  readVersioned,
  writeVersioned,
} from "~/lib/cms/single-type.server";
import { OG_TYPES, type PageSeoRow, type PageSettings, type SiteSettings } from "./page-seo";

const PAGES = "/api/page-seos";
const SITE = "/api/seo-setting";

const pageAttributes = {
  title: nullableText,
  description: nullableText,
  keywords: nullableText,
  og_image: nullableText,
  og_type: z.enum(OG_TYPES).catch("website"),
  canonical_url: nullableText,
  no_index: z.boolean().catch(false),
};
const pageRow: z.ZodType<PageSettings> = z.object(pageAttributes);
const listRow = recordSchema({ path: z.string(), ...pageAttributes });

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
 * @throws CmsError when the cms rejects the request or is down
 */
export function readSiteSettings(cms: Cms): Promise<SiteSettings | null> {
  return readSingle(cms, SITE, siteRow);
}

/**
 * The settings for one page.
 * @param path the page's own, such as "/publications"
 * @returns null when the owner has not set any
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readPageSettings(cms: Cms, path: string): Promise<PageSettings | null> {
  const query = { filters: { path: { $eq: path } }, pagination: { pageSize: 1 } };
  return answerData(z.array(pageRow), await cms.get(PAGES, query))[0] ?? null;
}

/** The settings for the whole site for their form, with the version that a save must name. */
export function readSiteSettingsForEdit(cms: Cms): Promise<Versioned<SiteSettings>> {
  return readVersioned(cms, SITE, siteRow);
}

/**
 * Saves the settings for the whole site.
 * @param version see `writeVersioned`
 * @returns the new version
 * @throws CmsError with status 409 when they have been changed in the meantime
 */
export function saveSiteSettings(
  cms: Cms,
  settings: SiteSettings,
  version: string | undefined,
): Promise<string> {
  return writeVersioned(cms, SITE, settings, version);
}

/**
 * The settings of all pages that have some, by path (admin spec §7).
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listPageSettings(cms: Cms): Promise<PageSeoRow[]> {
  const rows = await readAll(cms, PAGES, listRow, { sort: "path:asc" });
  return rows.sort((a, b) => a.path.localeCompare(b.path, "en"));
}

/** See `createRecord`. A page has settings once: the cms rejects a second row for a path. */
export function createPageSettings(
  cms: Cms,
  input: Omit<PageSeoRow, "id" | "version">,
  version?: string,
): Promise<void> {
  return createRecord(cms, PAGES, input, version);
}

/** See `updateRecord`. */
export function updatePageSettings(
  cms: Cms,
  id: string,
  input: Omit<PageSeoRow, "id" | "version">,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PAGES, id, input, version);
}

/** See `deleteRecord`. */
export function deletePageSettings(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PAGES, id);
}
