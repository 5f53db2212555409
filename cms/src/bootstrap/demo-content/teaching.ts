import type { OfficeHourRow, TeachingResourceRow } from "./rows";

export const philosophy = `I teach because a question gets better when more people work on it. My courses therefore start with a question that I cannot answer alone, and students are asked from the first week to take part in answering it: with data they collect, with cases from the places they come from, and with disagreement.

Three habits run through all of my classes. We read the original work, because summaries leave out the doubts. We write early and often, because writing shows us what we do not know yet. And we test ideas outside the classroom, with partners who will use what we find.

Sustainability is not a special topic in this. Whoever decides what is made, how it is priced and what is said about it decides how much of the world is used up; I want graduates who know that and have practiced deciding well.

Grades in my courses reward revision. Every larger assignment is handed in twice, and the second version counts.`;

export const teachingResources: TeachingResourceRow[] = [
  {
    title: "How to Read a Research Paper in Three Passes",
    type: "Guide",
    url: "https://owl.purdue.edu/",
    description:
      "First the claim, then the evidence, then the doubts: a two-page guide with a worked example.",
  },
  {
    title: "Guide to Writing a Literature Review",
    type: "Guide",
    url: "https://writingcenter.unc.edu/tips-and-tools/literature-reviews/",
    description: "What a review is for, how to group sources, and how to know when to stop.",
  },
  {
    title: "Citing Sources with Zotero",
    type: "Guide",
    url: "https://www.zotero.org/support/",
    description: "Set up a library, collect references and cite them in your text.",
  },
  {
    title: "Brand Audit Template",
    type: "Template",
    description:
      "The structure of the assignment in MKT 210, with the guiding questions for each section.",
    course_code: "MKT 210",
  },
  {
    title: "Transformation Brief Template",
    type: "Template",
    url: "https://cisr.mit.edu/",
    description: "Two pages, six boxes, one decision: the format of the final presentation.",
    course_code: "MIS 540",
  },
  {
    title: "Pre-registration Form for Term Projects",
    type: "Template",
    url: "https://osf.io/prereg/",
    description: "State what you expect before you look at the data.",
    course_code: "MKT 720",
  },
  {
    title: "Creating Shared Value",
    type: "Reading",
    url: "https://hbr.org/2011/01/the-big-idea-creating-shared-value",
    description: "Porter and Kramer (2011). Read it together with its critics.",
    course_code: "MKT 210",
  },
  {
    title: "How to SHIFT Consumer Behaviors to be More Sustainable",
    type: "Reading",
    url: "https://journals.sagepub.com/doi/10.1177/0022242919825649",
    description: "White, Habib and Hardisty (2019). The framework that we use all term.",
  },
  {
    title: "A Safe Operating Space for Humanity",
    type: "Reading",
    url: "https://www.nature.com/articles/461472a",
    description: "Rockström and colleagues (2009). Four pages that everyone should have read.",
  },
  {
    title: "Transforming Our World: The 2030 Agenda",
    type: "Reading",
    url: "https://sdgs.un.org/2030agenda",
  },
  {
    title: "Digital Transformation Strategies",
    type: "Reading",
    url: "https://link.springer.com/article/10.1007/s12599-015-0401-5",
    description: "Matt, Hess and Benlian (2015). Short, and a good start for the field study.",
    course_code: "MIS 540",
  },
  {
    title: "Planetary Boundaries: A Lecture",
    type: "Video",
    url: "https://www.stockholmresilience.org/research/planetary-boundaries.html",
    description: "The framework explained by those who made it.",
  },
  {
    title: "R and RStudio",
    type: "Software",
    url: "https://posit.co/download/rstudio-desktop/",
    description: "Free software for the labs. Install it before the first session.",
    course_code: "MKT 430",
  },
  {
    title: "JASP",
    type: "Software",
    url: "https://jasp-stats.org/",
    description: "Statistics with a graphical interface, for those who prefer not to program.",
  },
  {
    title: "Our World in Data",
    type: "Other",
    url: "https://ourworldindata.org/",
    description: "Open data and charts on the long-run development of the world.",
  },
];

export const officeHours: OfficeHourRow[] = [
  {
    day: "Monday",
    start_time: "10:00 AM",
    end_time: "12:00 PM",
    location: "Business Hall, Room 312",
    is_virtual: false,
  },
  {
    day: "Wednesday",
    start_time: "2:00 PM",
    end_time: "4:00 PM",
    location: "Business Hall, Room 312",
    is_virtual: false,
  },
  {
    day: "Thursday",
    start_time: "5:00 PM",
    end_time: "6:00 PM",
    location: "Video call",
    is_virtual: true,
    meeting_link: "https://meet.jit.si/",
  },
  {
    day: "By Appointment",
    start_time: "9:00 AM",
    end_time: "5:00 PM",
    location: "Business Hall, Room 312, or by video",
    is_virtual: false,
  },
];
