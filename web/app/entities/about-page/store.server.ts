import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText } from "~/lib/cms/collection-type.server";
import { readSingle } from "~/lib/cms/single-type.server";
import {
  DEFAULT_INTRODUCTION,
  DEFAULT_PROFESSOR,
  type Introduction,
  type ProfessorSummary,
} from "./about-page";

const summary = z
  .object({
    name: nullableText,
    title: nullableText,
    academic_profiles: z
      .array(z.object({ platform: nullableText, url: nullableText }))
      .nullish()
      .transform((rows) => rows ?? []),
  })
  .transform(
    ({ name, title, academic_profiles }): ProfessorSummary => ({
      name: name ?? DEFAULT_PROFESSOR.name,
      title: title ?? DEFAULT_PROFESSOR.title,
      academic_profiles: academic_profiles.flatMap(({ platform, url }) =>
        platform && url ? [{ platform, url }] : [],
      ),
    }),
  );

/**
 * Name, position and academic profiles of the professor (public spec §2, layout).
 * @returns the defaults when the about page is not filled yet
 * @throws CmsError when the cms refuses or is down
 */
export async function readProfessor(cms: Cms): Promise<ProfessorSummary> {
  const query = { fields: ["name", "title"], populate: ["academic_profiles"] };
  return (await readSingle(cms, "/api/about-page", summary, query)) ?? DEFAULT_PROFESSOR;
}

const introduction = z
  .object({ name: nullableText, title: nullableText, profile_image_url: nullableText })
  .transform(
    ({ name, title, profile_image_url }): Introduction => ({
      name: name ?? DEFAULT_INTRODUCTION.name,
      title: title ?? DEFAULT_INTRODUCTION.title,
      profile_image_url,
    }),
  );

/**
 * Name, position and portrait of the professor (public spec §2, Home).
 * @returns the defaults when the about page is not filled yet
 * @throws CmsError when the cms refuses or is down
 */
export async function readIntroduction(cms: Cms): Promise<Introduction> {
  const query = { fields: ["name", "title", "profile_image_url"] };
  return (await readSingle(cms, "/api/about-page", introduction, query)) ?? DEFAULT_INTRODUCTION;
}

/**
 * The professor's name alone, which ends the title of each page (public spec §9).
 * @returns null when it is not set
 * @throws CmsError when the cms refuses or is down
 */
export async function readName(cms: Cms): Promise<string | null> {
  const row = z.object({ name: nullableText });
  return (await readSingle(cms, "/api/about-page", row, { fields: ["name"] }))?.name ?? null;
}
