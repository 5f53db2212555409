/** Every exact text about testimonials (public spec §2, admin spec §2 and §8). */
export const texts = {
  none: "NO TESTIMONIALS FOUND.",
  admin: {
    tab: "Testimonials",
    loading: "Loading testimonials...",
    empty: "No testimonials yet",
    loadFailed: (message: string) => `Failed to load testimonials: ${message}`,
    saveFailed: (message: string) => `Failed to save testimonials: ${message}`,
    saved: "Testimonials saved successfully",
  },
  invalid: {
    quote: "Quote is required",
    name: "Name is required",
    image: "Must be a valid URL",
  },
} as const;
