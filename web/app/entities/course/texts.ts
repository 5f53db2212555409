/** Every exact text about courses (public spec §2, Teaching; admin spec §2, §5 and §8). */
export const texts = {
  title: "Courses",
  tabs: { current: "Current Courses", past: "Past Courses" },
  none: { current: "No current courses found", past: "No past courses found" },
  loading: "Loading courses...",
  loadError: (message: string) => `Error loading courses: ${message}`,
  upcoming: "Upcoming",
  resources: "Course Resources",
  syllabus: "View Syllabus",

  /** What both screens of the owner say. */
  admin: {
    search: "Search courses...",
    add: "Add Course",
    empty: "No courses found",
    notAvailable: "N/A",
    fetchFailed: "Failed to fetch courses",
  },

  /** Manage Courses. */
  manage: {
    title: "Manage Courses",
    subtitle: "Add, edit, and delete the courses you teach",
    added: "Course added successfully.",
    updated: "Course updated successfully",
    deleted: "Course deleted successfully",
    addFailed: (message: string) => `Failed to add course: ${message}`,
    updateFailed: (message: string) => `Failed to update course: ${message}`,
    deleteFailed: (message: string) => `Failed to delete course: ${message}`,
    titleRequired: "Title is required.",
    confirmDelete:
      "Are you sure? This action cannot be undone. This will permanently delete the course.",
    addDialog: {
      title: "Add New Course",
      description: "Fill in the details to add a new course.",
      submit: "Add Course",
    },
    editDialog: {
      title: "Edit Course",
      description: "Update the details of the course.",
      submit: "Update Course",
    },
  },

  /** The courses tab of Teaching Management. */
  teaching: {
    added: "Course added",
    updated: "Course updated",
    deleted: "Course deleted",
    saveFailed: "Failed to save course",
    deleteFailed: "Failed to delete course",
    confirmDelete: "Are you sure you want to delete this course?",
    addDialog: {
      title: "Add Course",
      description: "A course appears on the teaching page under the tab of its term.",
      submit: "Save Course",
    },
    editDialog: {
      title: "Edit Course",
      description: "Changes appear on the teaching page at once.",
      submit: "Save Changes",
    },
  },

  invalid: {
    code: "Course code is required",
    longCode: "Must be at most 100 characters",
    title: "Title is required",
    year: "Year must be a whole number from 1 to 9999",
    syllabusUrl: "Invalid URL",
  },
} as const;
