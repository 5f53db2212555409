/** Every exact text about events (public spec §2, admin spec §2 and §8). */
export const texts = {
  none: "NO UPCOMING EVENTS FOUND.",
  loading: "Loading events...",
  loadError: (message: string) => `Error loading events: ${message}`,
  admin: {
    tab: "Events",
    loading: "Loading events...",
    empty: "No events yet",
    order: "Upcoming events come first, then past events.",
    loadFailed: (message: string) => `Failed to load events: ${message}`,
    saveFailed: (message: string) => `Failed to save events: ${message}`,
    saved: "Events saved successfully",
  },
  invalid: {
    title: "Title is required",
    date: "Date is required",
    dateFormat: "Enter a real date as YYYY-MM-DD",
    endDate: "The end date must not be before the date",
    link: "Must be a valid URL or a path that starts with /",
  },
} as const;
