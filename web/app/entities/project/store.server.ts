import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import {
  createRecord,
  deleteRecord,
  nullableText,
  readAll,
  recordSchema,
  textArray,
  updateRecord,
} from "~/lib/cms/collection-type.server";
import { publicationLink } from "../publication/row.server";
import {
  type Project,
  type ProjectInput,
  type ProjectWithPublications,
  byLatestStart,
} from "./project";

const PATH = "/api/projects";

const row = recordSchema({
  title: z.string(),
  status: nullableText,
  start_date: nullableText,
  end_date: nullableText,
  description: z.string().catch(""),
  funding_source: nullableText,
  featured_image: nullableText,
  team_members: textArray,
});

/**
 * All projects, latest start first (public spec §7, admin spec §7).
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listProjects(cms: Cms): Promise<Project[]> {
  return (await readAll(cms, PATH, row, { sort: "start_date:desc" })).sort(byLatestStart);
}

const withPublications = row.and(z.object({ publications: z.array(publicationLink).catch([]) }));

/**
 * The same with the publications of each project, newest first.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function listProjectsWithPublications(cms: Cms): Promise<ProjectWithPublications[]> {
  const rows = await readAll(cms, PATH, withPublications, {
    sort: "start_date:desc",
    populate: {
      publications: { fields: ["title", "slug"], sort: ["publication_date:desc", "title:asc"] },
    },
  });
  return rows.sort(byLatestStart);
}

/** See `createRecord`. */
export function createProject(cms: Cms, input: ProjectInput, version?: string): Promise<void> {
  return createRecord(cms, PATH, input, version);
}

/** See `updateRecord`. */
export function updateProject(
  cms: Cms,
  id: string,
  input: ProjectInput,
  version?: string,
): Promise<void> {
  return updateRecord(cms, PATH, id, input, version);
}

/** See `deleteRecord`. */
export function deleteProject(cms: Cms, id: string): Promise<void> {
  return deleteRecord(cms, PATH, id);
}
