import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { researchPageInput } from "./input";
import { texts } from "./texts";

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return parseWithZod(form, { schema: researchPageInput });
}

function valueOf(fields: Record<string, string>) {
  const submission = parse(fields);
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return submission.value;
}

describe("the form of the research page", () => {
  it("takes a form in which nothing is filled in", () => {
    expect(
      valueOf({
        title: "",
        "research_areas[0].title": " ",
        "research_areas[0].publications[0]": "",
        "lab_information.equipment[0]": "",
        "research_opportunities.phd_positions[0].deadline": "",
      }),
    ).toEqual({
      title: null,
      description: null,
      research_areas: [],
      current_projects: [],
      lab_information: { name: null, location: null, equipment: [], team_members: [] },
      research_opportunities: {
        phd_positions: [],
        masters_projects: [],
        undergraduate_opportunities: null,
      },
    });
  });

  it("leaves out blank entries and keeps the order of the others", () => {
    const { research_areas, lab_information } = valueOf({
      "research_areas[0].title": "",
      "research_areas[0].publications[0]": "",
      "research_areas[1].title": "First",
      "research_areas[1].publications[0]": "",
      "research_areas[1].publications[1]": " One ",
      "research_areas[1].publications[2]": "Two",
      "research_areas[2].description": "Only a description",
      "lab_information.team_members[0].name": "",
      "lab_information.team_members[1].expertise": "Optics",
    });
    expect(research_areas).toEqual([
      { title: "First", description: null, image_url: null, publications: ["One", "Two"] },
      { title: null, description: "Only a description", image_url: null, publications: [] },
    ]);
    expect(lab_information.team_members).toEqual([{ name: null, role: null, expertise: "Optics" }]);
  });

  it("reads the line breaks that browsers post as the line breaks that were typed", () => {
    expect(valueOf({ description: "\r\nOne\r\n\r\nTwo\n" }).description).toBe("One\n\nTwo");
  });

  it("names what is wrong at its field", () => {
    const { error } = parse({
      title: "x".repeat(501),
      "research_areas[0].image_url": "javascript:alert(1)",
      "research_areas[0].publications[1]": "x".repeat(1001),
      "research_opportunities.phd_positions[0].deadline": "2027-02-30",
      "research_opportunities.masters_projects[0].status": "x".repeat(201),
    }).reply();
    expect(error).toEqual({
      title: ["Must be at most 500 characters"],
      "research_areas[0].image_url": ["Must be a valid URL"],
      "research_areas[0].publications[1]": ["Must be at most 1000 characters"],
      "research_opportunities.phd_positions[0].deadline": ["Enter a real date as YYYY-MM-DD"],
      "research_opportunities.masters_projects[0].status": ["Must be at most 200 characters"],
    });
  });

  it("takes addresses of other sites and of uploaded pictures", () => {
    const { research_areas } = valueOf({
      "research_areas[0].image_url": "https://example.org/a.png?x=1",
      "research_areas[1].image_url": "/uploads/a.webp",
    });
    expect(research_areas.map(({ image_url }) => image_url)).toEqual([
      "https://example.org/a.png?x=1",
      "/uploads/a.webp",
    ]);
  });
});

it("says the words of the specification", () => {
  expect(texts.loading).toBe("Loading research information...");
  expect(texts.loadError("It is down.")).toBe(
    "Error loading information: It is down. Please try again later.",
  );
  expect(texts.none).toBe("No research information available.");
  expect(texts.admin.loading).toBe("Loading research settings...");
  expect(texts.admin.fetchFailed).toBe("Failed to load research settings");
  expect(texts.admin.saveFailed).toBe("Failed to save settings");
  expect(texts.admin.saved).toBe("Research page settings saved successfully");
});
