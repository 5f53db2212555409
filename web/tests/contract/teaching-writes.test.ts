import { describe, expect, it } from "vitest";
import type { CourseInput } from "~/entities/course/course";
import {
  createCourse,
  deleteCourse,
  listCourses,
  updateCourse,
} from "~/entities/course/store.server";
import type { OfficeHourInput } from "~/entities/office-hour/office-hour";
import {
  createOfficeHour,
  deleteOfficeHour,
  listOfficeHours,
  updateOfficeHour,
} from "~/entities/office-hour/store.server";
import {
  createTeachingResource,
  deleteTeachingResource,
  listTeachingResources,
  updateTeachingResource,
} from "~/entities/teaching-resource/store.server";
import type { TeachingResourceInput } from "~/entities/teaching-resource/teaching-resource";
import {
  readPhilosophy,
  readPhilosophyForEdit,
  savePhilosophy,
} from "~/entities/teaching-setting/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const visitor = publicCms();

const course: CourseInput = {
  title: "Written by the owner: Éclairs & “quotes”",
  course_code: "W 1",
  level: "Graduate",
  semester: "Summer",
  year: 2031,
  description: "First line.\nSecond line.",
  resources: ["A reader", "A template"],
  syllabus_url: "/uploads/syllabus.pdf",
};
const blankCourse: CourseInput = {
  title: "Written by the owner: bare",
  course_code: null,
  level: null,
  semester: null,
  year: null,
  description: null,
  resources: [],
  syllabus_url: null,
};

async function theOne<Row extends { title: string }>(rows: Promise<Row[]>, title: string) {
  const found = (await rows).filter((row) => row.title === title);
  expect(found).toHaveLength(1);
  return found[0] as Row;
}

describe("courses", () => {
  it("are added, emptied and deleted by the owner; deleting twice is no error", async () => {
    await createCourse(owner, course);
    const { id, version: _, ...added } = await theOne(listCourses(visitor), course.title);
    expect(added).toEqual(course);
    await updateCourse(owner, id, blankCourse);
    expect(await theOne(listCourses(visitor), blankCourse.title)).toEqual({
      id,
      ...blankCourse,
      version: expect.any(String) as string,
    });
    await deleteCourse(owner, id);
    await deleteCourse(owner, id);
    expect((await listCourses(visitor)).some((row) => row.id === id)).toBe(false);
  });

  it("come by year, those without one last", async () => {
    await createCourse(owner, blankCourse);
    await createCourse(owner, course);
    const rows = await listCourses(owner);
    expect(rows[0]?.title).toBe(course.title);
    expect(rows.at(-1)?.title).toBe(blankCourse.title);
    const years = rows.flatMap(({ year }) => year ?? []);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    for (const { id } of [rows[0], rows.at(-1)].filter((row) => row !== undefined)) {
      await deleteCourse(owner, id);
    }
  });

  it("are rejected with a message at the field", async () => {
    const bad = { ...course, year: 10_000, syllabus_url: "javascript:alert(1)" };
    await expect(createCourse(owner, bad)).rejects.toMatchObject({
      status: 400,
      fields: { year: "Year must be from 1 to 9999", syllabus_url: "Must be a valid URL" },
    });
  });

  it("are the owner's alone to write", async () => {
    await expect(createCourse(visitor, course)).rejects.toMatchObject({ status: 403 });
    const [first] = await listCourses(visitor);
    const id = first?.id ?? "";
    await expect(updateCourse(visitor, id, course)).rejects.toMatchObject({ status: 403 });
    await expect(deleteCourse(visitor, id)).rejects.toMatchObject({ status: 403 });
  });
});

describe("teaching resources", () => {
  const resource: TeachingResourceInput = {
    title: "Written by the owner: a resource",
    type: "Video",
    url: "https://example.org/v",
    description: "What it is.",
    course: null,
  };

  it("choose a course, change it and become general again", async () => {
    await createCourse(owner, course);
    const { id: courseId } = await theOne(listCourses(owner), course.title);
    await createTeachingResource(owner, { ...resource, course: courseId });
    const added = await theOne(listTeachingResources(visitor), resource.title);
    expect(added).toEqual({
      ...resource,
      id: added.id,
      version: expect.any(String) as string,
      course: { id: courseId, name: "W 1" },
    });
    await updateTeachingResource(owner, added.id, { ...resource, url: null });
    expect(await theOne(listTeachingResources(visitor), resource.title)).toMatchObject({
      url: null,
      course: null,
    });
    await deleteTeachingResource(owner, added.id);
    await deleteCourse(owner, courseId);
  });

  it("stay when their course is deleted, as general ones", async () => {
    await createCourse(owner, course);
    const { id: courseId } = await theOne(listCourses(owner), course.title);
    await createTeachingResource(owner, { ...resource, course: courseId });
    await deleteCourse(owner, courseId);
    const { id, course: left } = await theOne(listTeachingResources(visitor), resource.title);
    expect(left).toBeNull();
    await deleteTeachingResource(owner, id);
  });

  it("of a course that is not there are rejected", async () => {
    await expect(
      createTeachingResource(owner, { ...resource, course: "nosuchcourse" }),
    ).rejects.toMatchObject({
      status: 400,
      fields: { course: "Course: the chosen entry has been deleted" },
    });
    expect((await listTeachingResources(owner)).some(({ title }) => title === resource.title)).toBe(
      false,
    );
  });
});

describe("office hours", () => {
  const hour: OfficeHourInput = {
    day: "Friday",
    start_time: "7:00 AM",
    end_time: "7:15 AM",
    location: "A place for one test",
    is_virtual: true,
    meeting_link: "https://meet.example.org/x",
  };
  const find = async () =>
    (await listOfficeHours(visitor)).find(({ location }) => location === hour.location);

  it("lose their meeting link when they are no longer virtual", async () => {
    await createOfficeHour(owner, hour);
    const added = await find();
    expect(added).toEqual({ ...hour, id: added?.id, version: expect.any(String) as string });
    await updateOfficeHour(owner, added?.id ?? "", { ...hour, is_virtual: false });
    expect(await find()).toMatchObject({ is_virtual: false, meeting_link: null });
    await deleteOfficeHour(owner, added?.id ?? "");
    expect(await find()).toBeUndefined();
  });
});

describe("the teaching philosophy", () => {
  it("is written and removed; an older version does not overwrite a newer one", async () => {
    const before = await readPhilosophyForEdit(owner);
    const first = await savePhilosophy(owner, "One.\n\nTwo.", before.version);
    expect(await readPhilosophyForEdit(owner)).toEqual({
      philosophy: "One.\n\nTwo.",
      version: first,
    });
    await expect(savePhilosophy(owner, "Too late", before.version)).rejects.toMatchObject({
      status: 409,
    });
    expect(await readPhilosophy(visitor)).toBe("One.\n\nTwo.");
    await savePhilosophy(owner, null, undefined);
    expect(await readPhilosophy(visitor)).toBeNull();
    await savePhilosophy(owner, before.philosophy, undefined);
  });

  it("is the owner's alone to write", async () => {
    await expect(savePhilosophy(visitor, "Not mine", undefined)).rejects.toMatchObject({
      status: 403,
    });
  });
});
