import type { ResearchPage } from "~/entities/research-page/research-page";
import { atLeastOne } from "~/lib/forms/blank";

/** A new entry of each list; the lists inside have one blank entry too (admin spec §5). */
export const blank = {
  area: { title: "", description: "", image_url: "", publications: [""] },
  project: {
    title: "",
    description: "",
    funding: "",
    collaborators: [""],
    timeline: "",
    status: "",
  },
  teamMember: { name: "", role: "", expertise: "" },
  phdPosition: { title: "", description: "", deadline: "" },
  mastersProject: { title: "", description: "", status: "" },
};

/** The form's first values: the document, with one blank entry in each list that is empty. */
export function withOneEntryEach(page: ResearchPage) {
  const { research_areas, current_projects, lab_information, research_opportunities } = page;
  return {
    ...page,
    research_areas: atLeastOne<ResearchPage["research_areas"][number]>(
      research_areas,
      blank.area,
    ).map((area) => ({ ...area, publications: atLeastOne(area.publications, "") })),
    current_projects: atLeastOne<ResearchPage["current_projects"][number]>(
      current_projects,
      blank.project,
    ).map((project) => ({ ...project, collaborators: atLeastOne(project.collaborators, "") })),
    lab_information: {
      ...lab_information,
      equipment: atLeastOne(lab_information.equipment, ""),
      team_members: atLeastOne<object>(lab_information.team_members, blank.teamMember),
    },
    research_opportunities: {
      ...research_opportunities,
      phd_positions: atLeastOne<object>(research_opportunities.phd_positions, blank.phdPosition),
      masters_projects: atLeastOne<object>(
        research_opportunities.masters_projects,
        blank.mastersProject,
      ),
    },
  };
}
