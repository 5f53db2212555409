import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { EMPTY_CONTACT_INFO, dialHref, officeLine } from "./contact-info";
import { contactInfoInput } from "./input";
import { texts } from "./texts";
import { toContactView } from "./view";

const nothing = EMPTY_CONTACT_INFO;

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
      hasTeachingHours: false,
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
      hasTeachingHours: false,
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

describe("the contact form", () => {
  function parse(fields: Record<string, string>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return parseWithZod(form, { schema: contactInfoInput });
  }

  it("asks for the email alone, and makes other empty fields null", () => {
    const empty = parse({ email_academic: " ", phone_office: "" });
    expect(empty.reply().error).toEqual({ email_academic: ["Academic Email is required."] });
    const saved = parse({ email_academic: " zoe@example.edu ", office_university: " " });
    expect(saved).toMatchObject({
      status: "success",
      value: { ...EMPTY_CONTACT_INFO, email_academic: "zoe@example.edu" },
    });
  });

  it("takes # and web addresses for social networks, and nothing else", () => {
    const fields = { email_academic: "zoe@example.edu", social_linkedin_url: "#" };
    const taken = parse({ ...fields, social_twitter_url: "https://x.com/zoe" });
    expect(taken).toMatchObject({
      status: "success",
      value: { social_linkedin_url: "#", social_twitter_url: "https://x.com/zoe" },
    });
    const rejected = parse({
      ...fields,
      social_facebook_url: "javascript:alert(1)",
      social_twitter_url: "/contact",
      email_academic: "zoe",
      phone_office: "1".repeat(101),
    });
    expect(rejected.reply().error).toEqual({
      email_academic: ["Must be a valid email address"],
      phone_office: ["Must be at most 100 characters"],
      social_facebook_url: ["Must be a valid URL"],
      social_twitter_url: ["Must be a valid URL"],
    });
  });
});

it("says the words of the specification", () => {
  expect(texts.admin).toMatchObject({
    fetchFailedTitle: "Error Fetching Data",
    fetchFailed: "Failed to fetch contact information",
    noDataTitle: "No Data",
    noData: "No contact information found for ID 1. Please ensure the record exists.",
    saveFailedTitle: "Error Saving Data",
    saveFailed: "Failed to update contact information or no data returned",
    saved: "Contact information updated successfully.",
  });
  expect(texts.invalid.title).toBe("Validation Error");
  expect(texts.loadError).toBe("Failed to load contact information. Please try again later.");
  expect(texts.form.title).toBe("Send a Message");
  expect(texts.form.thanks).toBe("Thank you for your message. I will get back to you soon.");
});
