import { createRequire } from "node:module";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { at, listAt, textAt } from "../support/json";
import { TEST_DIST } from "../support/paths";

const SITE = "https://ada.example.edu";
const CMS = "http://cms.internal:1337";
const cms = useCms({ SITE_URL: SITE, CMS_URL: CMS });
const FILE = "/uploads/portrait_0a1b2c3d4e.webp";
let owner = "";

beforeAll(async () => {
  owner = await cms().ownerToken();
});

async function saved(method: string, url: string, data: object): Promise<unknown> {
  const { status, body } = await cms().call(method, `/api/${url}`, {
    body: { data },
    token: owner,
  });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return at(body, "data");
}

const STUDENT = { name: "Sam", level: "PhD", start_year: 2024, research_topic: "Rivers" };

describe("an address that was copied from the media library", () => {
  test.each([
    `${CMS}${FILE}`,
    `http://localhost:1337${FILE}`,
    `http://127.0.0.1:41337${FILE}`,
    `http://[::1]:1337${FILE}`,
    `${SITE}${FILE}`,
  ])("%s is saved as a path", async (address) => {
    const student = await saved("POST", "students", { ...STUDENT, photo_url: address });
    expect(at(student, "photo_url")).toBe(FILE);
  });

  test.each([`https://elsewhere.example${FILE}`, "http://localhost:1337/admin"])(
    "%s is another one's and stays",
    async (address) => {
      const student = await saved("POST", "students", { ...STUDENT, photo_url: address });
      expect(at(student, "photo_url")).toBe(address);
    },
  );

  test("is cut in components, links and lists too, and made public where no path may stand", async () => {
    const research_areas = [{ title: "Rivers", image_url: `${CMS}${FILE}` }];
    const page = await saved("PUT", "research-page?populate=*", { research_areas });
    expect(at(listAt(page, "research_areas")[0], "image_url")).toBe(FILE);
    const event = { title: "A talk", date: "2031-01-01", location: "Here", description: "It." };
    expect(at(await saved("POST", "events", { ...event, link: `${CMS}${FILE}` }), "link")).toBe(
      FILE,
    );
    const media = { title: "A talk", type: "audio", url: `${CMS}${FILE}` };
    expect(at(await saved("POST", "media-items", media), "url")).toBe(`${SITE}${FILE}`);
  });

  test("is cut in the HTML of a post, where it is an address and not where it is text", async () => {
    const content = `<p>See ${CMS}${FILE}</p><img src="${CMS}${FILE}" srcset="${CMS}${FILE} 1x, ${CMS}${FILE} 2x" /><a href="http://localhost:1337${FILE}">File</a>`;
    const post = await saved("POST", "blog-posts", { title: "Pictures", content });
    const html = textAt(post, "content");
    expect(html).toContain(`<img src="${FILE}" srcset="${FILE} 1x, ${FILE} 2x" />`);
    expect(html).toContain(`<a href="${FILE}">`);
  });
});

test("what an older version has saved is mended at the start, once", async () => {
  const { strapi } = cms();
  const note = strapi.store({ type: "core", name: "lectern", key: "upload-addresses" });
  expect(await note.get()).toBe(true);
  const student = await saved("POST", "students", STUDENT);
  const students = strapi.db.query("api::student.student");
  const where = { documentId: textAt(student, "documentId") };
  await students.update({ where, data: { photo_url: `${CMS}${FILE}` } });
  await saved("PUT", "research-page", { research_areas: [{ title: "Old", image_url: FILE }] });
  await strapi.db
    .query("research-page.research-area")
    .updateMany({ where: { title: "Old" }, data: { image_url: `${CMS}${FILE}` } });

  const compiled = createRequire(path.join(TEST_DIST, "src/index.js"));
  const module: unknown = compiled("./bootstrap/mend-upload-addresses");
  const mend = at(module, "mendUploadAddresses");
  if (typeof mend !== "function") throw new Error("There is nothing to mend with");
  const run = (): unknown => Reflect.apply(mend, undefined, [strapi]);
  expect(await run()).toBeUndefined();
  await note.delete();
  expect(await run()).toBe("2 addresses made public");
  expect(at(await students.findOne({ where }), "photo_url")).toBe(FILE);
  const page = await cms().get("/api/research-page");
  expect(at(listAt(page.body, "data", "research_areas")[0], "image_url")).toBe(FILE);
  expect(await run()).toBeUndefined();
});
