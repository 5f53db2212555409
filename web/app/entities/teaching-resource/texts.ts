/** Every exact text about teaching resources (public spec §2, Teaching). */
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
} as const;
