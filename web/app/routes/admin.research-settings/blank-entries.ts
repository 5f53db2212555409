import type { ResearchPage } from "~/entities/research-page/research-page";

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

/** The list, or one blank entry where it is empty. */
function atLeast<Entry>(list: readonly Entry[], blankEntry: Entry): Entry[] {
  return list.length > 0 ? [...list] : [blankEntry];
}

/** The form's first values: the document, with one blank entry in each list that is empty. */
export function withOneEntryEach(page: ResearchPage) {
  const { research_areas, current_projects, lab_information, research_opportunities } = page;
  return {
    ...page,
    research_areas: atLeast<ResearchPage["research_areas"][number]>(research_areas, blank.area).map(
      (area) => ({ ...area, publications: atLeast(area.publications, "") }),
    ),
    current_projects: atLeast<ResearchPage["current_projects"][number]>(
      current_projects,
      blank.project,
    ).map((project) => ({ ...project, collaborators: atLeast(project.collaborators, "") })),
    lab_information: {
      ...lab_information,
      equipment: atLeast(lab_information.equipment, ""),
      team_members: atLeast<object>(lab_information.team_members, blank.teamMember),
    },
    research_opportunities: {
      ...research_opportunities,
      phd_positions: atLeast<object>(research_opportunities.phd_positions, blank.phdPosition),
      masters_projects: atLeast<object>(
        research_opportunities.masters_projects,
        blank.mastersProject,
      ),
    },
  };
}
