import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { DEFAULT_ABOUT_PAGE } from "./about-page";
import { aboutPageInput } from "./input";
import { toStructuredProfile } from "./structured";
import { texts } from "./texts";

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return parseWithZod(form, { schema: aboutPageInput });
}

function valueOf(fields: Record<string, string>) {
  const submission = parse(fields);
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return submission.value;
}

describe("the form of the about page", () => {
  it("takes a form in which nothing is filled in, and leaves out blank entries", () => {
    expect(
      valueOf({
        name: " ",
        "expertise_areas[0]": "",
        "education[0].degree": "",
        "roles[0].title": "",
        "roles[1].title": " Dean ",
        "academic_profiles[0].platform": "",
        "academic_profiles[0].url": " ",
      }),
    ).toEqual({
      name: null,
      title: null,
      bio: null,
      profile_image_url: null,
      cv_url: null,
      expertise_areas: [],
      education: [],
      roles: [{ type: null, title: "Dean", organization: null, start_year: null, end_year: null }],
      academic_profiles: [],
    });
  });

  it("names what is wrong at its field", () => {
    const { error } = parse({
      name: "x".repeat(501),
      profile_image_url: "javascript:alert(1)",
      cv_url: "javascript:alert(1)",
      "expertise_areas[0]": "x".repeat(1001),
      "education[0].year": "x".repeat(51),
      "roles[0].type": "x".repeat(201),
      "academic_profiles[0].url": "#",
      "academic_profiles[1].url": "/contact",
    }).reply();
    expect(error).toEqual({
      name: ["Must be at most 500 characters"],
      profile_image_url: ["Must be a valid URL"],
      cv_url: ["Must be a valid URL"],
      "expertise_areas[0]": ["Must be at most 1000 characters"],
      "education[0].year": ["Must be at most 50 characters"],
      "roles[0].type": ["Must be at most 200 characters"],
      "academic_profiles[0].url": ["Must be a valid URL"],
      "academic_profiles[1].url": ["Must be a valid URL"],
    });
  });
});

describe("what search engines are told", () => {
  const about = { siteUrl: "https://marchetti.example.edu", image: null };

  it("is a profile page about the person of the frame", () => {
    expect(toStructuredProfile(DEFAULT_ABOUT_PAGE, about)).toEqual({
      "@type": "ProfilePage",
      url: "https://marchetti.example.edu/about",
      mainEntity: {
        "@type": "Person",
        "@id": "https://marchetti.example.edu/#person",
        name: "Professor Name",
      },
    });
  });

  it("names each university once", () => {
    const degree = { degree: null, field: null, year: null, dissertation: null };
    const page = {
      ...DEFAULT_ABOUT_PAGE,
      bio: "I was born.",
      expertise_areas: ["Trust"],
      education: ["Bologna", null, "Bologna"].map((university) => ({ ...degree, university })),
    };
    const image = "https://marchetti.example.edu/uploads/a.webp";
    expect(toStructuredProfile(page, { ...about, image })["mainEntity"]).toMatchObject({
      description: "I was born.",
      image,
      knowsAbout: ["Trust"],
      alumniOf: [{ "@type": "CollegeOrUniversity", name: "Bologna" }],
    });
  });
});

it("says the words of the specification", () => {
  expect(texts.loadError("It is down.")).toBe("Error loading content: It is down.");
  expect(texts.none).toBe("No content available.");
  expect(texts.present).toBe("Present");
  expect(texts.admin.tab).toBe("About Page");
  expect(texts.admin.fetchFailed).toBe("Failed to load settings");
  expect(texts.admin.saveFailed).toBe("Failed to save settings");
  expect(texts.admin.saved).toBe("About page settings saved successfully");
});
