import { describe, expect, inject, it } from "vitest";
import {
  createStudent,
  deleteStudent,
  listStudents,
  updateStudent,
} from "~/entities/student/store.server";
import type { StudentInput } from "~/entities/student/student";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { atCms, writeAtCms } from "../support/at-cms";
import { ownerToken } from "../support/owner-token";
import { startRealWeb } from "../support/real-web";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const visitor = publicCms();

const complete: StudentInput = {
  name: "Éva O'Brien-“Quoted”",
  level: "Masters",
  start_year: 2100,
  end_year: 2100,
  current: false,
  research_topic: "First line.\nSecond line.",
  email: "eva@example.edu",
  photo_url: "/uploads/eva.jpg",
  publications: ["One paper", "Another, with a comma"],
  thesis_url: "https://example.org/thesis?a=1&b=2",
};
const least: StudentInput = {
  name: "Least of all",
  level: "PhD",
  start_year: 1900,
  end_year: null,
  current: true,
  research_topic: "T",
  email: null,
  photo_url: null,
  publications: [],
  thesis_url: null,
};

async function idOf(name: string): Promise<string> {
  return (await listStudents(visitor)).find((row) => row.name === name)?.id ?? "";
}

describe("students", () => {
  it("survive the way to the cms and back unchanged, the last to begin first", async () => {
    await createStudent(owner, complete);
    await createStudent(owner, least);
    const rows = await listStudents(visitor);
    expect(rows[0]).toEqual({
      ...complete,
      id: expect.any(String) as string,
      version: expect.any(String) as string,
    });
    expect(rows.at(-1)).toEqual({
      ...least,
      id: expect.any(String) as string,
      version: expect.any(String) as string,
    });
    const years = rows.map(({ start_year }) => start_year);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    for (const { name } of [complete, least]) await deleteStudent(owner, await idOf(name));
  });

  it("are updated; optional attributes become empty, and one who is here has no end year", async () => {
    await createStudent(owner, complete);
    const id = await idOf(complete.name);
    await updateStudent(owner, id, { ...least, name: complete.name, end_year: 2024 });
    const rows = await listStudents(visitor);
    expect(rows.find((row) => row.id === id)).toEqual({
      ...least,
      id,
      name: complete.name,
      version: expect.any(String) as string,
    });
    await deleteStudent(owner, id);
    await deleteStudent(owner, id);
    expect(await idOf(complete.name)).toBe("");
  });

  it("are rejected with a message at the field", async () => {
    const bad = {
      ...complete,
      start_year: 1899,
      end_year: 2101,
      email: "eva",
      photo_url: "javascript:alert(1)",
    };
    await expect(createStudent(owner, bad)).rejects.toMatchObject({
      status: 400,
      fields: {
        start_year: "Start year must be from 1900 to 2100",
        end_year: "End year must be from 1900 to 2100",
        email: "Email must be a valid email address",
        photo_url: "Must be a valid URL",
      },
    });
    expect(await idOf(complete.name)).toBe("");
  });

  it("are the owner's alone to write", async () => {
    await expect(createStudent(visitor, least)).rejects.toMatchObject({ status: 403 });
    const id = (await listStudents(visitor))[0]?.id ?? "";
    await expect(updateStudent(visitor, id, least)).rejects.toMatchObject({ status: 403 });
    await expect(deleteStudent(visitor, id)).rejects.toMatchObject({ status: 403 });
  });

  it("that are gone cannot be updated", async () => {
    await expect(updateStudent(owner, "nosuchstudent", least)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("the publications of a student", () => {
  it("lead to their pages, while these exist", async () => {
    const web = await startRealWeb(inject("settings"));
    const page = async () => (await fetch(`${web.url}/students`)).text();
    const named = "Pupil, P. (2024). What oaks remember of winter. Notes on Oaks, 3.";
    const student = await writeAtCms("POST", "students", {
      ...least,
      publications: [named, "Something else"],
    });
    try {
      expect(await page()).toContain(named);
      const publication = await writeAtCms("POST", "publications", {
        title: "What oaks remember of winter",
        authors: ["Petra Pupil"],
        publication_date: "2024-05-01",
      });
      const link = /<a href="\/publications\/pupil-2024-what-oaks-remember"[^>]*>Pupil, P\. /;
      await expect.poll(page).toMatch(link);
      expect(await page()).not.toMatch(/<a [^>]*>Something else/);
      await atCms("DELETE", `publications/${publication}`);
      await expect.poll(page).not.toMatch(link);
      expect(await page()).toContain(named);
    } finally {
      await atCms("DELETE", `students/${student}`);
      await web.stop();
    }
  }, 60_000);
});
