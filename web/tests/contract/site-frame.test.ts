import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { DEFAULT_PROFESSOR } from "~/entities/about-page/about-page";
import { readProfessor } from "~/entities/about-page/store.server";
import { readContactInfo } from "~/entities/contact-info/store.server";
import { readSiteSettings } from "~/entities/seo/store.server";
import { seoFor } from "~/features/seo/seo-for.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const visitor = publicCms();

const SINGLES = ["/api/about-page", "/api/contact-info", "/api/seo-setting"];
const record = z.object({ data: z.record(z.string(), z.unknown()) });
const originals = new Map<string, Record<string, unknown>>();

/** What the cms writes itself and does not take back. */
const OWN = new Set(["id", "documentId", "createdAt", "updatedAt", "publishedAt"]);

function writable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(writable);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !OWN.has(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, writable(part)]));
}

beforeAll(async () => {
  for (const path of SINGLES) {
    const { data } = record.parse(await owner.get(path, { populate: "*" }));
    originals.set(path, data);
  }
});

afterAll(async () => {
  for (const [path, data] of originals) await owner.put(path, { data: writable(data) });
});

describe("the professor", () => {
  it("is who the about page says, with the academic profiles in its order", async () => {
    const academic_profiles = [
      { platform: "ORCID", url: "https://orcid.org/0000-0002-1825-0097" },
      { platform: "ResearchGate", url: "https://www.researchgate.net/profile/x" },
    ];
    const data = { name: "Zoë Müller", title: "Professor of Tests", academic_profiles };
    await owner.put("/api/about-page", { data });
    expect(await readProfessor(visitor)).toEqual(data);
  });

  it("has the defaults while the about page is not filled", async () => {
    await owner.delete("/api/about-page");
    expect(await readProfessor(visitor)).toEqual(DEFAULT_PROFESSOR);
  });
});

describe("the contact details", () => {
  it("come with null for what is not set", async () => {
    await owner.delete("/api/contact-info");
    expect(await readContactInfo(visitor)).toBeNull();
    await owner.put("/api/contact-info", { data: { email_academic: "zoe@example.edu" } });
    expect(await readContactInfo(visitor)).toEqual({
      email_academic: "zoe@example.edu",
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
    });
  });
});

describe("the words for search engines", () => {
  const created = z.object({ data: z.object({ documentId: z.string() }) });

  it("are the built-in ones while nothing is set", async () => {
    await owner.delete("/api/seo-setting");
    expect(await readSiteSettings(visitor)).toBeNull();
    expect(await seoFor(visitor, "/contract-test", {})).toMatchObject({
      title: "Academic Profile",
      image: "http://localhost:3000/images/profile-og-image.png",
      canonical: "http://localhost:3000/contract-test",
      noIndex: false,
    });
  });

  it("are the owner's for the site, and for the path before them", async () => {
    await owner.put("/api/about-page", { data: { name: "Zoë Müller" } });
    await owner.put("/api/seo-setting", {
      data: { site_title: "Tests", site_description: "All of them.", google_analytics_id: "G-1" },
    });
    const page = { path: "/contract-test", title: "This one", og_type: "article", no_index: true };
    const { data } = created.parse(await owner.post("/api/page-seos", { data: page }));
    expect(await seoFor(visitor, "/contract-test", { title: "Test" })).toMatchObject({
      title: "This one | Zoë Müller",
      description: "All of them.",
      type: "article",
      noIndex: true,
    });
    await owner.delete(`/api/page-seos/${data.documentId}`);
    expect((await seoFor(visitor, "/contract-test", { title: "Test" })).title).toBe(
      "Test | Zoë Müller",
    );
    expect(await readSiteSettings(visitor)).toMatchObject({ google_analytics_id: "G-1" });
  });
});
