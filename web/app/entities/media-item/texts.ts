/** Every exact text about media items (public spec §2, admin spec §2, §5 and §8). */
export const texts = {
  title: "Media",
  none: "No media items found.",
  featured: "Featured",
  tabs: {
    all: "All Media",
    videos: "Videos",
    audio: "Audio",
    articles: "Articles & Interviews",
    featured: "Featured",
  },
  view: {
    video: "View Video",
    audio: "View Audio",
    article: "View Article",
    interview: "View Content",
    other: "View Content",
  },

  admin: {
    title: "Media Management",
    subtitle: "Talks, recordings and articles, by you and about you",
    add: "Add Media",
    addFirst: "Add the first media item",
    loading: "Loading media...",
    tabs: {
      all: "All",
      videos: "Videos",
      audio: "Audio",
      articles: "Articles",
      interviews: "Interviews",
      featured: "Featured",
    },
    published: "Published:",
    source: "Source:",
    none: "No media items found. Create your first one!",
    noMatches: "No media items found matching this filter.",
    confirmDelete: "Are you sure you want to delete this media item?",
    added: { title: "Media Added", description: "New media item has been successfully added." },
    updated: {
      title: "Media Updated",
      description: "Media item has been successfully updated.",
    },
    deleted: {
      title: "Media Deleted",
      description: "Media item has been successfully deleted.",
    },
    fetchFailed: "Failed to load media",
    addFailed: (message: string) => `Failed to add media: ${message}`,
    updateFailed: (message: string) => `Failed to update media: ${message}`,
    deleteFailed: (message: string) => `Failed to delete media: ${message}`,
    addDialog: {
      title: "Add New Media",
      description: "Add a new media item to your collection. Click save when you're done.",
      submit: "Save",
    },
    editSheet: {
      title: "Edit Media",
      description: "Make changes to your media item here. Click save when you're done.",
      submit: "Save Changes",
    },
  },

  invalid: {
    title: "Title must be at least 2 characters",
    url: "Must be a valid URL",
    dateFormat: "Enter a real date as YYYY-MM-DD",
  },
} as const;
