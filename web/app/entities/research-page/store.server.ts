import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText, textArray } from "~/lib/cms/collection-type.server";
import {
  componentList,
  readSingle,
  readVersioned,
  writeVersioned,
} from "~/lib/cms/single-type.server";
import { DEFAULT_RESEARCH_PAGE, type ResearchPage } from "./research-page";

const PATH = "/api/research-page";

/** `populate=*` would stop at the first level. */
const WHOLE = {
  populate: {
    research_areas: true,
    current_projects: true,
    lab_information: { populate: { team_members: true } },
    research_opportunities: { populate: { phd_positions: true, masters_projects: true } },
  },
};

const area = z.object({
  title: nullableText,
  description: nullableText,
  image_url: nullableText,
  publications: textArray,
});

const project = z.object({
  title: nullableText,
  description: nullableText,
  funding: nullableText,
  collaborators: textArray,
  timeline: nullableText,
  status: nullableText,
});

const lab = z.object({
  name: nullableText,
  location: nullableText,
  equipment: textArray,
  team_members: componentList(
    z.object({ name: nullableText, role: nullableText, expertise: nullableText }),
  ),
});

const opportunities = z.object({
  phd_positions: componentList(
    z.object({ title: nullableText, description: nullableText, deadline: nullableText }),
  ),
  masters_projects: componentList(project),
  undergraduate_opportunities: nullableText,
});

const row: z.ZodType<ResearchPage> = z.object({
  title: nullableText,
  description: nullableText,
  research_areas: componentList(area),
  current_projects: componentList(project),
  lab_information: lab
    .nullish()
    .transform((value) => value ?? DEFAULT_RESEARCH_PAGE.lab_information),
  research_opportunities: opportunities
    .nullish()
    .transform((value) => value ?? DEFAULT_RESEARCH_PAGE.research_opportunities),
});

/**
 * The research page as visitors see it.
 * @returns the built-in page when the owner has not saved one (public spec §8)
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readResearchPage(cms: Cms): Promise<ResearchPage> {
  return (await readSingle(cms, PATH, row, WHOLE)) ?? DEFAULT_RESEARCH_PAGE;
}

const descriptionRow = z.object({ description: nullableText });

/**
 * What the professor works on, in the research page's own words.
 * @returns null while the owner has not saved any
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readResearchDescription(cms: Cms): Promise<string | null> {
  return (
    (await readSingle(cms, PATH, descriptionRow, { fields: ["description"] }))?.description ?? null
  );
}

/** The research page for its form, with the version that a save must name. */
export async function readResearchPageForEdit(
  cms: Cms,
): Promise<{ page: ResearchPage; version: string }> {
  const { value, version } = await readVersioned(cms, PATH, row, WHOLE);
  return { page: value ?? DEFAULT_RESEARCH_PAGE, version };
}

/**
 * Saves the whole research page: updates the record, or inserts it when there is none.
 * @param version see `writeVersioned`
 * @returns the new version
 * @throws CmsError with status 409 when it has been changed in the meantime
 */
export function saveResearchPage(
  cms: Cms,
  page: ResearchPage,
  version: string | undefined,
): Promise<string> {
  return writeVersioned(cms, PATH, page, version);
}
