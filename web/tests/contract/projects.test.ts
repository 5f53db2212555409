import { describe, expect, it } from "vitest";
import type { ProjectInput } from "~/entities/project/project";
import {
  createProject,
  deleteProject,
  listProjects,
  updateProject,
} from "~/entities/project/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const anonymous = publicCms();

const complete: ProjectInput = {
  title: "Rivers & “their” people",
  description: "First line.\n\nSecond paragraph.",
  status: "completed",
  start_date: "2024-02-29",
  end_date: "2026-12-31",
  team_members: ["Ada O'Brien", "Zoë Müller"],
  funding_source: "A council",
  featured_image: "https://example.org/river.jpg?a=1&b=2",
};
const least: ProjectInput = {
  title: "A project",
  description: "About it.",
  status: "planning",
  start_date: "2024-01-01",
  end_date: null,
  team_members: ["Ada"],
  funding_source: null,
  featured_image: null,
};

async function findByTitle(title: string) {
  return (await listProjects(anonymous)).find((project) => project.title === title);
}

describe("projects", () => {
  it("survive the way to the cms and back unchanged", async () => {
    await createProject(owner, complete);
    expect(await findByTitle(complete.title)).toEqual({
      ...complete,
      id: expect.any(String) as string,
      version: expect.any(String) as string,
    });
  });

  it("are updated, and optional attributes become empty", async () => {
    const id = (await findByTitle(complete.title))?.id ?? "";
    await updateProject(owner, id, { ...least, title: "A new title" });
    expect(await findByTitle("A new title")).toEqual({
      ...least,
      title: "A new title",
      id,
      version: expect.any(String) as string,
    });
  });

  it("come latest start first", async () => {
    await createProject(owner, { ...least, title: "Started last", start_date: "2199-01-01" });
    const list = await listProjects(anonymous);
    expect(list[0]?.title).toBe("Started last");
    const starts = list.map(({ start_date }) => start_date);
    expect(starts).toEqual([...starts].sort().reverse());
  });

  it("are deleted; deleting twice is no error", async () => {
    for (const title of ["A new title", "Started last"]) {
      const id = (await findByTitle(title))?.id ?? "";
      await deleteProject(owner, id);
      await deleteProject(owner, id);
      expect(await findByTitle(title)).toBeUndefined();
    }
  });

  it.each([
    ["title", "", "Title is required"],
    ["team_members", [], "At least one team member is required"],
    ["end_date", "2023-12-31", "The end date must not be before the start date"],
    ["featured_image", "javascript:alert(1)", "Must be a valid URL"],
  ])("are rejected with a message at %s", async (field, value, message) => {
    await expect(createProject(owner, { ...least, [field]: value })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: message },
    });
  });

  it("cannot be written without the owner's token", async () => {
    const [first] = await listProjects(anonymous);
    const id = first?.id ?? "";
    const forbidden = { status: 403 };
    await expect(createProject(anonymous, least)).rejects.toMatchObject(forbidden);
    await expect(updateProject(anonymous, id, least)).rejects.toMatchObject(forbidden);
    await expect(deleteProject(anonymous, id)).rejects.toMatchObject(forbidden);
  });

  it("that are gone cannot be updated", async () => {
    await expect(updateProject(owner, "nosuchproject", least)).rejects.toMatchObject({
      status: 404,
    });
  });
});
