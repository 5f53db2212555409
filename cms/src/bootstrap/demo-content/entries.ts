import { aboutPage } from "./about-page";
import { blogCategories } from "./blog-categories";
import { blogPosts } from "./blog-posts";
import type { Clock } from "./clock";
import { contactInfo } from "./contact-info";
import { courses } from "./courses";
import { events } from "./events";
import { awards, focusAreas, homeStats, testimonials } from "./home";
import { mediaItems } from "./media-items";
import { isPictureName, type PictureAddress } from "./pictures";
import { projects } from "./projects";
import { people } from "./people";
import { publications } from "./publications";
import { ownPublications } from "./publications/own";
import { researchPage } from "./research-page";
import { pageSeos, seoSettings } from "./seo";
import { students } from "./students";
import { officeHours, philosophy, teachingResources } from "./teaching";
import { usefulLinks } from "./useful-links";

/** Attributes as contract §3 names them. */
export type Attributes = Record<string, unknown>;

/** A content type by the name of its folder in `src/api`, and its entries in their order. */
export interface Entries {
  type: string;
  rows: Attributes[];
}

/**
 * A post names its category, a teaching resource the code of its course, a publication its projects.
 */
export interface DemoEntries {
  plain: Entries[];
  /** With the titles of their projects, and of the works that they are versions of. */
  publications: { row: Attributes; projects: string[]; versionOf: string | undefined }[];
  courses: Attributes[];
  teachingResources: { row: Attributes; courseCode: string | undefined }[];
  blogCategories: Attributes[];
  blogPosts: { row: Attributes; category: string | undefined }[];
}

interface Site {
  /** How the owner is called on the site. */
  name: string;
  clock: Clock;
  picture: PictureAddress;
}

/** Everything that is loaded, with dates around today and addresses in place of picture names. */
export function demoEntries({ name, clock, picture }: Site): DemoEntries {
  const many = (type: string, rows: object[]): Entries => ({
    type,
    rows: rows.map((row) => ({ ...row })),
  });
  return {
    plain: [
      many("person", people(name)),
      many("office-hour", officeHours),
      many("teaching-setting", [{ philosophy }]),
      many("student", withPicture(students(clock), "photo", "photo_url", picture)),
      many("project", withPicture(projects(clock), "picture", "featured_image", picture)),
      many("media-item", mediaItems(clock)),
      many("useful-link", numbered(usefulLinks, "order_rank")),
      many("about-page", [aboutPage(name, clock, picture)]),
      many("research-page", [researchPage(clock, picture)]),
      many("contact-info", [contactInfo]),
      many("home-stat", numbered(homeStats(name, clock), "order_index")),
      many("focus-area", numbered(focusAreas, "order_index")),
      many("award", numbered(awards(clock), "order_index")),
      many("event", events(clock)),
      many(
        "testimonial",
        numbered(withPicture(testimonials, "picture", "image_url", picture), "order_index"),
      ),
      many("seo-setting", [seoSettings(name)]),
      many("page-seo", pageSeos),
    ],
    publications: [...publications, ...ownPublications(name, clock)].map(
      ({ projects: titles = [], version_of: versionOf, ...row }) => ({
        row,
        projects: titles,
        versionOf,
      }),
    ),
    courses: courses(clock).map((course) => ({ ...course })),
    teachingResources: teachingResources.map(({ course_code, ...row }) => ({
      row,
      courseCode: course_code,
    })),
    blogCategories: blogCategories.map((category) => ({ ...category })),
    blogPosts: blogPosts(clock).map(({ category, picture: image, ...post }) => ({
      row: {
        ...post,
        content: withPictureAddresses(post.content, picture),
        ...(image === undefined ? {} : { featured_image: picture(image) }),
        published: post.published_on !== undefined,
      },
      category,
    })),
  };
}

function numbered(rows: object[], attribute: string): Attributes[] {
  return rows.map((row, index) => ({ ...row, [attribute]: index + 1 }));
}

/** Puts the address of the picture that `from` names into the attribute `to`. */
function withPicture(
  rows: object[],
  from: string,
  to: string,
  picture: PictureAddress,
): Attributes[] {
  return rows.map((row) => {
    const { [from]: name, ...rest }: Attributes = { ...row };
    return typeof name === "string" && isPictureName(name)
      ? { ...rest, [to]: picture(name) }
      : rest;
  });
}

/** In the HTML of a post, `src="picture:<name>"` stands for the address of a picture. */
function withPictureAddresses(html: string, picture: PictureAddress): string {
  return html.replaceAll(/(?<=src=")picture:([a-z0-9-]+)(?=")/g, (whole, name: string) =>
    isPictureName(name) ? picture(name) : whole,
  );
}
