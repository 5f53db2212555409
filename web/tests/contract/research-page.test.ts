import { parseWithZod } from "@conform-to/zod/v4";
import { afterAll, describe, expect, it } from "vitest";
import { researchPageInput } from "~/entities/research-page/input";
import { DEFAULT_RESEARCH_PAGE, type ResearchPage } from "~/entities/research-page/research-page";
import {
  readResearchPageForEdit,
  readResearchPage,
  saveResearchPage,
} from "~/entities/research-page/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const anonymous = publicCms();
const demo = await readResearchPageForEdit(owner);

afterAll(async () => {
  await saveResearchPage(owner, demo.page, undefined);
});

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const text = (what: string) =>
  `${what}: Ångström & “Zoë's” <b>l’été</b> — 日本 🧪\n\nSecond\tparagraph.`;

/** A page with this many entries in each list, and in each list inside. */
function pageOf(count: number): ResearchPage {
  const project = (index: number) => ({
    title: `Project ${index}`,
    description: text(`project ${index}`),
    funding: `Fonds n° ${index}`,
    collaborators: times(count, (text) => `Collaborator ${index}.${text}`),
    timeline: "2025 – 2028",
    status: "In Progress",
  });
  return {
    title: 'Research, “quoted" & accented: çàé',
    description: text("page"),
    research_areas: times(count, (index) => ({
      title: `Area ${index}`,
      description: text(`area ${index}`),
      image_url: index % 2 ? `/uploads/area-${index}.webp` : `https://example.org/${index}?a=1&b=2`,
      publications: times(count, (text) => `Müller, “Paper ${text}” of area ${index}`),
    })),
    current_projects: times(count, project),
    lab_information: {
      name: "Labor für Prüfung",
      location: "Hall 3, “basement”",
      equipment: times(count, (index) => `Microscope ${index}`),
      team_members: times(count, (index) => ({
        name: `Name ${index}`,
        role: "Postdoc",
        expertise: "Optics, β-decay",
      })),
    },
    research_opportunities: {
      phd_positions: times(count, (index) => ({
        title: `Position ${index}`,
        description: text(`position ${index}`),
        deadline: index % 2 ? null : "2028-02-29",
      })),
      masters_projects: times(count, project),
      undergraduate_opportunities: text("undergraduates"),
    },
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

function fromForm(form: FormData): ResearchPage {
  const submission = parseWithZod(form, { schema: researchPageInput });
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return submission.value;
}

describe("the research page", () => {
  it.each([1, 30])(
    "survives the way from the form to the cms and back with %i entries per list",
    async (count) => {
      const page = pageOf(count);
      const { version } = await readResearchPageForEdit(owner);
      const saved = await saveResearchPage(owner, fromForm(toForm(page)), version);
      expect(await readResearchPageForEdit(owner)).toEqual({ page, version: saved });
      expect(await readResearchPage(anonymous)).toEqual(page);
      expect(fromForm(toForm(await readResearchPage(anonymous)))).toEqual(page);
    },
    60_000,
  );

  it("loses what a save leaves out", async () => {
    await saveResearchPage(owner, pageOf(2), undefined);
    const bare = { ...DEFAULT_RESEARCH_PAGE, title: null, description: null };
    await saveResearchPage(owner, bare, undefined);
    expect(await readResearchPage(anonymous)).toEqual(bare);
  });

  it("is not saved over another window's save, unless that is wanted", async () => {
    const first = await readResearchPageForEdit(owner);
    const theirs = await saveResearchPage(owner, pageOf(1), first.version);
    expect(theirs).not.toBe(first.version);
    const late = saveResearchPage(owner, pageOf(2), first.version);
    await expect(late).rejects.toMatchObject({ status: 409 });
    await expect(saveResearchPage(owner, pageOf(2), "")).rejects.toMatchObject({ status: 409 });
    expect(await readResearchPage(anonymous)).toEqual(pageOf(1));

    await saveResearchPage(owner, pageOf(2), undefined);
    expect(await readResearchPage(anonymous)).toEqual(pageOf(2));
  });

  it("changes its version with each save, also when only a list inside has changed", async () => {
    const page = pageOf(1);
    const first = await saveResearchPage(owner, page, undefined);
    const lab_information = { ...page.lab_information, equipment: ["Another microscope"] };
    const second = await saveResearchPage(owner, { ...page, lab_information }, first);
    expect(second).not.toBe(first);
  });

  it("is the built-in page while there is none, and is then inserted", async () => {
    await owner.delete("/api/research-page");
    expect(await readResearchPage(anonymous)).toEqual(DEFAULT_RESEARCH_PAGE);
    expect(await readResearchPageForEdit(owner)).toEqual({
      page: DEFAULT_RESEARCH_PAGE,
      version: "",
    });
    await saveResearchPage(owner, pageOf(1), "");
    expect(await readResearchPage(anonymous)).toEqual(pageOf(1));
  });

  it("is rejected with a message at the field", async () => {
    const wrong = pageOf(2);
    wrong.research_areas.push({
      title: null,
      description: null,
      image_url: "javascript:alert(1)",
      publications: [],
    });
    await expect(saveResearchPage(owner, wrong, undefined)).rejects.toMatchObject({
      status: 400,
      fields: { "research_areas.2.image_url": "Must be a valid URL" },
    });
  });

  it("cannot be written without the owner's token", async () => {
    await expect(saveResearchPage(anonymous, pageOf(1), undefined)).rejects.toMatchObject({
      status: 403,
    });
  });
});
