import type { PictureSource } from "~/lib/picture/picture";
import { publicationPath } from "../publication/publication";
import { plainTitle } from "../publication/title";
import { type Project, type ProjectWithPublications, isOngoing, periodOf } from "./project";
import { texts } from "./texts";

/** A project as the public page shows it: nothing else is sent to the browser. */
export interface ProjectView {
  id: string;
  title: string;
  status: { label: string; variant: "default" | "outline" | "secondary" };
  period: string;
  description: string;
  funding: string;
  picture: PictureSource | null;
  team: string[];
  publications: { title: string; path: string }[];
}

/** Prepares a project for the public page, with words for whatever is missing. */
export function toProjectView(
  project: Project & Partial<ProjectWithPublications>,
  picture: PictureSource | null,
): ProjectView {
  const { id, title, description, funding_source, team_members, publications = [] } = project;
  return {
    id,
    title,
    status: statusOf(project),
    period: periodOf(project, texts.unknownYear),
    description,
    funding: funding_source ?? texts.independent,
    picture,
    team: team_members,
    publications: publications.map((publication) => ({
      title: plainTitle(publication.title),
      path: publicationPath(publication),
    })),
  };
}

/** Ongoing and active: default; completed: outline; all others: secondary (public spec §4). */
function statusOf({ status }: Project): ProjectView["status"] {
  if (isOngoing({ status })) return { label: texts.status.ongoing, variant: "default" };
  if (status === "completed") return { label: texts.status.completed, variant: "outline" };
  const label = status === "planning" ? texts.status.planning : (status ?? texts.unknownStatus);
  return { label, variant: "secondary" };
}
