import type { PageSeoRow } from "./rows";

/** The global settings (admin spec §9); no analytics and no verification code. */
export function seoSettings(name: string) {
  return {
    site_title: "Academic Profile",
    site_description: `${name}: research, teaching and writing on marketing, sustainability and digital transformation.`,
    default_keywords: "professor, academic, research, publications, teaching",
    default_og_image: "/images/profile-og-image.png",
  };
}

/** One entry per public page; /blog has no keywords, so that its posts' tags stand in. */
export const pageSeos: PageSeoRow[] = [
  {
    path: "/",
    title: "Academic Profile",
    description:
      "Professor of marketing, sustainability and digital transformation: latest publications, events, projects and ways to work together.",
    keywords: "professor, marketing, sustainability, digital transformation",
  },
  {
    path: "/about",
    title: "About",
    description:
      "Biography, areas of expertise, education, roles and awards of a professor of marketing and sustainability.",
    keywords: "biography, curriculum vitae, education, awards",
  },
  {
    path: "/research",
    title: "Research",
    description:
      "Research on sustainable consumption, digital transformation, circular business models and trust, with open positions for doctoral and master’s students.",
    keywords: "research areas, lab, PhD positions, master’s projects",
  },
  {
    path: "/publications",
    title: "Publications",
    description: "Journal articles, books and reports by year, with abstracts and DOI links.",
    keywords: "publications, journal articles, DOI, marketing, sustainability",
  },
  {
    path: "/teaching",
    title: "Teaching",
    description: "Current and past courses, teaching resources, readings and office hours.",
    keywords: "courses, syllabus, office hours, teaching resources",
  },
  {
    path: "/students",
    title: "Students",
    description:
      "Current and graduated doctoral, master’s and undergraduate students and their topics.",
    keywords: "PhD students, supervision, thesis topics",
  },
  {
    path: "/projects",
    title: "Projects",
    description: "Ongoing and completed research projects with their partners and funding.",
    keywords: "research projects, funding, partners",
  },
  {
    path: "/blog",
    title: "Blog",
    description: "Notes on marketing, sustainability, digital transformation and teaching.",
  },
  {
    path: "/media",
    title: "Media and Interviews",
    description: "Talks, podcasts, articles and interviews.",
    keywords: "interviews, podcasts, videos, talks",
  },
  {
    path: "/links",
    title: "Useful Links",
    description: "Data, tools and organizations for students and researchers, by topic.",
    keywords: "resources, data, research tools",
  },
  {
    path: "/contact",
    title: "Contact",
    description: "Office, office hours, telephone and email, and a form to send a message.",
    keywords: "contact, office hours, address",
  },
  {
    path: "/events",
    title: "Events",
    description: "Lectures, workshops and conferences, upcoming and past.",
    keywords: "events, lectures, workshops, conferences",
  },
  {
    path: "/login",
    title: "Sign in",
    description: "Sign in to manage the content of this site.",
    no_index: true,
  },
  {
    path: "/register",
    title: "Register",
    description: "Create an account on this site.",
    no_index: true,
  },
  {
    path: "/forgot-password",
    title: "Forgot password",
    description: "Ask for a link to set a new password.",
    no_index: true,
  },
];
