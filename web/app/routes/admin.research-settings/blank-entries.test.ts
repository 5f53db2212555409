import { expect, it } from "vitest";
import { DEFAULT_RESEARCH_PAGE } from "~/entities/research-page/research-page";
import { withOneEntryEach } from "./blank-entries";

it("gives each empty list one blank entry, lists inside entries too", () => {
  const area = { title: "A", description: null, image_url: null, publications: [] };
  const form = withOneEntryEach({ ...DEFAULT_RESEARCH_PAGE, research_areas: [area, area] });
  expect(form.research_areas.map(({ publications }) => publications)).toEqual([[""], [""]]);
  expect(form.current_projects).toHaveLength(1);
  expect(form.current_projects[0]?.collaborators).toEqual([""]);
  expect(form.lab_information.equipment).toEqual([""]);
  expect(form.lab_information.team_members).toHaveLength(1);
  expect(form.research_opportunities.phd_positions).toHaveLength(1);
  expect(form.research_opportunities.masters_projects).toHaveLength(1);
});

it("keeps what lists hold, and what has no field of its own", () => {
  const project = {
    title: "M",
    description: null,
    funding: "F",
    collaborators: ["C"],
    timeline: "T",
    status: null,
  };
  const opportunities = {
    phd_positions: [],
    masters_projects: [project],
    undergraduate_opportunities: "U",
  };
  const form = withOneEntryEach({
    ...DEFAULT_RESEARCH_PAGE,
    research_opportunities: opportunities,
  });
  expect(form.research_opportunities.masters_projects).toEqual([project]);
  expect(form.research_opportunities.undergraduate_opportunities).toBe("U");
});
