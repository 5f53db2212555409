/**
 * How the lists of Strapi's panel look: what names an entry, the columns, the order. Labels come
 * from the schemas.
 */
export interface PanelLayout {
  /** The attribute that names an entry, where it is chosen or linked. */
  mainField: string;
  columns?: string[];
  sort?: [attribute: string, order: "ASC" | "DESC"];
  /** Attributes that the cms sets itself. */
  readOnly?: string[];
  /** What the form says below an attribute. */
  hints?: Record<string, string>;
}

/** Of types whose entries can be scheduled. */
const TIMES = {
  publish_at: "Empty: at once. In your browser’s time zone",
  unpublish_at: "Empty: it stays. In your browser’s time zone",
};

export const CONTENT_TYPES: Record<string, PanelLayout> = {
  "api::publication.publication": {
    mainField: "title",
    columns: ["title", "journal", "publication_date"],
    sort: ["publication_date", "DESC"],
    hints: {
      doi: "Only the DOI itself, such as 10.1000/182",
      slug: "The last part of the page's address. Leave blank to generate one",
      citation_key: "The key in BibTeX. Leave blank to generate one",
      publication_date: "With the precision year or month the rest of the date is not shown",
      version_of: "The work of which this is the preprint or working paper",
    },
  },
  "api::person.person": {
    mainField: "name",
    columns: ["name", "affiliation", "orcid", "is_owner"],
    sort: ["name", "ASC"],
    hints: {
      variants: "Other spellings of the name among authors, such as J. Smith",
      is_owner: "The name is bold wherever authors are listed",
    },
  },
  "api::course.course": {
    mainField: "title",
    columns: ["course_code", "title", "semester", "year"],
    sort: ["year", "DESC"],
  },
  "api::teaching-resource.teaching-resource": {
    mainField: "title",
    columns: ["title", "type", "course"],
    sort: ["title", "ASC"],
    hints: { course: "Empty for a general resource" },
  },
  "api::office-hour.office-hour": {
    mainField: "day",
    columns: ["day", "start_time", "end_time", "location", "is_virtual"],
    sort: ["id", "ASC"],
    hints: { start_time: "Such as 10:00 AM", end_time: "Such as 11:30 AM" },
  },
  "api::student.student": {
    mainField: "name",
    columns: ["name", "level", "start_year", "end_year", "current"],
    sort: ["start_year", "DESC"],
    hints: { email: "Shown on the public page" },
  },
  "api::project.project": {
    mainField: "title",
    columns: ["title", "status", "start_date", "end_date"],
    sort: ["start_date", "DESC"],
    hints: { end_date: "Empty while it goes on" },
  },
  "api::blog-post.blog-post": {
    mainField: "title",
    columns: ["title", "category", "published", "published_on"],
    sort: ["createdAt", "DESC"],
    hints: {
      content: "HTML. Anything that could run on the site is taken out",
      published_on: "Set when the post is published, unless you choose a moment",
      author: "You, unless you choose somebody else",
      ...TIMES,
    },
  },
  "api::blog-category.blog-category": {
    mainField: "name",
    columns: ["name", "slug", "description"],
    sort: ["name", "ASC"],
    readOnly: ["slug"],
    hints: { slug: "Follows from the name" },
  },
  "api::media-item.media-item": {
    mainField: "title",
    columns: ["title", "type", "source", "publication_date", "featured"],
    sort: ["createdAt", "DESC"],
    hints: TIMES,
  },
  "api::useful-link.useful-link": {
    mainField: "title",
    columns: ["order_rank", "title", "category", "url"],
    sort: ["order_rank", "ASC"],
    hints: { order_rank: "Empty puts a new link last" },
  },
  "api::home-stat.home-stat": {
    mainField: "title",
    columns: ["order_index", "title", "value", "icon"],
    sort: ["order_index", "ASC"],
    hints: TIMES,
  },
  "api::focus-area.focus-area": {
    mainField: "title",
    columns: ["order_index", "title", "link_href"],
    sort: ["order_index", "ASC"],
    hints: { link_href: "A path such as /research or a full address", ...TIMES },
  },
  "api::award.award": {
    mainField: "title",
    columns: ["order_index", "title", "organization", "year"],
    sort: ["order_index", "ASC"],
    hints: TIMES,
  },
  "api::event.event": {
    mainField: "title",
    columns: ["title", "date", "end_date", "location"],
    sort: ["date", "DESC"],
    hints: { link: "A path on this site or a full address", ...TIMES },
  },
  "api::testimonial.testimonial": {
    mainField: "name",
    columns: ["order_index", "name", "title"],
    sort: ["order_index", "ASC"],
    hints: TIMES,
  },
  "api::page-seo.page-seo": {
    mainField: "path",
    columns: ["path", "title", "no_index"],
    sort: ["path", "ASC"],
    hints: { path: "Such as /research" },
  },
  "api::teaching-setting.teaching-setting": { mainField: "id" },
  "api::about-page.about-page": { mainField: "name" },
  "api::research-page.research-page": { mainField: "title" },
  "api::contact-info.contact-info": {
    // A page that is there once is then called by its own name.
    mainField: "id",
    hints: { social_linkedin_url: "Empty or # hides it on the public page" },
  },
  "api::seo-setting.seo-setting": {
    mainField: "site_title",
    hints: { default_keywords: "Separated by commas" },
  },
  // Accounts of the website. A post's author is chosen by name.
  "plugin::users-permissions.user": {
    mainField: "full_name",
    columns: ["full_name", "email", "role", "confirmed", "blocked", "second_factor_enabled"],
    sort: ["email", "ASC"],
    hints: {
      second_factor_enabled:
        "Switch it off for somebody who lost the device. Only they can switch it on",
    },
  },
};

export const COMPONENTS: Record<string, PanelLayout> = {
  "about-page.education": { mainField: "degree" },
  "about-page.role": { mainField: "title" },
  "about-page.academic-profile": { mainField: "platform" },
  "publication.link": { mainField: "url" },
  "research-page.research-area": { mainField: "title" },
  "research-page.research-project": { mainField: "title" },
  "research-page.lab-information": { mainField: "name" },
  "research-page.team-member": { mainField: "name" },
  "research-page.phd-position": { mainField: "title" },
  "research-page.masters-project": { mainField: "title" },
  "research-page.research-opportunities": { mainField: "id" },
};
