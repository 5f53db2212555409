import { texts } from "./texts";

/** A field of research (public spec §3, Research content). */
export interface ResearchArea {
  title: string | null;
  description: string | null;
  /** An http(s) address or a path of this site. */
  image_url: string | null;
  /** Related publications, in the owner's words. */
  publications: string[];
}

/** A current project, and a project for master's students alike. */
export interface ResearchProject {
  title: string | null;
  description: string | null;
  funding: string | null;
  collaborators: string[];
  timeline: string | null;
  /** Free text, such as "In Progress" (admin spec §2). */
  status: string | null;
}

export interface TeamMember {
  name: string | null;
  role: string | null;
  expertise: string | null;
}

export interface LabInformation {
  name: string | null;
  location: string | null;
  equipment: string[];
  team_members: TeamMember[];
}

export interface PhdPosition {
  title: string | null;
  description: string | null;
  /** A calendar date as YYYY-MM-DD. */
  deadline: string | null;
}

export interface ResearchOpportunities {
  phd_positions: PhdPosition[];
  masters_projects: ResearchProject[];
  undergraduate_opportunities: string | null;
}

/** The research page as one document (admin spec §3, settings of type research_page). */
export interface ResearchPage {
  title: string | null;
  description: string | null;
  research_areas: ResearchArea[];
  current_projects: ResearchProject[];
  lab_information: LabInformation;
  research_opportunities: ResearchOpportunities;
}

/** What the page is until the owner has saved one (public spec §8, not-found rows). */
export const DEFAULT_RESEARCH_PAGE: ResearchPage = {
  title: texts.defaultTitle,
  description: texts.defaultDescription,
  research_areas: [],
  current_projects: [],
  lab_information: { name: null, location: null, equipment: [], team_members: [] },
  research_opportunities: {
    phd_positions: [],
    masters_projects: [],
    undergraduate_opportunities: null,
  },
};
