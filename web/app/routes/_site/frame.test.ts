import { describe, expect, it } from "vitest";
import type { ContactInfo } from "~/entities/contact-info/contact-info";
import { toFrame } from "./frame";

const noContact: ContactInfo = {
  email_academic: null,
  office_department: null,
  office_university: null,
  office_building_room: null,
  office_city_country: null,
  phone_office: null,
  office_hours_monday: null,
  office_hours_wednesday: null,
  office_hours_appointment_note: null,
  social_linkedin_url: null,
  social_facebook_url: null,
  social_twitter_url: null,
};
const professor = { name: "Elena Marchetti", title: "Professor", academic_profiles: [] };

describe("toFrame", () => {
  it("publishes no contact details while nothing is set or readable, and profiles that lead nowhere", () => {
    const frame = toFrame(null, null, "2026-11-21");
    expect(frame.year).toBe("2026");
    expect(frame.contact).toEqual({
      department: null,
      university: null,
      email: null,
      mailto: undefined,
      office: null,
    });
    expect(frame.profiles).toEqual([
      { platform: "Google Scholar", href: undefined },
      { platform: "ResearchGate", href: undefined },
      { platform: "ORCID", href: undefined },
      { platform: "Academia.edu", href: undefined },
    ]);
    expect(toFrame(professor, noContact, "2026-11-21").contact).toEqual(frame.contact);
  });

  it("shows what is set and leaves out the rest", () => {
    const { name, contact } = toFrame(
      professor,
      { ...noContact, email_academic: "elena@example.edu", office_university: "Bologna" },
      "2026-11-21",
    );
    expect(name).toBe("Elena Marchetti");
    expect(contact).toMatchObject({
      email: "elena@example.edu",
      mailto: "mailto:elena@example.edu",
      university: "Bologna",
    });
    expect(contact.department).toBeNull();
  });

  it("shows the owner's profiles instead of the usual ones, without unsafe addresses", () => {
    const academic_profiles = [
      { platform: "ORCID", url: "https://orcid.org/0000-0001" },
      { platform: "Trick", url: "javascript:alert(1)" },
    ];
    expect(toFrame({ ...professor, academic_profiles }, null, "2026-11-21").profiles).toEqual([
      { platform: "ORCID", href: "https://orcid.org/0000-0001" },
      { platform: "Trick", href: undefined },
    ]);
  });
});
