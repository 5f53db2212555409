import { describe, expect, it } from "vitest";
import { studentInput } from "./input";
import { type Student, byLatestStart, periodOf, searchedTexts } from "./student";
import { texts } from "./texts";
import { toListing, toStudentView } from "./view";

function student(attributes: Partial<Student>): Student {
  return {
    id: "s",
    name: "Ada Lovelace",
    level: "PhD",
    start_year: 2020,
    end_year: null,
    current: true,
    research_topic: "Engines",
    email: null,
    photo_url: null,
    thesis_url: null,
    publications: [],
    ...attributes,
  };
}

it("stands by the year of the start, the latest first, and by name", () => {
  const rows = [
    student({ name: "Old", start_year: 2010 }),
    student({ name: "B", start_year: 2024 }),
    student({ name: "A", start_year: 2024 }),
  ];
  expect(rows.sort(byLatestStart).map(({ name }) => name)).toEqual(["A", "B", "Old"]);
});

it("says its years, and Present without an end", () => {
  expect(periodOf({ start_year: 2019, end_year: 2023 })).toBe("2019 – 2023");
  expect(periodOf({ start_year: 2023, end_year: null })).toBe("2023 – Present");
});

it("is found by name, research topic and level", () => {
  expect(searchedTexts(student({ email: "ada@example.edu" }))).toEqual([
    "Ada Lovelace",
    "Engines",
    "PhD",
  ]);
});

describe("the tabs of the page", () => {
  const rows = [
    student({ id: "phd", level: "PhD" }),
    student({ id: "masters", level: "Masters" }),
    student({ id: "was undergraduate", level: "Undergraduate", current: false }),
  ];
  const listing = (search: string) => {
    const { students, ...tabs } = toListing(rows, new URLSearchParams(search));
    return { ...tabs, ids: students.map(({ id }) => id) };
  };

  it.each([
    ["", "current", "phd", ["phd"]],
    ["degree=masters", "current", "masters", ["masters"]],
    ["degree=undergraduate", "current", "undergraduate", []],
    ["status=graduated", "graduated", "undergraduate", ["was undergraduate"]],
    ["status=graduated&degree=phd", "graduated", "phd", []],
    ["status=gone&degree=none", "current", "phd", ["phd"]],
  ])("of %j", (search, status, degree, ids) => {
    expect(listing(search)).toEqual({ status, degree, ids });
  });

  it("begin with doctoral students where there is nobody", () => {
    expect(toListing([], new URLSearchParams())).toMatchObject({ degree: "phd", students: [] });
  });
});

describe("a student on the page", () => {
  it("has words for the status and the degree, and links that are safe", () => {
    const shown = toStudentView(
      student({ level: "Masters", email: "ada@example.edu", thesis_url: "https://example.org/t" }),
      null,
    );
    expect(shown).toMatchObject({
      initials: "AL",
      degree: "Master's",
      status: "Current",
      period: "2020 – Present",
      mailto: "mailto:ada@example.edu",
      thesisHref: "https://example.org/t",
    });
    expect(toStudentView(student({ current: false }), null)).toMatchObject({
      status: "Graduated",
      mailto: null,
      thesisHref: null,
    });
  });

  it("has no link to what is not safe", () => {
    const shown = student({ thesis_url: "javascript:alert(1)", email: "a b@example.edu" });
    expect(toStudentView(shown, null)).toMatchObject({ mailto: null, thesisHref: null });
  });
});

describe("input", () => {
  const least = { name: " Ada ", level: "PhD", start_year: "2024", research_topic: "Engines" };

  it("turns blank optional fields into null", () => {
    expect(
      studentInput.parse({ ...least, end_year: " ", publications: ["", " A paper "] }),
    ).toEqual({
      name: "Ada",
      level: "PhD",
      start_year: 2024,
      end_year: null,
      current: false,
      research_topic: "Engines",
      email: null,
      photo_url: null,
      publications: ["A paper"],
      thesis_url: null,
    });
  });

  it.each([
    ["name", undefined, "Name is required"],
    ["name", "  ", "Name is required"],
    ["level", undefined, "Level is required"],
    ["start_year", undefined, "Start year is required"],
    ["start_year", "soon", "Start year is required"],
    ["start_year", "1899", "Enter a year from 1900 to 2100"],
    ["start_year", "2101", "Enter a year from 1900 to 2100"],
    ["start_year", "2020.5", "Enter a year from 1900 to 2100"],
    ["end_year", "1899", "Enter a year from 1900 to 2100"],
    ["end_year", "2023", "The end year must not be before the start year"],
    ["research_topic", undefined, "Research topic is required"],
    ["email", "ada", "Must be a valid email address"],
    ["email", "ada@example.edu\nBcc:", "Must be a valid email address"],
    ["photo_url", "javascript:alert(1)", "Must be a valid URL"],
    ["thesis_url", "//evil.example", "Must be a valid URL"],
  ])("rejects %s = %j with %j", (field, value, message) => {
    const result = studentInput.safeParse({ ...least, [field]: value });
    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      [field, message],
    ]);
  });

  it.each([
    { end_year: "2024" },
    { end_year: "" },
    // It is not saved, and its field is disabled.
    { end_year: "2023", current: true },
  ])("takes %j after a start in 2024", (fields) => {
    expect(studentInput.safeParse({ ...least, ...fields }).success).toBe(true);
  });

  it.each(["1900", "2100"])("takes the year %s", (year) => {
    const { start_year, end_year } = studentInput.parse({
      ...least,
      start_year: year,
      end_year: year,
    });
    expect([start_year, end_year]).toEqual([Number(year), Number(year)]);
  });
});

it("says the words of the specification", () => {
  expect(texts.none).toBe("No students found");
  expect(texts.fetchFailed).toBe("Failed to fetch students");
  expect(texts.tabs).toMatchObject({
    current: "Current Students",
    graduated: "Graduated Students",
    phd: "PhD Students",
    masters: "Master's Students",
    undergraduate: "Undergraduate Students",
  });
  expect(texts.admin).toMatchObject({
    add: "Add Student",
    confirmDelete: "Are you sure you want to delete this student?",
    added: "Student has been added successfully",
    updated: "Student has been updated successfully",
    deleted: "Student has been deleted successfully",
  });
  expect(texts.admin.addFailed("why")).toBe("Failed to add student: why");
  expect(texts.admin.updateFailed("why")).toBe("Failed to update student: why");
  expect(texts.admin.deleteFailed("why")).toBe("Failed to delete student: why");
});
