import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";
import { signIn } from "~/entities/account/store.server";
import { commitSession } from "~/lib/auth/session.server";
import { readToast } from "~/lib/toast/toast.server";
import { action as blog } from "~/routes/admin.blog/route";
import { action as categories } from "~/routes/admin.blog_.categories/route";
import { action as courses } from "~/routes/admin.courses/route";
import { action as links } from "~/routes/admin.links/route";
import { action as media } from "~/routes/admin.media/route";
import { action as people } from "~/routes/admin.people/route";
import { action as projects } from "~/routes/admin.projects/route";
import { action as publications } from "~/routes/admin.publications/route";
import { action as seo } from "~/routes/admin.seo/route";
import { action as students } from "~/routes/admin.students/route";
import { action as teaching } from "~/routes/admin.teaching/route";
import { action as trash } from "~/routes/admin.trash/route";
import { atCms, writeAtCms } from "../support/at-cms";

/** Whatever the owner deletes on a screen: its toast brings it back. */

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

const MEDIA = { title: "A talk", type: "video", url: "https://video.example.org/1" };
const COURSE = { title: "Deleted course" };
const PUBLICATION = { title: "Deleted", authors: ["Ada"], publication_date: "2024-02-29" };
const PROJECT = {
  title: "Deleted",
  description: "A",
  status: "active",
  start_date: "2024-01-01",
  team_members: ["Ada"],
};
const CASES: [what: string, screen: Action, list: string, entry: object, intent?: string][] = [
  ["a media item", media, "media-items", MEDIA],
  [
    "a student",
    students,
    "students",
    { name: "Ada", level: "PhD", start_year: 2020, research_topic: "A" },
  ],
  ["a link", links, "useful-links", { title: "A", url: "https://a.example", category: "A" }],
  ["a project", projects, "projects", PROJECT],
  ["a person", people, "people", { name: "Ada Deleted" }],
  ["a category", categories, "blog-categories", { name: "Deleted" }],
  ["a post", blog, "blog-posts", { title: "Deleted", content: "<p>A</p>" }],
  ["a publication", publications, "publications", PUBLICATION],
  ["a page's entry for search engines", seo, "page-seos", { path: "/deleted" }],
  ["a course", courses, "courses", COURSE],
  ["a course under Teaching", teaching, "courses", COURSE, "delete-course"],
  ["a resource", teaching, "teaching-resources", { title: "A" }, "delete-resource"],
  ["an office hour", teaching, "office-hours", { day: "Monday" }, "delete-office-hour"],
];

const answered = z.object({ init: z.object({ headers: z.instanceof(Headers) }) });

let cookie = "";

beforeAll(async () => {
  const visitor = { address: "192.0.2.7", agent: "deletion test" };
  const result = await signIn(TEST_OWNER.email, TEST_OWNER.password, visitor);
  if (!("session" in result)) throw new Error("The owner could not sign in");
  cookie = (await commitSession(result.session)).split(";")[0] ?? "";
});

/** Posts to a screen as the owner. @returns the toast of the answer */
async function post(screen: Action, fields: Record<string, string>) {
  const request = new Request("http://localhost:3000/admin/somewhere", {
    method: "POST",
    headers: { cookie },
    body: new URLSearchParams(fields),
  });
  const { headers } = answered.parse(await screen({ request, params: {}, context: {} })).init;
  const left = headers.getSetCookie().map((one) => one.split(";")[0]);
  const next = new Request(request.url, { headers: { cookie: left.join("; ") } });
  return (await readToast(next)).toast;
}

describe("the toast of a deletion brings back", () => {
  it.each(CASES)("%s", async (_, screen, list, entry, intent = "delete") => {
    const id = await writeAtCms("POST", list, entry);
    const before: unknown = await (await atCms("GET", `${list}/${id}`)).json();
    const toast = await post(screen, { intent, id });
    expect(toast).toMatchObject({ type: "success", undo: { id } });
    expect((await atCms("GET", `${list}/${id}`)).status).toBe(404);
    expect(await post(trash, { intent: "undo", id })).toMatchObject({ type: "success" });
    const after: unknown = await (await atCms("GET", `${list}/${id}`)).json();
    const stable = (answer: unknown) =>
      JSON.stringify(answer, (name, value: unknown) =>
        name === "id" || name === "updatedAt" ? undefined : value,
      );
    expect(stable(after)).toBe(stable(before));
    await writeAtCms("DELETE", `${list}/${id}`);
  });
});
