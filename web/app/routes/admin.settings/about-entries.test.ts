import { expect, it } from "vitest";
import { DEFAULT_ABOUT_PAGE } from "~/entities/about-page/about-page";
import { withOneEntryEach } from "./about-entries";

it("gives each empty list one blank entry, and keeps what lists hold", () => {
  const empty = withOneEntryEach(DEFAULT_ABOUT_PAGE);
  expect(empty).toMatchObject({ name: "Professor Name", title: "University Professor" });
  expect(empty.expertise_areas).toEqual([""]);
  for (const list of [empty.education, empty.roles, empty.academic_profiles]) {
    expect(list).toHaveLength(1);
  }
  const academic_profiles = [{ platform: "ORCID", url: null }];
  const form = withOneEntryEach({
    ...DEFAULT_ABOUT_PAGE,
    expertise_areas: ["A", "B"],
    academic_profiles,
  });
  expect(form.expertise_areas).toEqual(["A", "B"]);
  expect(form.academic_profiles).toEqual(academic_profiles);
});
