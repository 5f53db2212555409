/** Every exact text about the home page's statistics (admin spec §2 and §8). */
export const texts = {
  admin: {
    tab: "Statistics",
    note: "Changes are not visible on the website until you save them.",
    loading: "Loading statistics...",
    empty: "No statistics yet",
    loadFailed: (message: string) => `Failed to load home_stats: ${message}`,
    saveFailed: (message: string) => `Failed to save statistics: ${message}`,
    saved: "Statistics saved successfully",
  },
  invalid: {
    value: "Value is required",
    title: "Title is required",
  },
} as const;
