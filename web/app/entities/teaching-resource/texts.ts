/** Every exact text about teaching resources (public spec §2, Teaching; admin spec §2, §3 and §8). */
export const texts = {
  title: "Teaching Resources",
  groups: {
    general: "General Resources",
    readings: "Recommended Readings",
    further: "Further Resources",
  },
  none: {
    general: "No general resources available",
    readings: "No recommended readings available",
  },
  loading: "Loading resources...",
  loadError: (message: string) => `Error loading resources: ${message}`,

  admin: {
    search: "Search resources...",
    add: "Add Resource",
    empty: "No resources found",
    notAvailable: "N/A",
    general: "General",
    noCourse: "None (General Resource)",
    fetchFailed: "Failed to fetch resources",
    added: "Resource added",
    updated: "Resource updated",
    deleted: "Resource deleted",
    saveFailed: "Failed to save resource",
    deleteFailed: "Failed to delete resource",
    confirmDelete: "Are you sure you want to delete this resource?",
    addDialog: {
      title: "Add Resource",
      description: "A resource appears on the teaching page in the group of its type.",
      submit: "Save Resource",
    },
    editDialog: {
      title: "Edit Resource",
      description: "Changes appear on the teaching page at once.",
      submit: "Save Changes",
    },
  },

  invalid: {
    title: "Title is required",
    url: "Must be a valid URL",
  },
} as const;
