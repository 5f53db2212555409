import { asSentence } from "~/lib/format/sentence";

/** Every exact text about projects (public spec §2, admin spec §2, §5 and §8). */
export const texts = {
  title: "Projects",
  loading: "Loading projects...",
  loadError: (message: string) =>
    `Error loading projects: ${asSentence(message)} Please try again later.`,
  noMatches: "No projects found matching the selected filter.",
  filters: { all: "All Projects", ongoing: "Ongoing", completed: "Completed" },
  found: (count: number) => (count === 1 ? "1 project" : `${count} projects`),
  status: { ongoing: "Ongoing", completed: "Completed", planning: "Planning" },
  period: "Period",
  funding: "Funding",
  independent: "Independent research project",
  publications: "Publications",
  team: "Team Members",
  focus: {
    title: "Research Focus",
    text: "The projects on this page combine work with partners in practice and fundamental research. Colleagues, students and organizations who would like to take part are welcome to get in touch.",
    contact: "Get in touch",
  },
  unknownStatus: "Unknown",
  unknownYear: "Unknown",

  admin: {
    title: "Manage Projects",
    subtitle: "Add, edit, and delete research projects",
    search: "Search projects...",
    add: "Add Project",
    empty: "No projects found",
    publications: "Publications",
    notAvailable: "N/A",
    status: { ongoing: "Active", completed: "Completed", planning: "Planning" },
    choices: {
      active: "Active",
      ongoing: "Ongoing",
      completed: "Completed",
      planning: "Planning",
    },
    clearEndDate: "Clear (Ongoing)",
    endDateHint: "Leave blank for an ongoing project.",
    fetchFailed: "Failed to fetch projects",
    saveFailed: "Something went wrong",
    added: "Project has been added successfully",
    updated: "Project has been updated successfully",
    deleted: "Project deleted successfully",
    deleteFailed: "Failed to delete project",
    addDialog: {
      title: "Add New Project",
      description: "Fill in the details to add a new research project.",
      submit: "Add Project",
    },
    editDialog: {
      title: "Edit Project",
      description: "Update the details of the project.",
      submit: "Save Changes",
    },
    deleteDialog: {
      title: "Delete Project",
      question: (title: string) => `Are you sure you want to delete the project “${title}”?`,
    },
  },

  invalid: {
    title: "Title is required",
    description: "Description is required",
    status: "Status is required",
    startDate: "Start date is required",
    dateFormat: "Enter a real date as YYYY-MM-DD",
    endDate: "The end date must not be before the start date",
    teamMembers: "At least one team member is required",
    picture: "Must be a valid URL",
  },
} as const;
