/** Every exact text about the about page (public spec §2, admin spec §2 and §8). */
export const texts = {
  title: "About",
  defaultName: "Professor Name",
  defaultPosition: "University Professor",
  loading: "Loading content...",
  loadError: (message: string) => `Error loading content: ${message}`,
  none: "No content available.",
  present: "Present",
  cv: "CV",

  admin: {
    tab: "About Page",
    loading: "Loading settings...",
    fetchFailed: "Failed to load settings",
    saveFailed: "Failed to save settings",
    saved: "About page settings saved successfully",
    submit: "Save Changes",
  },

  invalid: {
    url: "Must be a valid URL",
  },
} as const;
