/** Every exact text about office hours (public spec §2, Teaching; admin spec §2 and §8). */
export const texts = {
  title: "Office Hours",
  schedule: "Regular Schedule",
  location: "Location",
  none: "No office hours scheduled",
  noLocation: "No location information available",
  contactForDetails: "Contact for details",
  virtual: "(Virtual)",
  onRequest: "Video conference link provided upon request",
  join: "Join the video conference",
  scheduleMeeting: "Schedule Meeting",
  loading: "Loading office hours...",
  loadError: (message: string) => `Error loading office hours: ${message}`,

  admin: {
    search: "Search office hours...",
    add: "Add Office Hours",
    empty: "No office hours found",
    noDay: "Day not set",
    fetchFailed: "Failed to fetch office hours",
    added: "Office hour added",
    updated: "Office hour updated",
    deleted: "Office hour deleted",
    saveFailed: "Failed to save office hour",
    deleteFailed: "Failed to delete office hour",
    confirmDelete: "Are you sure you want to delete this office hour?",
    addDialog: {
      title: "Add Office Hours",
      description: "A time at which students can come, or meet you online.",
      submit: "Save Office Hours",
    },
    editDialog: {
      title: "Edit Office Hours",
      description: "Changes appear on the teaching page at once.",
      submit: "Save Changes",
    },
  },

  invalid: { meetingLink: "Must be a valid URL" },
} as const;
