import { asSentence } from "~/lib/format/sentence";

/** Every exact text about the research page (public spec §2, admin spec §2 and §8). */
export const texts = {
  defaultTitle: "Research",
  defaultDescription: "Research areas, current projects and opportunities to take part.",
  loading: "Loading research information...",
  loadError: (message: string) =>
    `Error loading information: ${asSentence(message)} Please try again later.`,
  none: "No research information available.",

  admin: {
    title: "Research Settings",
    subtitle: "What the research page says: areas, projects, the lab and opportunities",
    loading: "Loading research settings...",
    fetchFailed: "Failed to load research settings",
    saveFailed: "Failed to save settings",
    saved: "Research page settings saved successfully",
    submit: "Save Changes",
  },

  invalid: {
    imageUrl: "Must be a valid URL",
    deadline: "Enter a real date as YYYY-MM-DD",
  },
} as const;
