import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { listCourses } from "~/entities/course/store.server";
import { listOfficeHours } from "~/entities/office-hour/store.server";
import { listTeachingResources } from "~/entities/teaching-resource/store.server";
import { readPhilosophy } from "~/entities/teaching-setting/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const visitor = publicCms();
const created: string[] = [];

async function create(path: string, data: object): Promise<string> {
  const answer = z.object({ data: z.object({ documentId: z.string() }) });
  const { documentId } = answer.parse(await owner.post(path, { data })).data;
  created.push(`${path}/${documentId}`);
  return documentId;
}

afterAll(async () => {
  for (const path of created) await owner.delete(path);
});

async function byId<Row extends { id: string }>(rows: Promise<Row[]>, id: string) {
  return (await rows).find((row) => row.id === id);
}

describe("courses", () => {
  it("come whole, and with null for what is not set", async () => {
    const course = {
      title: "Éclairs & “quotes”",
      course_code: "T 1",
      level: "Doctoral",
      semester: "Winter",
      year: 2027,
      description: "First line.\nSecond line.",
      resources: ["A reader", "A template"],
      syllabus_url: "https://example.org/s?a=1&b=2",
    };
    const id = await create("/api/courses", course);
    expect(await byId(listCourses(visitor), id)).toEqual({
      id,
      ...course,
      version: expect.any(String) as string,
    });

    const bare = await create("/api/courses", { title: "Bare" });
    expect(await byId(listCourses(visitor), bare)).toEqual({
      id: bare,
      version: expect.any(String) as string,
      title: "Bare",
      course_code: null,
      level: null,
      semester: null,
      year: null,
      description: null,
      resources: [],
      syllabus_url: null,
    });
  });
});

describe("teaching resources", () => {
  it("come by title, with the code of their course or else its title", async () => {
    const withCode = await create("/api/courses", { title: "With a code", course_code: "T 2" });
    const without = await create("/api/courses", { title: "Without a code" });
    const texts = { url: "https://example.org/r", description: "What it is." };
    const b = await create("/api/teaching-resources", {
      title: "Zz b",
      type: "Guide",
      course: withCode,
      ...texts,
    });
    const a = await create("/api/teaching-resources", {
      title: "Zz a",
      type: "Software",
      course: without,
    });
    const rows = (await listTeachingResources(visitor)).filter(({ id }) => [a, b].includes(id));
    expect(rows).toEqual([
      {
        id: a,
        version: expect.any(String) as string,
        title: "Zz a",
        type: "Software",
        url: null,
        description: null,
        course: { id: without, name: "Without a code" },
      },
      {
        id: b,
        version: expect.any(String) as string,
        title: "Zz b",
        type: "Guide",
        course: { id: withCode, name: "T 2" },
        ...texts,
      },
    ]);
  });

  it("without a type count as others", async () => {
    const id = await create("/api/teaching-resources", { title: "Untyped" });
    expect(await byId(listTeachingResources(visitor), id)).toMatchObject({
      type: "Other",
      course: null,
    });
  });
});

describe("office hours", () => {
  it("come by day, whole", async () => {
    const hour = {
      day: "Friday",
      start_time: "1:00 PM",
      end_time: "2:00 PM",
      location: "Online",
      is_virtual: true,
      meeting_link: "https://meet.example.org/x",
    };
    const friday = await create("/api/office-hours", hour);
    const tuesday = await create("/api/office-hours", { day: "Tuesday" });
    const rows = await listOfficeHours(visitor);
    expect(rows.find(({ id }) => id === friday)).toEqual({
      id: friday,
      ...hour,
      version: expect.any(String) as string,
    });
    const order = rows.map(({ id }) => id);
    expect(order.indexOf(tuesday)).toBeLessThan(order.indexOf(friday));
  });
});

describe("the teaching philosophy", () => {
  it("is what the owner has written, or nothing", async () => {
    const before = await readPhilosophy(visitor);
    await owner.put("/api/teaching-setting", { data: { philosophy: "One.\n\nTwo." } });
    expect(await readPhilosophy(visitor)).toBe("One.\n\nTwo.");
    await owner.put("/api/teaching-setting", { data: { philosophy: " \n" } });
    expect(await readPhilosophy(visitor)).toBeNull();
    await owner.delete("/api/teaching-setting");
    expect(await readPhilosophy(visitor)).toBeNull();
    await owner.put("/api/teaching-setting", { data: { philosophy: before } });
  });
});
