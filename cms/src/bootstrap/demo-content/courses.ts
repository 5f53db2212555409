import type { Clock, Term } from "./clock";
import type { CourseRow } from "./rows";

/** What a course is, whenever it is given. */
type Course = Omit<CourseRow, "semester" | "year">;

const principles: Course = {
  title: "Principles of Sustainable Marketing",
  course_code: "MKT 210",
  level: "Undergraduate",
  description:
    "What changes in product, price, place and promotion when resources are finite and customers know it? The course introduces the tools of marketing together with the questions that sustainability puts to them, through weekly cases from food, fashion, mobility and energy.",
  resources: [
    "Course reader (twelve articles, available in the library)",
    "Weekly case notes",
    "Template for the brand audit assignment",
  ],
  syllabus_url: "https://www.unprme.org/",
};

const transformation: Course = {
  title: "Digital Transformation of Organizations",
  course_code: "MIS 540",
  level: "Graduate",
  description:
    "A seminar on how established organizations change when digital technology enters their products, their processes and their customers’ habits. Participants study one organization of their choice over the term and present a transformation brief to a panel of practitioners.",
  resources: [
    "Transformation brief: structure and grading guide",
    "Interview protocol for the field study",
    "Reading list with annotations",
    "Recordings of the guest talks",
  ],
  syllabus_url: "https://aisnet.org/",
};

const methods: Course = {
  title: "Research Methods in Marketing",
  course_code: "MKT 720",
  level: "Doctoral",
  description:
    "Design, measurement and inference for doctoral students: experiments, surveys, field data and text, with a pre-registered replication as the term project.",
  resources: ["Replication handbook", "Data and code archive"],
};

const analytics: Course = {
  title: "Marketing Analytics",
  course_code: "MKT 430",
  level: "Undergraduate",
  description:
    "From a business question to a figure that answers it. Segmentation, choice models, experiments and attribution with open data sets and open software. No programming experience is expected.",
  resources: ["Lab notebooks", "Data dictionary", "Cheat sheet for regression output"],
  syllabus_url: "https://www.ama.org/",
};

const consumer: Course = {
  title: "Consumer Behavior and the Planet",
  course_code: "MKT 330",
  level: "Undergraduate",
  description:
    "Why do people who care about the environment so often buy as if they did not? Psychology and sociology of consumption, with a four-week self-observation diary.",
};

const circular: Course = {
  title: "Circular Economy: Strategy and Practice",
  course_code: "SUS 560",
  level: "Graduate",
  description:
    "Business models that keep products and materials in use: repair, reuse, remanufacturing, product as a service. With site visits to a remanufacturing plant and a city repair café.",
  resources: ["Site visit guide", "Circularity indicators workbook"],
  syllabus_url: "https://www.ellenmacarthurfoundation.org/",
};

const platforms: Course = {
  title: "Platforms and Markets",
  course_code: "MIS 610",
  level: "Graduate",
};

const theory: Course = {
  title: "Marketing Theory Seminar",
  course_code: "MKT 740",
  level: "Doctoral",
  description:
    "One classic and one recent paper each week, read against each other. Participants lead two sessions and write one referee report that the author of the paper answers.",
  resources: ["List of sessions and readings"],
};

const project: Course = {
  title: "Sustainability Consulting Project",
  course_code: "SUS 490",
  level: "Undergraduate",
  description:
    "Teams of five work for one term with a local partner, from the first conversation to the handover of results that the partner can use.",
};

/** Current, coming and past courses around the running term. */
export function courses(clock: Clock): CourseRow[] {
  return [
    at(clock.term(-8), { ...principles, title: "Principles of Marketing" }),
    at(clock.term(-7), project),
    at(clock.term(-6), consumer),
    at(clock.term(-5), theory),
    at(clock.term(-4), circular),
    at(clock.term(-3), principles),
    at(clock.term(-3), transformation),
    at(clock.term(-2), analytics),
    at(clock.term(-2), platforms),
    at(clock.term(-1), circular),
    at(clock.term(0), principles),
    at(clock.term(0), transformation),
    at(clock.term(0), methods),
    at(clock.term(1), analytics),
  ];
}

function at(term: Term, course: Course): CourseRow {
  return { ...course, ...term };
}
