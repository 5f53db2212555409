/** Every exact text about the teaching philosophy (public spec §2; admin spec §2 and §8). */
export const texts = {
  title: "Teaching Philosophy",
  placeholder: "Teaching philosophy is currently being updated.",
  loading: "Loading teaching philosophy...",
  loadError: (message: string) => `Error loading teaching philosophy: ${message}`,

  admin: {
    edit: "Edit Philosophy",
    cancel: "Cancel",
    submit: "Save Changes",
    none: "No teaching philosophy has been added yet. Click the edit button to add one.",
    fetchFailed: "Failed to fetch teaching philosophy",
    saved: "Teaching philosophy updated",
    saveFailed: "Failed to save teaching philosophy",
  },
} as const;
