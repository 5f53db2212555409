import {
  type PhdPosition,
  type ResearchPage,
  type ResearchProject,
  type TeamMember,
} from "~/entities/research-page/research-page";
import { texts } from "~/entities/research-page/texts";
import { isBlank } from "~/lib/forms/blank";
import { formatDate } from "~/lib/format/dates";
import type { PictureSource } from "~/lib/picture/picture";

export interface AreaView {
  title: string | null;
  description: string | null;
  picture: PictureSource | null;
  publications: string[];
}

export interface LabView {
  name: string | null;
  location: string | null;
  equipment: string[];
  team: TeamMember[];
}

export interface PositionView {
  title: string | null;
  description: string | null;
  deadline: { iso: string; text: string } | null;
}

export interface OpportunitiesView {
  positions: PositionView[];
  mastersProjects: Pick<ResearchProject, "title" | "description" | "status">[];
  undergraduate: string | null;
}

/** The research page as it is shown. What has nothing to say is left out. */
export interface ResearchView {
  title: string;
  description: string | null;
  areas: AreaView[];
  projects: ResearchProject[];
  /** Null where nothing is known of a lab. */
  lab: LabView | null;
  /** Null where there are none. */
  opportunities: OpportunitiesView | null;
}

/** @param pictureOf finds the picture behind a stored address */
export function toResearchView(
  page: ResearchPage,
  pictureOf: (url: string | null) => PictureSource | null,
): ResearchView {
  const { name, location, equipment, team_members } = page.lab_information;
  const { phd_positions, masters_projects, undergraduate_opportunities } =
    page.research_opportunities;
  const lab = { name, location, equipment, team: filled(team_members) };
  const opportunities = {
    positions: filled(phd_positions).map(toPosition),
    mastersProjects: filled(
      masters_projects.map(({ title, description, status }) => ({ title, description, status })),
    ),
    undergraduate: undergraduate_opportunities,
  };
  return {
    title: page.title ?? texts.defaultTitle,
    description: page.description,
    areas: filled(page.research_areas).map(({ image_url, ...area }) => ({
      ...area,
      picture: pictureOf(image_url),
    })),
    projects: filled(page.current_projects),
    lab: isBlank(lab) ? null : lab,
    opportunities: isBlank(opportunities) ? null : opportunities,
  };
}

/** True when there is nothing below the page's title. */
export function isEmptyView({ areas, projects, lab, opportunities }: ResearchView): boolean {
  return isBlank({ areas, projects, lab, opportunities });
}

function filled<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => !isBlank(entry));
}

function toPosition({ title, description, deadline }: PhdPosition): PositionView {
  return {
    title,
    description,
    deadline: deadline ? { iso: deadline, text: formatDate(deadline, "long") } : null,
  };
}
