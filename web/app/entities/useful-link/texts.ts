/** Every exact text about useful links (public spec §2, admin spec §2, §5 and §8). */
export const texts = {
  title: "Useful Links",
  intro:
    "Data, tools and organizations that I use and recommend to students and colleagues, by topic.",
  loading: "Loading links...",
  uncategorized: "Uncategorized",
  premium: "Premium",
  visit: "Visit Website",
  none: "No Links Found",
  loadFailed: "Failed to Load Links",
  tryAgain: "Try Again",
  premiumAccess: {
    title: "Premium Access",
    text: "Resources marked “Premium” ask for an account or a subscription. Many are open to members of a university through its library: sign in there first.",
  },
  suggest: {
    title: "Suggest a Resource",
    text: "Do you know a resource that should stand here? Please tell me about it.",
    contact: "Suggest a resource",
  },

  admin: {
    title: "Manage Useful Links",
    subtitle: "Add, edit, move, and delete useful links",
    search: "Search links...",
    add: "Add New Link",
    empty: "No links found",
    yes: "Yes",
    no: "No",
    addDialog: {
      title: "Add New Link",
      description: "Fill in the details to add a new link.",
      submit: "Add Link",
    },
    editDialog: {
      title: "Edit Link",
      description: "Update the details of the link.",
      submit: "Save Changes",
    },
    deleteDialog: {
      title: "Delete Link",
      question: (title: string) => `Are you sure you want to delete the link “${title}”?`,
    },
    orderHint: "Its place among all links. Links can be dragged in the table, too.",
    premiumHint: "Requires an account or a subscription.",
    moved: (title: string, place: number, count: number) => `${title} is now ${place} of ${count}.`,
    notMoved: "The link stays where it was.",
    fetchFailed: (message: string) => `Error Fetching Links: ${message}`,
    saveFailed: "Error Saving Link",
    deleteFailed: "Error Deleting Link",
    added: (title: string) => `Link "${title}" added successfully`,
    updated: (title: string) => `Link "${title}" updated successfully`,
    deleted: (title: string) => `Link "${title}" deleted successfully`,
    gone: "This link was deleted already.",
    missing: {
      title: "Validation Error",
      description: "Title, URL, and Category are required.",
    },
  },

  invalid: {
    title: "Title is required",
    missingUrl: "URL is required",
    url: "Must be a valid URL",
    category: "Category is required",
    order: "Order must be a number of at most nine digits",
  },
} as const;
