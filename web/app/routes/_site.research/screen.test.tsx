import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DEFAULT_RESEARCH_PAGE, type ResearchPage } from "~/entities/research-page/research-page";
import { DOWN, read, showScreen } from "../../../tests/support/show-screen";
import Research from "./route";
import { toResearchView } from "./view";

const project = {
  title: "P",
  description: null,
  funding: null,
  collaborators: [],
  timeline: null,
  status: null,
};
const whole: ResearchPage = {
  ...DEFAULT_RESEARCH_PAGE,
  research_areas: [{ title: "A", description: null, image_url: null, publications: [] }],
  current_projects: [project],
  lab_information: { name: "L", location: null, equipment: [], team_members: [] },
  research_opportunities: {
    phd_positions: [{ title: "D", description: null, deadline: null }],
    masters_projects: [{ ...project, title: "M" }],
    undergraduate_opportunities: "Ask us.",
  },
};

it("has its four parts in the order of the specification", async () => {
  const research = read(toResearchView(whole, () => null));
  showScreen(Research, { research });
  await screen.findByRole("heading", { level: 1, name: "Research" });
  const parts = screen.getAllByRole("heading", { level: 2 });
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    "Research Areas",
    "Current Projects",
    "Lab Information",
    "Research Opportunities",
  ]);
});

it("says why it cannot be read, in two sentences", async () => {
  showScreen(Research, { research: DOWN });
  const words = "Error loading information: The cms is away. Please try again later.";
  expect(await screen.findByText(words)).toBeTruthy();
});
