import { expect, it } from "vitest";
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

it("says the words of the specification", () => {
  expect(texts.groups).toMatchObject({
    general: "General Resources",
    readings: "Recommended Readings",
  });
  expect(texts.none).toEqual({
    general: "No general resources available",
    readings: "No recommended readings available",
  });
});
