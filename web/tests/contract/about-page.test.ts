import { parseWithZod } from "@conform-to/zod/v4";
import { afterAll, describe, expect, it } from "vitest";
import { type AboutPage, DEFAULT_ABOUT_PAGE } from "~/entities/about-page/about-page";
import { aboutPageInput } from "~/entities/about-page/input";
import {
  readAboutPage,
  readAboutPageForEdit,
  readIntroduction,
  readName,
  readProfessor,
  saveAboutPage,
} from "~/entities/about-page/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const anonymous = publicCms();
const demo = await readAboutPageForEdit(owner);

afterAll(async () => {
  await saveAboutPage(owner, demo.page, undefined);
});

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A page with this many entries in each list. */
function pageOf(count: number): AboutPage {
  return {
    name: "Zoë Müller-Ångström",
    title: "Professor of “Tests” & <b>more</b>",
    bio: "I was born in 日本 🧪.\n\nSecond\tparagraph.",
    profile_image_url: count % 2 ? "/uploads/zoe.webp" : "https://example.org/zoe.jpg?a=1&b=2",
    cv_url: count % 2 ? "/uploads/cv.pdf" : null,
    expertise_areas: times(count, (index) => `Area “${index}”`),
    education: times(count, (index) => ({
      degree: "Ph.D.",
      field: `Field ${index}`,
      university: "Università di Bologna",
      year: "1999/2000",
      dissertation: index % 2 ? null : "On tests,\nand more tests",
    })),
    roles: times(count, (index) => ({
      type: "Academic",
      title: `Role ${index}`,
      organization: "Académie",
      start_year: "2010",
      end_year: index % 2 ? null : "2015",
    })),
    academic_profiles: times(count, (index) => ({
      platform: `Network ${index}`,
      url: `https://example.org/${index}`,
    })),
  };
}

/** The page as a browser posts it: line breaks of text areas as CR LF. */
function toForm(value: unknown, name = "", form = new FormData()): FormData {
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => toForm(item, `${name}[${index}]`, form));
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      toForm(item, name ? `${name}.${key}` : key, form);
    }
  } else {
    form.append(name, typeof value === "string" ? value.replaceAll("\n", "\r\n") : "");
  }
  return form;
}

function fromForm(form: FormData): AboutPage {
  const submission = parseWithZod(form, { schema: aboutPageInput });
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return submission.value;
}

describe("the about page", () => {
  it.each([1, 30])(
    "survives the way from the form to the cms and back with %i entries per list",
    async (count) => {
      const page = pageOf(count);
      const { version } = await readAboutPageForEdit(owner);
      const saved = await saveAboutPage(owner, fromForm(toForm(page)), version);
      expect(await readAboutPageForEdit(owner)).toEqual({ page, version: saved });
      expect(await readAboutPage(anonymous)).toEqual(page);
    },
  );

  it("is where header, footer, titles and home page have name, position, portrait and profiles from", async () => {
    const { name, title, profile_image_url, cv_url, academic_profiles } = pageOf(2);
    await saveAboutPage(owner, pageOf(2), undefined);
    expect(await readProfessor(anonymous)).toEqual({ name, title, academic_profiles });
    const introduction = { name, title, profile_image_url, cv_url, academic_profiles };
    expect(await readIntroduction(anonymous)).toEqual(introduction);
    expect(await readName(anonymous)).toBe(name);
  });

  it("loses what a save leaves out", async () => {
    await saveAboutPage(owner, pageOf(2), undefined);
    const bare = { ...DEFAULT_ABOUT_PAGE, name: null, title: null };
    await saveAboutPage(owner, bare, undefined);
    expect(await readAboutPage(anonymous)).toEqual(bare);
  });

  it("is not saved over another window's save, unless that is wanted", async () => {
    const first = await readAboutPageForEdit(owner);
    const theirs = await saveAboutPage(owner, pageOf(1), first.version);
    expect(theirs).not.toBe(first.version);
    for (const late of [first.version, ""]) {
      const save = saveAboutPage(owner, pageOf(2), late);
      await expect(save).rejects.toMatchObject({ status: 409 });
    }
    expect(await readAboutPage(anonymous)).toEqual(pageOf(1));
    await saveAboutPage(owner, pageOf(2), undefined);
    expect(await readAboutPage(anonymous)).toEqual(pageOf(2));
  });

  it("is the built-in page while there is none, and is then inserted", async () => {
    await owner.delete("/api/about-page");
    expect(await readAboutPage(anonymous)).toEqual(DEFAULT_ABOUT_PAGE);
    const opened = await readAboutPageForEdit(owner);
    expect(opened).toEqual({ page: DEFAULT_ABOUT_PAGE, version: "" });
    await saveAboutPage(owner, pageOf(1), "");
    expect(await readAboutPage(anonymous)).toEqual(pageOf(1));
  });

  it("is rejected with a message at the field", async () => {
    const wrong = pageOf(2);
    wrong.academic_profiles.push({ platform: "Trick", url: "javascript:alert(1)" });
    await expect(saveAboutPage(owner, wrong, undefined)).rejects.toMatchObject({
      status: 400,
      fields: { "academic_profiles.2.url": "Must be a valid URL" },
    });
  });

  it("cannot be written without the owner's token", async () => {
    const stranger = saveAboutPage(anonymous, pageOf(1), undefined);
    await expect(stranger).rejects.toMatchObject({ status: 403 });
  });
});
