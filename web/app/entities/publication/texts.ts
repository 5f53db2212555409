/** Every exact text about publications (public spec §2, admin spec §2, §5 and §8). */
export const texts = {
  unknownAuthors: "Unknown authors",
  unknownJournal: "Unknown Journal",
  undated: "Undated",
  loading: "Loading publications...",
  loadError: (message: string) => `Error loading publications: ${message}`,
  none: "No publications found in the database.",
  noneOnHome: "NO PUBLICATIONS FOUND.",
  found: (count: number) => (count === 1 ? "1 publication" : `${count} publications`),
  noMatches: "No publications found matching your filters.",

  admin: {
    title: "Manage Publications",
    subtitle: "Add, edit, and delete academic publications",
    search: "Search publications...",
    add: "Add Publication",
    empty: "No publications found",
    notAvailable: "N/A",
    fetchFailed: "Failed to fetch publications",
    saveFailed: "Something went wrong",
    added: "Publication has been added successfully",
    updated: "Publication has been updated successfully",
    deleted: "Publication has been deleted successfully",
    deleteFailed: "Failed to delete publication",
    sameTitle: (title: string) => `A publication with this title is there already: “${title}”.`,
    sameDoi: (title: string) => `A publication with this DOI is there already: “${title}”.`,
    addDialog: {
      title: "Add New Publication",
      description: "Fill in the details to add a new publication to your academic portal.",
      submit: "Save Publication",
    },
    editDialog: {
      title: "Edit Publication",
      description: "Update the details of the existing publication.",
      submit: "Save Changes",
    },
  },

  invalid: {
    title: "Title is required",
    authors: "At least one author is required",
    date: "Publication date is required",
    dateFormat: "Enter a real date as YYYY-MM-DD",
    url: "Must be a valid URL",
  },
} as const;
