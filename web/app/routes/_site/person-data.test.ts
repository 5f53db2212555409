import { describe, expect, it } from "vitest";
import type { SiteFrame } from "./frame";
import { personJson } from "./person-data";

const frame: SiteFrame = {
  name: "Elena Marchetti",
  position: "Professor of Marketing",
  contact: {
    department: "Department of Management",
    university: "University of Bologna",
    email: "elena@example.edu",
    mailto: "mailto:elena@example.edu",
    office: "Room 214",
  },
  profiles: [
    { platform: "ORCID", href: "https://orcid.org/0000-0001" },
    { platform: "ResearchGate", href: undefined },
  ],
  year: "2026",
};

describe("personJson", () => {
  it("says who the professor is", () => {
    expect(JSON.parse(personJson(frame, "https://marchetti.example.edu"))).toEqual({
      "@context": "https://schema.org",
      "@type": "Person",
      "@id": "https://marchetti.example.edu/#person",
      name: "Elena Marchetti",
      jobTitle: "Professor of Marketing",
      url: "https://marchetti.example.edu",
      affiliation: { "@type": "CollegeOrUniversity", name: "University of Bologna" },
      sameAs: ["https://orcid.org/0000-0001"],
    });
  });

  it("cannot end its script", () => {
    const json = personJson({ ...frame, name: "</script><script>alert(1)" }, "");
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toMatchObject({ name: "</script><script>alert(1)" });
  });
});
