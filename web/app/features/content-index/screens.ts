import type { IndexEntry } from "~/entities/content-index/content-index";

interface Screen {
  /** What the entry is, for people. */
  kind: string;
  /** What a document, or a list that is saved as a whole, is called. */
  name?: string;
  /** Where it is edited. */
  path: string;
  /** Whether the address names the entry, so that its form opens. */
  opensEntry?: boolean;
  /** The entry is edited on a page of its own below the path. */
  isPage?: boolean;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  publication: { kind: "Publication", path: "/admin/publications", opensEntry: true },
  person: { kind: "Person", path: "/admin/people", opensEntry: true },
  course: { kind: "Course", path: "/admin/courses", opensEntry: true },
  "teaching-resource": {
    kind: "Teaching resource",
    path: "/admin/teaching?tab=resources",
    opensEntry: true,
  },
  "office-hour": {
    kind: "Office hour",
    path: "/admin/teaching?tab=office-hours",
    opensEntry: true,
  },
  "teaching-setting": {
    kind: "Page",
    name: "Teaching philosophy",
    path: "/admin/teaching?tab=philosophy",
  },
  student: { kind: "Student", path: "/admin/students", opensEntry: true },
  project: { kind: "Project", path: "/admin/projects", opensEntry: true },
  "blog-post": { kind: "Blog post", path: "/admin/blog", isPage: true },
  "blog-category": { kind: "Blog category", path: "/admin/blog/categories", opensEntry: true },
  "media-item": { kind: "Media item", path: "/admin/media", opensEntry: true },
  "useful-link": { kind: "Link", path: "/admin/links", opensEntry: true },
  "page-seo": { kind: "Page SEO", path: "/admin/seo?tab=pages", opensEntry: true },
  "seo-setting": { kind: "Page", name: "Global SEO settings", path: "/admin/seo" },
  "about-page": { kind: "Page", name: "About page", path: "/admin/settings?tab=about" },
  "research-page": { kind: "Page", name: "Research page", path: "/admin/research-settings" },
  "contact-info": { kind: "Page", name: "Contact information", path: "/admin/contact" },
  "home-stat": { kind: "Statistic", name: "Statistics", path: "/admin/homepage?tab=statistics" },
  "focus-area": {
    kind: "Area of focus",
    name: "Areas of focus",
    path: "/admin/homepage?tab=focus-areas",
  },
  award: { kind: "Award", name: "Awards", path: "/admin/homepage?tab=awards" },
  event: { kind: "Event", name: "Events", path: "/admin/homepage?tab=events" },
  testimonial: {
    kind: "Testimonial",
    name: "Testimonials",
    path: "/admin/homepage?tab=testimonials",
  },
};

/** An entry as the owner's area lists it: what it is, and the address where it is edited. */
export interface EntryLink {
  key: string;
  label: string;
  kind: string;
  to: string;
}

/** @returns null for an entry of a type that has no screen */
export function toEntryLink({ type, id, label }: IndexEntry): EntryLink | null {
  const screen = SCREENS[type];
  if (!screen) return null;
  const { kind, name = "", path, opensEntry, isPage } = screen;
  const separator = path.includes("?") ? "&" : "?";
  const record = encodeURIComponent(id);
  const to = opensEntry ? `${path}${separator}edit=${record}` : isPage ? `${path}/${record}` : path;
  return { key: `${type} ${id}`, label: label || name, kind, to };
}
