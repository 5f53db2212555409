/** Every exact text about awards (public spec §2, admin spec §2 and §8). */
export const texts = {
  title: "Awards and Recognition",
  loading: "Loading awards...",
  loadError: "The awards cannot be shown right now. Please try again later.",
  admin: {
    tab: "Awards",
    loading: "Loading awards...",
    empty: "No awards yet",
    order: "Awards are sorted by year. Drag to reorder those of the same year.",
    loadFailed: (message: string) => `Failed to load awards: ${message}`,
    saveFailed: (message: string) => `Failed to save awards: ${message}`,
    saved: "Awards saved successfully",
  },
  invalid: {
    title: "Title is required",
  },
} as const;
