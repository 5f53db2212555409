import { describe, expect, it } from "vitest";
import { type ContactInfo, dialHref, officeLine } from "./contact-info";
import { texts } from "./texts";
import { toContactView } from "./view";

const nothing: ContactInfo = {
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

describe("officeLine", () => {
  it("joins room and city", () => {
    expect(
      officeLine({ office_building_room: "Room 214", office_city_country: "Bologna, Italy" }),
    ).toBe("Room 214, Bologna, Italy");
  });

  it("does with one of them, and says when there is none", () => {
    expect(officeLine({ office_building_room: "Room 214", office_city_country: null })).toBe(
      "Room 214",
    );
    expect(officeLine({ office_building_room: null, office_city_country: null })).toBeNull();
  });
});

describe("dialHref", () => {
  it.each([
    ["+1 202 555 0143", "tel:+12025550143"],
    ["+1 (202) 555-0143 ext. 12", "tel:+12025550143"],
    ["+44 (0)20 7946 0018", "tel:+442079460018"],
    ["Tel. 051/209 9111", "tel:0512099111"],
    ["0-12", "tel:012"],
  ])("of %j is %s", (phone, href) => {
    expect(dialHref(phone)).toBe(href);
  });

  it.each(["N/A", "", "on request", "12", "javascript:alert(1)"])("does not dial %j", (phone) => {
    expect(dialHref(phone)).toBeUndefined();
  });
});

describe("what the contact page shows", () => {
  it("stands in with N/A while there is no record", () => {
    expect(toContactView(null)).toEqual({
      email: { text: "N/A", href: null },
      office: ["N/A"],
      phone: { text: "N/A", href: null },
      hours: [],
      hoursNote: "N/A",
      social: [],
    });
  });

  it("leaves out what is not set", () => {
    const view = toContactView({
      ...nothing,
      email_academic: "zoe@example.edu",
      office_university: "Bologna",
      office_hours_wednesday: "2 – 4 PM",
    });
    expect(view).toEqual({
      email: { text: "zoe@example.edu", href: "mailto:zoe@example.edu" },
      office: ["Bologna"],
      phone: null,
      hours: [{ day: "Wednesday", time: "2 – 4 PM" }],
      hoursNote: null,
      social: [],
    });
  });

  it("links to the social networks that are set, and not to # or unsafe addresses", () => {
    const view = toContactView({
      ...nothing,
      social_linkedin_url: "https://www.linkedin.com/in/zoe",
      social_facebook_url: "#",
      social_twitter_url: "javascript:alert(1)",
    });
    expect(view.social).toEqual([
      { platform: "LinkedIn", href: "https://www.linkedin.com/in/zoe" },
    ]);
  });
});

it("says the words of the specification", () => {
  expect(texts.loadError).toBe("Failed to load contact information. Please try again later.");
  expect(texts.form.title).toBe("Send a Message");
  expect(texts.form.thanks).toBe("Thank you for your message. I will get back to you soon.");
});
