import type { Clock } from "./clock";
import { courses } from "./courses";
import { projects } from "./projects";
import { publications } from "./publications";
import { ownPublications } from "./publications/own";
import type { AwardRow, FocusAreaRow, HomeStatRow, TestimonialRow } from "./rows";
import { students } from "./students";

/** The numbers are counted, so that they agree with the pages they stand for. */
export function homeStats(name: string, clock: Clock): HomeStatRow[] {
  const codes = new Set(courses(clock).map((course) => course.course_code));
  const works = [...publications, ...ownPublications(name, clock)].filter((row) => !row.version_of);
  return [
    { icon: "fileText", value: String(works.length), title: "Publications" },
    { icon: "users", value: String(students(clock).length), title: "Students supervised" },
    { icon: "globe", value: String(projects(clock).length), title: "Research projects" },
    { icon: "bookOpen", value: String(codes.size), title: "Courses taught" },
  ];
}

export const focusAreas: FocusAreaRow[] = [
  {
    icon: "globe",
    title: "Sustainable Marketing",
    description:
      "How products, prices and promises change when resources are finite, and how claims can be kept honest.",
    link_href: "/research",
    link_text: "See the research",
  },
  {
    icon: "barChart",
    title: "Digital Transformation",
    description:
      "How established organizations renew themselves when technology enters their products and their customers’ habits.",
    link_href: "/projects",
    link_text: "Browse the projects",
  },
  {
    icon: "users",
    title: "Consumer Behavior",
    description:
      "Why people who care do not always act on it, and what makes the better choice the easier one.",
    link_href: "/publications",
    link_text: "Read the publications",
  },
  {
    icon: "fileText",
    title: "Circular Economy",
    description: "Repair, reuse and sharing as business models, from the first sale to the last.",
    link_href: "/blog",
    link_text: "Notes from the blog",
  },
  {
    icon: "bookOpen",
    title: "Teaching and Mentoring",
    description:
      "Courses that start with open questions, and supervision from a first idea to a finished thesis.",
    link_href: "/teaching",
    link_text: "Courses and resources",
  },
];

export function awards({ year }: Clock): AwardRow[] {
  return [
    {
      title: "Best Paper Award",
      organization: "International Conference on Circular Business Models",
      year: String(year(-1)),
      description: "For a field study of three measures that make repair easier than replacement.",
    },
    {
      title: "Excellence in Teaching Award",
      organization: "Example University",
      year: String(year(-2)),
      description: "Nominated by students for the course Principles of Sustainable Marketing.",
    },
    {
      title: "Fellow for Open Science",
      organization: "Academy of Social Sciences",
      year: String(year(-4)),
      description: "For making the data and materials of all studies available.",
    },
    {
      title: "Distinguished Service to Doctoral Education",
      organization: "Consortium of European Business Schools",
      year: String(year(-6)),
    },
    {
      title: "Outstanding Reviewer",
      organization: "Journal editorial board",
      year: String(year(-8)),
    },
    {
      title: "Early Career Research Prize",
      organization: "National Society for Marketing",
      year: String(year(-15)),
      description: "For the dissertation on trust in eco-labels.",
    },
  ];
}

export const testimonials: TestimonialRow[] = [
  {
    quote:
      "The only course in which I was asked to change my mind in public, and enjoyed it. I still use the two-version rule for everything that I write.",
    name: "Emily Carter",
    title: "Graduate, Bachelor of Business Administration",
    picture: "avatar-09",
  },
  {
    quote:
      "We came with a slide deck about our digital strategy and left with three questions that we could not answer. Two years later they still shape our agenda.",
    name: "Martin Keller",
    title: "Head of Strategy, mid-sized manufacturer",
    picture: "avatar-10",
  },
  {
    quote:
      "Patient, precise, and never satisfied with a first explanation. A supervisor to wish for.",
    name: "Johanna Eklund",
    title: "Former doctoral student, now assistant professor",
    picture: "avatar-01",
  },
  {
    quote:
      "Working with the team on repair has changed how our city plans. The findings were written so that a council could read them, and the data so that our own analysts could check them. I wish that all research partnerships were like this one: clear about what is known, open about what is not, and still there when the project money has run out.",
    name: "Ruth Abenov",
    title: "Director, City office for circular economy",
  },
];
