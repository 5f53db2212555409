/** Every exact text about the areas of focus (public spec §2, admin spec §2 and §8). */
export const texts = {
  /** The words of a link that the owner gave none. */
  more: "Learn more",
  admin: {
    tab: "Areas of Focus",
    loading: "Loading areas of focus...",
    empty: "No areas of focus yet",
    loadFailed: (message: string) => `Failed to load focus_areas: ${message}`,
    saveFailed: (message: string) => `Failed to save focus areas: ${message}`,
    saved: "Focus areas saved successfully",
  },
  invalid: {
    title: "Title is required",
    link: "Must be a valid URL or a path that starts with /",
  },
} as const;
