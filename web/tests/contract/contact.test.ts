import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readContactInfo } from "~/entities/contact-info/store.server";
import { toContactView } from "~/entities/contact-info/view";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const PATH = "/api/contact-info";
const owner = createCms((call) => callCms(call, { token: ownerToken }));
const visitor = publicCms();
const ADDED = new Set(["id", "documentId", "createdAt", "updatedAt", "publishedAt"]);
let before: object = {};

beforeAll(async () => {
  const { data } = z
    .object({ data: z.record(z.string(), z.unknown()) })
    .parse(await owner.get(PATH));
  before = Object.fromEntries(Object.entries(data).filter(([name]) => !ADDED.has(name)));
});

afterAll(async () => {
  await owner.put(PATH, { data: before });
});

describe("the contact page", () => {
  it("shows what the owner has saved, whole", async () => {
    await owner.put(PATH, {
      data: {
        email_academic: "zoe@example.edu",
        office_department: "Tests & “quotes”",
        office_university: "University of Tests",
        office_building_room: "Room 1",
        office_city_country: "Zürich, Switzerland",
        phone_office: "+41 44 000 00 00",
        office_hours_monday: "9 – 10",
        office_hours_wednesday: "14 – 15",
        office_hours_appointment_note: "First line.\nSecond line.",
        social_linkedin_url: "https://www.linkedin.com/in/zoe",
        social_facebook_url: "#",
        social_twitter_url: "https://x.com/zoe",
      },
    });
    expect(toContactView(await readContactInfo(visitor))).toEqual({
      email: { text: "zoe@example.edu", href: "mailto:zoe@example.edu" },
      office: ["Tests & “quotes”", "University of Tests", "Room 1", "Zürich, Switzerland"],
      phone: { text: "+41 44 000 00 00", href: "tel:+41440000000" },
      hours: [
        { day: "Monday", time: "9 – 10" },
        { day: "Wednesday", time: "14 – 15" },
      ],
      hoursNote: "First line.\nSecond line.",
      hasTeachingHours: false,
      social: [
        { platform: "LinkedIn", href: "https://www.linkedin.com/in/zoe" },
        { platform: "Twitter", href: "https://x.com/zoe" },
      ],
    });
  });

  it("stands in with N/A when there is no record", async () => {
    await owner.delete(PATH);
    expect(toContactView(await readContactInfo(visitor))).toMatchObject({
      email: { text: "N/A" },
      office: ["N/A"],
      phone: { text: "N/A" },
    });
  });
});
