/** Every exact text about awards (public spec §2, admin spec §2 and §8). */
export const texts = {
  admin: {
    tab: "Awards",
    loading: "Loading awards...",
    empty: "No awards yet",
    loadFailed: (message: string) => `Failed to load awards: ${message}`,
    saveFailed: (message: string) => `Failed to save awards: ${message}`,
    saved: "Awards saved successfully",
  },
  invalid: {
    title: "Title is required",
  },
} as const;
