import { describe, expect, it } from "vitest";
import { DEFAULT_RESEARCH_PAGE, type ResearchPage } from "~/entities/research-page/research-page";
import { isEmptyView, toResearchView } from "./view";

const project = {
  title: "P",
  description: null,
  funding: "F",
  collaborators: ["C"],
  timeline: "T",
  status: "Open",
};

function viewOf(page: Partial<ResearchPage>) {
  const pictureOf = (url: string | null) =>
    url ? { src: url, srcSet: null, width: null, height: null, alt: null } : null;
  return toResearchView({ ...DEFAULT_RESEARCH_PAGE, ...page }, pictureOf);
}

describe("what the research page shows", () => {
  it("is the built-in page until one is saved", () => {
    const view = viewOf({});
    expect(view).toMatchObject({ title: "Research", lab: null, opportunities: null });
    expect(isEmptyView(view)).toBe(true);
  });

  it("leaves out what says nothing", () => {
    const area = { title: null, description: null, image_url: null, publications: [] };
    const member = { name: null, role: null, expertise: null };
    const view = viewOf({
      title: null,
      research_areas: [area, { ...area, title: "A", image_url: "/uploads/a.webp" }],
      current_projects: [project],
      lab_information: {
        name: null,
        location: null,
        equipment: [],
        team_members: [member, { ...member, name: "N" }],
      },
    });
    expect(view.title).toBe("Research");
    expect(view.areas).toHaveLength(1);
    expect(view.areas[0]?.picture?.src).toBe("/uploads/a.webp");
    expect(view.projects).toEqual([project]);
    expect(view.lab?.team).toEqual([{ ...member, name: "N" }]);
    expect(view.opportunities).toBeNull();
    expect(isEmptyView(view)).toBe(false);
  });

  it("writes deadlines out, and sends of master's projects what is shown", () => {
    const { opportunities } = viewOf({
      research_opportunities: {
        phd_positions: [
          { title: "D", description: null, deadline: "2027-01-31" },
          { title: "Open", description: null, deadline: null },
        ],
        masters_projects: [project, { ...project, title: null, status: null }],
        undergraduate_opportunities: "U",
      },
    });
    expect(opportunities).toEqual({
      positions: [
        {
          title: "D",
          description: null,
          deadline: { iso: "2027-01-31", text: "January 31, 2027" },
        },
        { title: "Open", description: null, deadline: null },
      ],
      mastersProjects: [{ title: "P", description: null, status: "Open" }],
      undergraduate: "U",
    });
  });
});
