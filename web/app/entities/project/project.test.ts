import { describe, expect, it } from "vitest";
import { projectInput } from "./input";
import { type Project, byLatestStart, filterOf, filters, periodOf } from "./project";
import { toProjectView } from "./view";

function project(attributes: Partial<Project>): Project {
  return {
    id: "a",
    title: "A title",
    status: "active",
    start_date: "2024-03-01",
    end_date: null,
    description: "About it.",
    funding_source: null,
    featured_image: null,
    team_members: ["Ada Lovelace"],
    ...attributes,
  };
}

describe("filters", () => {
  const shownBy = (filter: (item: Project) => boolean) =>
    ["active", "ongoing", "completed", "planning", "paused", null].filter((status) =>
      filter(project({ status })),
    );

  it("take ongoing and active alike", () => {
    expect(shownBy(filters.all)).toHaveLength(6);
    expect(shownBy(filters.ongoing)).toEqual(["active", "ongoing"]);
    expect(shownBy(filters.completed)).toEqual(["completed"]);
  });

  it("are named by the address; an unknown name means all", () => {
    expect(["ongoing", "completed", "planning", "toString", "", null].map(filterOf)).toEqual([
      "ongoing",
      "completed",
      "all",
      "all",
      "all",
      "all",
    ]);
  });
});

describe("the period", () => {
  it.each([
    ["2024-03-01", null, "2024 – Present"],
    ["2022-12-31", "2025-01-01", "2022 – 2025"],
    ["2024-01-01", "2024-12-31", "2024"],
    [null, null, "? – Present"],
    ["2024-03-01", "soon", "2024 – ?"],
  ])("from %s to %s is %s", (start_date, end_date, words) => {
    expect(periodOf({ start_date, end_date }, "?")).toBe(words);
  });
});

it("stands latest start first, undated last, ties by title", () => {
  const rows = [
    project({ title: "undated", start_date: null }),
    project({ title: "old", start_date: "1999-01-01" }),
    project({ title: "b", start_date: "2020-01-01" }),
    project({ title: "a", start_date: "2020-01-01" }),
  ];
  expect(rows.sort(byLatestStart).map(({ title }) => title)).toEqual(["a", "b", "old", "undated"]);
});

describe("view", () => {
  it.each([
    ["active", "Ongoing", "default"],
    ["ongoing", "Ongoing", "default"],
    ["completed", "Completed", "outline"],
    ["planning", "Planning", "secondary"],
    ["paused", "paused", "secondary"],
    [null, "Unknown", "secondary"],
  ])("of the status %s is %s, %s", (status, label, variant) => {
    expect(toProjectView(project({ status }), null).status).toEqual({ label, variant });
  });

  it("has words for a project without funding", () => {
    expect(toProjectView(project({}), null).funding).toBe("Independent research project");
    expect(toProjectView(project({ funding_source: "ERC" }), null).funding).toBe("ERC");
  });
});

describe("input", () => {
  const complete = {
    title: " A title ",
    description: "About it.",
    status: "planning",
    start_date: "2024-02-29",
    team_members: [" Ada ", "", undefined],
  };

  it("trims, ignores blank members and turns blank optional fields into null", () => {
    expect(projectInput.parse({ ...complete, end_date: " ", funding_source: "" })).toEqual({
      title: "A title",
      description: "About it.",
      status: "planning",
      start_date: "2024-02-29",
      end_date: null,
      team_members: ["Ada"],
      funding_source: null,
      featured_image: null,
    });
  });

  it.each([
    ["title", " ", "Title is required"],
    ["description", undefined, "Description is required"],
    ["status", undefined, "Status is required"],
    ["status", "paused", "Status is required"],
    ["start_date", undefined, "Start date is required"],
    ["start_date", "2023-02-30", "Enter a real date as YYYY-MM-DD"],
    ["end_date", "soon", "Enter a real date as YYYY-MM-DD"],
    ["end_date", "2024-02-28", "The end date must not be before the start date"],
    ["team_members", [" "], "At least one team member is required"],
    ["team_members", undefined, "At least one team member is required"],
    ["featured_image", "javascript:alert(1)", "Must be a valid URL"],
  ])("rejects %s = %j with %j", (field, value, message) => {
    const result = projectInput.safeParse({ ...complete, [field]: value });
    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      [field, message],
    ]);
  });
});
