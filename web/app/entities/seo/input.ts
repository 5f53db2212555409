import { z } from "zod";
import { optionalPictureUrl, optionalText, optionalUrl, requiredText } from "~/lib/forms/fields";
import { OG_TYPES, toPagePath } from "./page-seo";
import { texts } from "./texts";

const LONGEST_TITLE = 500;
const LONGEST_PATH = 255;

/** The path of a page, in the one spelling that the cms keeps. */
const pagePath = requiredText(texts.invalid.missingPath)
  .overwrite(toPagePath)
  .max(LONGEST_PATH, `Must be at most ${LONGEST_PATH} characters`)
  .regex(/^\/(?![/\\])[^\s\\?#]*$/, texts.invalid.path);

/** What the form about one page takes (admin spec §3, page_seo). Blank fields are null. */
export const pageSeoInput = z.object({
  path: pagePath,
  title: optionalText(LONGEST_TITLE),
  description: optionalText(),
  keywords: optionalText(),
  og_image: optionalPictureUrl(texts.invalid.url),
  og_type: z.enum(OG_TYPES).prefault("website"),
  canonical_url: optionalUrl(texts.invalid.url),
  no_index: z.boolean().default(false),
});

/**
 * The same, for the browser, which knows the other pages; the cms rejects a second row by itself.
 * @param taken the paths that have settings already
 */
export function pageSeoInputBeside(taken: readonly string[]) {
  return pageSeoInput.safeExtend({
    path: pagePath.refine((path) => !taken.includes(path), texts.invalid.takenPath),
  });
}

/** Owners paste the whole tag that Google shows. */
const VERIFICATION_TAG = /<meta[^>]+content=["']([^"']+)["'][^>]*>/i;

/** What the form about the whole site takes (admin spec §3, seo_settings). Blank fields are null. */
export const siteSettingsInput = z.object({
  site_title: optionalText(LONGEST_TITLE),
  site_description: optionalText(),
  default_keywords: optionalText(),
  default_og_image: optionalPictureUrl(texts.invalid.url),
  google_analytics_id: optionalText(100).refine(
    (id) => id === null || /^[a-z]+-[a-z0-9-]+$/i.test(id),
    texts.invalid.analyticsId,
  ),
  google_site_verification: z
    .string()
    .optional()
    .transform((text) => text && (VERIFICATION_TAG.exec(text)?.[1] ?? text))
    .pipe(optionalText(200)),
});
