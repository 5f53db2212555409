/** Every exact text about people (scholarly §1 and §5). */
export const texts = {
  title: "People",
  loading: "Loading people...",
  fetchFailed: "Failed to fetch people",

  admin: {
    title: "Manage People",
    subtitle: "The authors of your publications, and how their names are spelled",
    search: "Search people...",
    add: "Add Person",
    empty: "No people found",
    owner: "Owner",
    added: "Person has been added successfully",
    updated: "Person has been updated successfully",
    deleted: "Person has been deleted successfully",
    saveFailed: "Something went wrong",
    deleteFailed: "Failed to delete person",
    addDialog: {
      title: "Add New Person",
      description: "Fill in the details, so that the name is recognized among authors.",
      submit: "Save Person",
    },
    editDialog: {
      title: "Edit Person",
      description: "Update the details of the person.",
      submit: "Save Changes",
    },
    deleteDialog: {
      title: "Delete Person",
      question: (name: string) =>
        `Are you sure? “${name}” will no longer be recognized among the authors of publications.`,
    },
    hints: {
      variants: "Other spellings among authors, such as J. Smith, and former names",
      orcid: "Such as 0000-0002-1825-0097",
      owner: "The name is bold wherever authors are listed",
    },
  },

  invalid: {
    name: "Name is required",
    url: "Must be a valid URL",
  },
} as const;
