/** Every exact text about students (public spec §2 and §8; admin spec §2, §5 and §8). */
export const texts = {
  title: "Students",
  intro: "Those I supervise now, and those who have gone on.",
  loading: "Loading students...",
  none: "No students found",
  fetchFailed: "Failed to fetch students",
  unavailable: "The students cannot be shown right now. Please try again later.",
  status: { current: "Current", graduated: "Graduated" },
  degrees: { PhD: "PhD", Masters: "Master's", Undergraduate: "Undergraduate" },
  tabs: {
    status: "Status",
    degree: "Degree",
    current: "Current Students",
    graduated: "Graduated Students",
    phd: "PhD Students",
    masters: "Master's Students",
    undergraduate: "Undergraduate Students",
  },
  topic: "Thesis Topic",
  publications: "Publications",
  thesis: "Thesis",
  contact: "Contact",

  approach: {
    title: "Supervision Approach",
    paragraphs: [
      "A thesis is a long conversation. I meet each student regularly, read drafts while they can still change, and give comments in writing, so that they can be read again when the day is calmer.",
      "Students choose questions of their own. My part is to ask what an answer would look like, to say early where a plan is too large, and to open doors to data, partners and people.",
      "From the first year on, we present work in progress to each other. Explaining a doubt to the group often goes half the way to resolving it.",
    ],
  },

  opportunities: {
    title: "Supervision Opportunities",
    text: "I welcome inquiries from prospective students at every level. Please write a few lines about the question you would like to work on, why it matters to you, and what you have read about it so far.",
    link: "Contact Me",
  },

  admin: {
    title: "Manage Students",
    subtitle: "Those you supervise now, and those who have graduated",
    search: "Search students...",
    add: "Add Student",
    confirmDelete: "Are you sure you want to delete this student?",
    added: "Student has been added successfully",
    updated: "Student has been updated successfully",
    deleted: "Student has been deleted successfully",
    addFailed: (message: string) => `Failed to add student: ${message}`,
    updateFailed: (message: string) => `Failed to update student: ${message}`,
    deleteFailed: (message: string) => `Failed to delete student: ${message}`,
    addDialog: {
      title: "Add New Student",
      description: "Fill in the details to add a student to your students page.",
      submit: "Add Student",
    },
    editDialog: {
      title: "Edit Student",
      description: "Update the details of the student.",
      submit: "Update Student",
    },
  },

  invalid: {
    name: "Name is required",
    longName: "Must be at most 500 characters",
    level: "Level is required",
    startYear: "Start year is required",
    year: "Enter a year from 1900 to 2100",
    endYear: "The end year must not be before the start year",
    researchTopic: "Research topic is required",
    email: "Must be a valid email address",
    url: "Must be a valid URL",
  },
} as const;
