import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { env } from "~/lib/env.server";
import { nullableText, textArray } from "~/lib/cms/collection-type.server";
import {
  componentList,
  readSingle,
  readVersioned,
  writeVersioned,
} from "~/lib/cms/single-type.server";
import {
  type AboutPage,
  DEFAULT_ABOUT_PAGE,
  DEFAULT_INTRODUCTION,
  DEFAULT_PROFESSOR,
  type Introduction,
  type ProfessorSummary,
  completeProfiles,
} from "./about-page";

const PATH = "/api/about-page";
const WHOLE = { populate: ["education", "roles", "academic_profiles"] };

/** What OWNER_NAME is where nobody has set it: no name to show. */
const NOBODY = "Site Owner";

/** The name on a new site, until the about page has one; null when no name is known at all. */
const ownerName = !env.OWNER_NAME || env.OWNER_NAME === NOBODY ? null : env.OWNER_NAME;
const newSite = ownerName ? { name: ownerName } : {};

const academicProfile = z.object({ platform: nullableText, url: nullableText });

const row: z.ZodType<AboutPage> = z.object({
  name: nullableText,
  title: nullableText,
  bio: nullableText,
  profile_image_url: nullableText,
  cv_url: nullableText,
  expertise_areas: textArray,
  education: componentList(
    z.object({
      degree: nullableText,
      field: nullableText,
      university: nullableText,
      year: nullableText,
      dissertation: nullableText,
    }),
  ),
  roles: componentList(
    z.object({
      type: nullableText,
      title: nullableText,
      organization: nullableText,
      start_year: nullableText,
      end_year: nullableText,
    }),
  ),
  academic_profiles: componentList(academicProfile),
});

/**
 * The whole about page as visitors see it, with `OWNER_NAME` where it has no name.
 * @returns the built-in page when the owner has not saved one (public spec §8)
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readAboutPage(cms: Cms): Promise<AboutPage> {
  const page = await readSingle(cms, PATH, row, WHOLE);
  if (!page) return { ...DEFAULT_ABOUT_PAGE, ...newSite };
  return { ...page, name: page.name ?? ownerName };
}

/** The about page for its form, with the version that a save must name. */
export async function readAboutPageForEdit(
  cms: Cms,
): Promise<{ page: AboutPage; version: string }> {
  const { value, version } = await readVersioned(cms, PATH, row, WHOLE);
  return { page: value ?? { ...DEFAULT_ABOUT_PAGE, ...newSite }, version };
}

/**
 * Saves the whole about page: updates the record, or inserts it when there is none.
 * @param version see `writeVersioned`
 * @returns the new version
 * @throws CmsError with status 409 when it has been changed in the meantime
 */
export function saveAboutPage(
  cms: Cms,
  page: AboutPage,
  version: string | undefined,
): Promise<string> {
  return writeVersioned(cms, PATH, page, version);
}

const summary = z
  .object({
    name: nullableText,
    title: nullableText,
    academic_profiles: componentList(academicProfile),
  })
  .transform(
    ({ name, title, academic_profiles }): ProfessorSummary => ({
      name: name ?? ownerName ?? DEFAULT_PROFESSOR.name,
      title: title ?? DEFAULT_PROFESSOR.title,
      academic_profiles: completeProfiles(academic_profiles),
    }),
  );

/**
 * Name, position and academic profiles of the professor (public spec §2, layout).
 * @returns the defaults when the about page is not filled yet
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readProfessor(cms: Cms): Promise<ProfessorSummary> {
  const query = { fields: ["name", "title"], populate: ["academic_profiles"] };
  return (await readSingle(cms, PATH, summary, query)) ?? { ...DEFAULT_PROFESSOR, ...newSite };
}

const introduction = z
  .object({
    name: nullableText,
    title: nullableText,
    profile_image_url: nullableText,
    cv_url: nullableText,
    academic_profiles: componentList(academicProfile),
  })
  .transform(
    ({ name, title, profile_image_url, cv_url, academic_profiles }): Introduction => ({
      name: name ?? ownerName ?? DEFAULT_INTRODUCTION.name,
      title: title ?? DEFAULT_INTRODUCTION.title,
      profile_image_url,
      cv_url,
      academic_profiles: completeProfiles(academic_profiles),
    }),
  );

/**
 * Name, position, portrait, curriculum vitae and academic profiles of the professor (public spec §2, Home).
 * @returns the defaults when the about page is not filled yet
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readIntroduction(cms: Cms): Promise<Introduction> {
  const query = {
    fields: ["name", "title", "profile_image_url", "cv_url"],
    populate: ["academic_profiles"],
  };
  return (
    (await readSingle(cms, PATH, introduction, query)) ?? { ...DEFAULT_INTRODUCTION, ...newSite }
  );
}

const nameRow = z.object({ name: nullableText });

/**
 * The professor's name alone, which ends the title of each page (public spec §9).
 * @returns null when neither the about page nor OWNER_NAME says it
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readName(cms: Cms): Promise<string | null> {
  return (await readSingle(cms, PATH, nameRow, { fields: ["name"] }))?.name ?? ownerName;
}
