import { describe, expect, it } from "vitest";
import { teachingResourceInput } from "./input";
import { RESOURCE_TYPES } from "./teaching-resource";
import { texts } from "./texts";
import { toResourceGroups } from "./view";

const resource = { title: "R", description: null, course: null };

it("shows each type in one group", () => {
  const groups = toResourceGroups(
    RESOURCE_TYPES.map((type) => ({ ...resource, id: type, type, url: null })),
  );
  const shown = Object.entries(groups).map(([name, rows]) => [name, rows.map(({ id }) => id)]);
  expect(Object.fromEntries(shown)).toEqual({
    general: ["Template", "Guide"],
    readings: ["Reading"],
    further: ["Video", "Software", "Other"],
  });
});

it("links only where it is safe", () => {
  const urls = ["https://example.org/a", "/uploads/a.pdf", "javascript:alert(1)", "//evil.example"];
  const { general } = toResourceGroups(
    urls.map((url) => ({ ...resource, id: url, type: "Guide", url })),
  );
  expect(general.map(({ href }) => href)).toEqual([
    "https://example.org/a",
    "/uploads/a.pdf",
    null,
    null,
  ]);
});

it("says which course it belongs to, and no id", () => {
  const course = { id: "c1", name: "MKT 301" };
  const { general } = toResourceGroups([
    { ...resource, id: "r1", type: "Guide", url: null, course },
  ]);
  expect(general).toEqual([
    { ...resource, id: "r1", type: "Guide", course: "MKT 301", href: null },
  ]);
});

describe("input", () => {
  it("needs a title alone; a resource is a reading, and general, unless it says otherwise", () => {
    expect(teachingResourceInput.parse({ title: " A reader " })).toEqual({
      title: "A reader",
      type: "Reading",
      url: null,
      course: null,
      description: null,
    });
    expect(teachingResourceInput.parse({ title: "A", url: "/uploads/a.pdf" }).url).toBe(
      "/uploads/a.pdf",
    );
  });

  it.each([
    ["title", undefined, "Title is required"],
    ["title", "  ", "Title is required"],
    ["url", "javascript:alert(1)", "Must be a valid URL"],
    ["url", "//evil.example", "Must be a valid URL"],
  ])("rejects %s = %j with %j", (field, value, message) => {
    const result = teachingResourceInput.safeParse({ title: "A", [field]: value });
    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      [field, message],
    ]);
  });
});

it("says the words of the specification", () => {
  expect(texts.groups).toMatchObject({
    general: "General Resources",
    readings: "Recommended Readings",
  });
  expect(texts.none).toEqual({
    general: "No general resources available",
    readings: "No recommended readings available",
  });
  expect(texts.admin).toMatchObject({
    add: "Add Resource",
    empty: "No resources found",
    noCourse: "None (General Resource)",
    fetchFailed: "Failed to fetch resources",
    saveFailed: "Failed to save resource",
    deleteFailed: "Failed to delete resource",
    added: "Resource added",
    updated: "Resource updated",
    deleted: "Resource deleted",
  });
});
