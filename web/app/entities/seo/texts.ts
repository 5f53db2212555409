/** Every exact text about SEO settings (public spec §9, admin spec §2, §8 and §9). */
export const texts = {
  defaultDescription: (professor: string | null) =>
    `${professor ? `Academic profile of ${professor}` : "Academic profile"}: research, publications, teaching and contact.`,
  defaultKeywords: "professor, academic, research, publications, teaching",

  admin: {
    title: "SEO Management",
    subtitle: "What search engines and social networks show of the site",
    tabs: { global: "Global SEO Settings", pages: "Page-specific SEO" },
    loading: "Loading SEO settings...",
    search: "Search pages...",
    add: "Add Page SEO",
    empty: "No page SEO settings configured yet",
    noMatches: "No pages match your search",
    notAvailable: "N/A",
    yes: "Yes",
    no: "No",
    submit: "Save Changes",
    addDialog: {
      title: "Add Page SEO",
      description: "What search engines and social networks show of one page.",
      submit: "Save",
    },
    editDialog: {
      title: "Edit Page SEO",
      description: "What search engines and social networks show of one page.",
      submit: "Save",
    },
    deleteDialog: {
      title: "Delete Page SEO",
      question: (path: string) =>
        `Are you sure you want to delete the SEO settings of ${path}? The page itself stays, with the site's settings.`,
    },
    pathHint: "Choose a page of this site, or type its address, beginning with /.",
    unknownPath: "No page of this site has this address.",
    keywordsHint: "Separated by commas.",
    titleHint: "The professor's name is added to it.",
    canonicalHint: "Only where the same text has its home at another address.",
    noIndexHint: "Search engines are asked not to list the page.",
    analyticsHint:
      "Such as G-ABC123DEF4. The public pages then load Google Analytics, which sets cookies and tells Google who visits. Leave it empty for none.",
    verificationHint: "The code, or the whole tag, that Google Search Console shows.",
    preview: {
      title: "Preview",
      search: "Search result",
      card: "Shared card",
      hidden: "Search engines are asked not to list this page.",
      limits:
        "Search engines cut titles after about 60 characters and descriptions after about 160.",
      anyPage: "A page without settings of its own",
    },
    loadFailed: "Error loading SEO settings",
    loadPagesFailed: "Error loading page SEO settings",
    saveFailed: "Error saving SEO settings",
    savePageFailed: "Error saving page SEO settings",
    deletePageFailed: "Error deleting page SEO settings",
    saved: "Global SEO settings saved successfully",
    pageAdded: "Page SEO settings added successfully",
    pageUpdated: "Page SEO settings updated successfully",
    pageDeleted: "Page SEO settings deleted successfully",
  },

  invalid: {
    missingPath: "Page path is required",
    path: "Page path must start with / and have no spaces, ? or #",
    takenPath: "This page already has SEO settings",
    url: "Must be a valid URL",
    analyticsId: "Must be an id such as G-ABC123DEF4",
  },
} as const;
