/**
 * The shapes of the demo rows: the attributes of contract §3, without those that Strapi fills in.
 * A picture is named, not addressed: the loader puts the address of the uploaded file in its place.
 */
import type { Day, Semester } from "./clock";
import type { PictureName } from "./pictures";

export interface PublicationRow {
  title: string;
  authors: string[];
  publication_date: Day;
  journal?: string;
  abstract?: string;
  doi?: string;
  url?: string;
  type?: string;
  stage?: string;
  date_precision?: "day" | "month" | "year";
  genre?: string;
  number?: string;
  volume?: string;
  issue?: string;
  pages?: string;
  article_number?: string;
  publisher?: string;
  place?: string;
  edition?: string;
  editors?: string[];
  institution?: string;
  event_title?: string;
  language?: string;
  keywords?: string[];
  award?: string;
  links?: { kind: string; url: string; label?: string }[];
  /** The titles of projects. */
  projects?: string[];
  /** The title of a work that stands before it. */
  version_of?: string;
}

export interface PersonRow {
  name: string;
  variants: string[];
  homepage?: string;
  affiliation?: string;
  is_owner: boolean;
}

export interface CourseRow {
  title: string;
  course_code: string;
  semester: Semester;
  year: number;
  level: "Undergraduate" | "Graduate" | "Doctoral";
  description?: string;
  resources?: string[];
  syllabus_url?: string;
}

export interface TeachingResourceRow {
  title: string;
  type: "Reading" | "Video" | "Template" | "Guide" | "Software" | "Other";
  url?: string;
  description?: string;
  /** The code of the course that it belongs to; a general resource has none. */
  course_code?: string;
}

export interface OfficeHourRow {
  day: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "By Appointment";
  start_time: string;
  end_time: string;
  location: string;
  is_virtual: boolean;
  meeting_link?: string;
}

export interface StudentRow {
  name: string;
  level: "PhD" | "Masters" | "Undergraduate";
  start_year: number;
  end_year?: number;
  current: boolean;
  research_topic: string;
  email?: string;
  photo?: PictureName;
  publications?: string[];
  thesis_url?: string;
}

export interface ProjectRow {
  title: string;
  status: "active" | "ongoing" | "completed" | "planning";
  start_date: Day;
  end_date?: Day;
  description: string;
  funding_source?: string;
  picture?: PictureName;
  team_members: string[];
}

export interface BlogCategoryRow {
  name: string;
  description?: string;
}

export interface BlogPostRow {
  title: string;
  excerpt?: string;
  /** HTML. `picture:<name>` in a `src` stands for the address of that picture. */
  content: string;
  picture?: PictureName;
  tags: string[];
  /** Left out for a draft. */
  published_on?: string;
  /** The name of its category. */
  category?: string;
}

export interface MediaItemRow {
  title: string;
  type: "video" | "audio" | "article" | "interview" | "other";
  source?: string;
  description?: string;
  url: string;
  publication_date?: Day;
  featured: boolean;
}

export interface UsefulLinkRow {
  title: string;
  url: string;
  description?: string;
  category: string;
  is_premium?: boolean;
}

export interface EventRow {
  title: string;
  date: Day;
  end_date?: Day;
  location: string;
  description: string;
  link?: string;
}

export type IconName = "globe" | "fileText" | "bookOpen" | "users" | "barChart" | "calendar";

export interface HomeStatRow {
  icon: IconName;
  value: string;
  title: string;
}

export interface FocusAreaRow {
  icon: IconName;
  title: string;
  description: string;
  link_href: string;
  link_text: string;
}

export interface AwardRow {
  title: string;
  organization: string;
  year: string;
  description?: string;
}

export interface TestimonialRow {
  quote: string;
  name: string;
  title: string;
  picture?: PictureName;
}

export interface PageSeoRow {
  path: string;
  title: string;
  description: string;
  keywords?: string;
  no_index?: boolean;
}
