import type { Core, UID } from "@strapi/strapi";
import { isRecord } from "../../documents/types";
import type { Attributes, DemoEntries } from "./entries";

const USER_UID = "plugin::users-permissions.user";

/** Creates entries one after the other through the document service, so that every rule runs. */
class Saver {
  count = 0;

  constructor(private readonly strapi: Core.Strapi) {}

  /**
   * @param type the name of the content type's folder in `src/api`
   * @returns the documentId of the new entry
   */
  async save(type: string, data: Attributes): Promise<string> {
    const uid: UID.ContentType = `api::${type}.${type}`;
    const { documentId } = await this.strapi.documents(uid).create({ data });
    this.count += 1;
    return documentId;
  }
}

/** Saves all entries; must run in a transaction. Returns how many there are. */
export async function saveEntries(strapi: Core.Strapi, entries: DemoEntries): Promise<number> {
  const saver = new Saver(strapi);
  const projectByTitle = new Map<unknown, string>();
  for (const { type, rows } of entries.plain) {
    for (const row of rows) {
      const documentId = await saver.save(type, row);
      if (type === "project") projectByTitle.set(row.title, documentId);
    }
  }
  await savePublications(saver, entries, projectByTitle);
  await saveTeaching(saver, entries);
  await saveBlog(saver, entries, await ownerId(strapi));
  return saver.count;
}

/** Publications, each with its projects and the work before it that it is a version of. */
async function savePublications(
  saver: Saver,
  entries: DemoEntries,
  projectByTitle: ReadonlyMap<unknown, string>,
): Promise<void> {
  const workByTitle = new Map<unknown, string>();
  for (const { row, projects, versionOf } of entries.publications) {
    const work = workByTitle.get(versionOf);
    const documentId = await saver.save("publication", {
      ...row,
      projects: projects.flatMap((title) => projectByTitle.get(title) ?? []),
      ...(work === undefined ? {} : { version_of: work }),
    });
    workByTitle.set(row.title, documentId);
  }
}

/** Courses, and the resources, each with the latest course of its code. */
async function saveTeaching(saver: Saver, entries: DemoEntries): Promise<void> {
  const courseByCode = new Map<unknown, string>();
  for (const course of entries.courses) {
    courseByCode.set(course.course_code, await saver.save("course", course));
  }
  for (const { row, courseCode } of entries.teachingResources) {
    const course = courseCode === undefined ? undefined : courseByCode.get(courseCode);
    await saver.save("teaching-resource", { ...row, ...(course === undefined ? {} : { course }) });
  }
}

/** Categories and the posts of the owner. */
async function saveBlog(saver: Saver, entries: DemoEntries, author: number): Promise<void> {
  const categoryByName = new Map<unknown, string>();
  for (const row of entries.blogCategories) {
    categoryByName.set(row.name, await saver.save("blog-category", row));
  }
  for (const { row, category: name } of entries.blogPosts) {
    const category = name === undefined ? undefined : categoryByName.get(name);
    await saver.save("blog-post", {
      ...row,
      author,
      ...(category === undefined ? {} : { category }),
    });
  }
}

/** The account that wrote the posts. It is made before the demo content is loaded. */
async function ownerId(strapi: Core.Strapi): Promise<number> {
  const owner: unknown = await strapi.db
    .query(USER_UID)
    .findOne({ where: { role: { type: "owner" } } });
  if (!isRecord(owner)) throw new Error("The demo content needs an owner to write the blog posts.");
  return Number(owner.id);
}
