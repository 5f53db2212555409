/** The smallest valid entry of every collection. */
export const MINIMAL: Record<string, Record<string, unknown>> = {
  publications: { title: "On Rivers", authors: ["Ada"], publication_date: "2024-02-29" },
  people: { name: "Ada Lovelace" },
  courses: { title: "Marketing" },
  "teaching-resources": { title: "A guide" },
  "office-hours": { day: "Monday" },
  students: { name: "Sam", level: "PhD", start_year: 2022, research_topic: "Rivers" },
  projects: {
    title: "Rivers",
    description: "About rivers",
    status: "active",
    start_date: "2024-01-01",
    team_members: ["Ada"],
  },
  "blog-posts": { title: "Hello" },
  "blog-categories": { name: "Notes" },
  "media-items": { title: "A talk", type: "video", url: "https://video.example.org/1" },
  "useful-links": { title: "A link", url: "https://example.org", category: "Tools" },
  "page-seos": { path: "/research" },
  "home-stats": { icon: "globe", value: "12", title: "Countries" },
  "focus-areas": { icon: "users", title: "People" },
  awards: { title: "Best paper" },
  events: { title: "Workshop", date: "2024-02-01" },
  testimonials: { quote: "Great", name: "Sam" },
};

/** A valid body of every single type. */
export const SINGLES: Record<string, Record<string, unknown>> = {
  "teaching-setting": { philosophy: "Ask first." },
  "about-page": { name: "Ada", education: [{ degree: "PhD", field: "Rivers" }] },
  "research-page": { title: "Research", lab_information: { name: "Lab", equipment: ["Boat"] } },
  "contact-info": { email_academic: "ada@example.edu" },
  "seo-setting": { site_title: "Ada" },
};

export const ORDERED_LISTS = ["home-stats", "focus-areas", "awards", "events", "testimonials"];
