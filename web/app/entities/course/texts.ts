/** Every exact text about courses (public spec §2, Teaching). */
export const texts = {
  title: "Courses",
  tabs: { current: "Current Courses", past: "Past Courses" },
  none: { current: "No current courses found", past: "No past courses found" },
  loading: "Loading courses...",
  loadError: (message: string) => `Error loading courses: ${message}`,
  upcoming: "Upcoming",
  resources: "Course Resources",
  syllabus: "View Syllabus",
} as const;
