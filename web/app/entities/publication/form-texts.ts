/** What the owner's form of a publication, and the changes of several at once, say (scholarly §5). */
export const formTexts = {
  groups: {
    details: "More details",
    links: "Links and files",
    versions: "Versions and projects",
  },
  fields: {
    type: "Type",
    stage: "Stage",
    date_precision: "Date precision",
    genre: "Genre",
    number: "Number",
    series: "Series",
    eprint: "Eprint",
    volume: "Volume",
    issue: "Issue",
    pages: "Pages",
    article_number: "Article number",
    publisher: "Publisher",
    place: "Place",
    edition: "Edition",
    editors: "Editors",
    isbn: "ISBN",
    issn: "ISSN",
    institution: "Institution",
    event_title: "Event",
    language: "Language",
    keywords: "Keywords",
    award: "Award",
    featured: "Featured on the home page",
    slug: "Address",
    citation_key: "Citation key",
    links: "Links",
    pdf: "PDF",
    version_of: "Version of",
    projects: "Projects",
    kind: "Kind",
    url: "URL",
    label: "Label",
  },
  hints: {
    genre: "Such as PhD thesis, or Technical report",
    eprint: "The arXiv or a similar id",
    award: "A short note such as Best Paper Award 2024",
    slug: "The last part of the page’s address. Leave blank to generate one. The old address keeps working.",
    citation_key: "The key in BibTeX. Leave blank to generate one.",
    version_of: "The work of which this is the preprint or working paper",
    pdf: "The paper itself, at most 10 MB. Visitors read it on this site.",
    noProjects: "There are no projects yet.",
  },
  /** Below the date, by its precision. */
  dateHints: {
    day: "Where only the year or the month is known, choose the precision below.",
    month: "A year and month such as 2019-05 are enough.",
    year: "A year such as 2019 is enough.",
  },
  stages: {
    published: "Published",
    forthcoming: "Forthcoming",
    "under-review": "Under review",
    "in-preparation": "In preparation",
  },
  precisions: { day: "Day", month: "Month", year: "Year" },
  noWork: "A work of its own",
  versions: "Versions of this publication",

  lookup: {
    button: "Fill from DOI",
    pending: "Looking up...",
    noDoi: "Enter a DOI first.",
    changed: "The DOI has been changed meanwhile. Look it up again.",
    failed: "The DOI could not be looked up. Please try again.",
    filled: (labels: readonly string[]) =>
      labels.length === 0
        ? "Nothing that is empty could be filled."
        : `Filled from the DOI: ${labels.join(", ")}.`,
  },

  missing: {
    label: "Show",
    all: "All publications",
    doi: "without DOI",
    abstract: "without abstract",
    pdf: "without PDF",
  },

  bulk: {
    selectAll: "Select all",
    select: (title: string) => `Select ${title}`,
    selected: (count: number) => `${count} selected`,
    clear: "Clear selection",
    tooMany:
      "At most 1,000 publications can be changed at once. Narrow the list down, and select fewer.",
    delete: "Delete",
    setType: "Set type",
    setStage: "Set stage",
    addKeywords: "Add keywords",
    addProject: "Add to project",
    cancel: "Cancel",
    project: "Project",
    keywords: "Keywords",
    keywordsHint: "One in each line, or separated by commas",
    noKeywords: "Enter at least one keyword",
    noProject: "Choose a project",
    of: (count: number) => (count === 1 ? "1 publication" : `${count} publications`),
    question: (count: number) =>
      count === 1
        ? "Are you sure? 1 publication goes to the trash."
        : `Are you sure? ${count} publications go to the trash.`,
    changed: (count: number) =>
      count === 1 ? "1 publication has been updated" : `${count} publications have been updated`,
    deleted: (count: number) =>
      count === 1 ? "1 publication has been deleted" : `${count} publications have been deleted`,
    gone: "Publications that were deleted in another window are no longer selected. Nothing has been changed yet.",
    changeFailed: "Failed to update publications",
    deleteFailed: "Failed to delete publications",
  },
} as const;
