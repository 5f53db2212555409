import { describe, expect, it } from "vitest";
import { type AboutPage, DEFAULT_ABOUT_PAGE } from "~/entities/about-page/about-page";
import { descriptionOf, isEmptyView, toAboutView } from "./view";

const nothing: AboutPage = { ...DEFAULT_ABOUT_PAGE, name: null, title: null };
const role = { type: null, title: "Dean", organization: null, start_year: null, end_year: null };
const education = {
  degree: null,
  field: null,
  university: null,
  year: null,
  dissertation: null,
};

function viewOf(page: Partial<AboutPage>) {
  const pictureOf = (url: string | null) =>
    url ? { src: url, srcSet: null, width: null, height: null, alt: null } : null;
  return toAboutView({ ...nothing, ...page }, pictureOf);
}

describe("what the about page shows", () => {
  it("has a name and a position, whatever is missing", () => {
    const view = viewOf({});
    expect(view).toMatchObject({ name: "Professor Name", position: "University Professor" });
    expect(isEmptyView(view)).toBe(true);
    expect(isEmptyView(viewOf({ bio: "I was born." }))).toBe(false);
  });

  it("joins degree and field, and does with one of them", () => {
    const entries = [
      { ...education, degree: "Ph.D.", field: "Marketing" },
      { ...education, degree: "Habilitation" },
      { ...education, field: "Economics" },
      { ...education, university: "Bologna" },
      education,
    ];
    expect(viewOf({ education: entries }).education.map(({ degree }) => degree)).toEqual([
      "Ph.D. in Marketing",
      "Habilitation",
      "Economics",
      null,
    ]);
  });

  it.each([
    ["2015", null, "2015 – Present"],
    ["2015", "2019", "2015 – 2019"],
    ["2014", "2014", "2014"],
    [null, "2019", "2019"],
    [null, null, null],
  ])("a role from %s to %s was held %s", (start_year, end_year, period) => {
    const { roles } = viewOf({ roles: [{ ...role, start_year, end_year }] });
    expect(roles.map((held) => held.period)).toEqual([period]);
  });

  it("links to no unsafe address, and leaves out profiles without name or address", () => {
    const academic_profiles = [
      { platform: "ORCID", url: "https://orcid.org/0000-0001" },
      { platform: "Trick", url: "javascript:alert(1)" },
      { platform: null, url: "https://example.org" },
      { platform: "ResearchGate", url: null },
    ];
    expect(viewOf({ academic_profiles }).profiles).toEqual([
      { platform: "ORCID", href: "https://orcid.org/0000-0001" },
      { platform: "Trick", href: null },
    ]);
  });
});

it("describes itself with how the biography begins", () => {
  expect(descriptionOf({ bio: null })).toBeNull();
  expect(descriptionOf({ bio: " One.\n\nTwo. " })).toBe("One. Two.");
  expect(descriptionOf({ bio: "𝒜".repeat(161) })).toBe(`${"𝒜".repeat(160)}...`);
});
