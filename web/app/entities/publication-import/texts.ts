import { ENTRY_KINDS, type EntryKind, type ImportCounts, totalOf } from "./publication-import";

const kinds: Record<EntryKind, string> = {
  new: "New",
  duplicate: "Duplicate",
  changed: "Changed",
  problem: "Problem",
};

function publications(count: number): string {
  return count === 1 ? "1 publication" : `${count} publications`;
}

/** "30 New, 4 Duplicate": the kinds that occur. */
function kindsText(counts: Partial<ImportCounts>): string {
  return ENTRY_KINDS.flatMap((kind) =>
    counts[kind] ? [`${counts[kind]} ${kinds[kind]}`] : [],
  ).join(", ");
}

/** Every text of the import of publications (scholarly §4). */
export const texts = {
  open: "Import",
  title: "Import Publications",
  subtitle: "Paste references or choose files. You see everything before it is saved.",
  publications: "Manage Publications",
  back: "All imports",

  field: "Paste BibTeX, RIS, CSL-JSON, DOIs or an ORCID iD",
  preview: "Preview",
  previewing: "Reading...",
  files: "Choose files",
  filesHint: "Or drop files here: BibTeX, RIS or CSL-JSON, at most 10 MB each.",
  nothing: "Paste some references or choose a file",
  fileEmpty: (name: string) => `“${name}” is empty.`,
  fileTooLarge: (name: string) => `“${name}” is larger than 10 MB. Choose a smaller file.`,
  filesTooLarge: "These files are too large together. Choose fewer at a time.",
  previewFailed: "The preview could not be made. Please try again.",

  imports: "Imports",
  noImports: "Nothing has been imported yet.",
  loading: "Loading imports...",
  listFailed: "Failed to read the imports",
  readFailed: "Failed to read the import",
  gone: "This import no longer exists",
  openPreview: "Open preview",
  show: "Show",
  statuses: {
    reading: "Reading",
    preview: "Preview",
    importing: "Importing",
    imported: "Imported",
    undone: "Undone",
    failed: "Failed",
  },

  failed: "Nothing could be imported",
  backToText: "Back to the text",
  tryAgain: "Try again",

  reading: (source: string) => `Reading: ${source}`,
  importing: "Importing the publications...",
  progress: (done: number, total: number) => `${done} of ${total}`,
  wait: "You may leave this page. The import stays at this address.",

  kinds,
  summary: (counts: ImportCounts) => {
    const total = totalOf(counts);
    const entries = total === 1 ? "1 entry" : `${total} entries`;
    return total === 0 ? entries : `${entries}: ${kindsText(counts)}`;
  },
  done: ({ created, changed }: { created: number; changed: number }) =>
    kindsText({ new: created, changed }) || "Nothing was new",

  table: "Entries",
  columns: { entry: "Entry", kind: "Status", actions: "Actions" },
  filter: "Show",
  all: "All entries",
  selectAll: "Select all",
  select: (title: string) => `Select ${title}`,
  edit: "Edit",
  editEntry: (title: string) => `Edit ${title}`,
  untitled: "Untitled entry",
  noAuthors: "No authors",
  moreAuthors: (count: number) => `and ${count} more`,
  line: (line: number, message: string) => `Line ${line}: ${message}`,
  lineOf: (line: number) => `line ${line}`,
  alreadyThere: "Already there:",
  earlier: (title: string) => `Also earlier in this import: “${title}”`,
  differences: "Differences",
  now: "Now:",
  import: "Import:",
  empty: "empty",
  version: {
    version: (title: string) => `Version of “${title}”`,
    work: (title: string) => `“${title}” is a version of it`,
  },
  noRows: "There is nothing to import.",

  submit: (count: number) => `Import ${publications(count)}`,
  twice: (count: number) =>
    count === 1
      ? "1 of them is a duplicate and is added a second time."
      : `${count} of them are duplicates and are added a second time.`,
  submitting: "Importing...",
  noneTicked: "Tick at least one entry",
  importFailed: "The publications could not be imported. Please try again.",
  importUnanswered:
    "The content server has not answered. This page says so as soon as the publications have been imported.",
  imported: (count: number) =>
    count === 1 ? "1 publication has been imported" : `${count} publications have been imported`,
  importedBefore: "This import has been carried out already",

  undo: "Undo import",
  undoing: "Undoing...",
  undoQuestion: ({ created, changed }: { created: number; changed: number }) =>
    [
      "Are you sure?",
      created > 0 && `What this import has added goes: ${publications(created)}.`,
      changed > 0 && `What it has changed goes back to what it was: ${publications(changed)}.`,
      "What has been edited since is left as it is.",
    ]
      .filter(Boolean)
      .join(" "),
  undone: "The import has been undone",
  undoneBut: (count: number) =>
    `The import has been undone. ${publications(count)} edited since ${count === 1 ? "was" : "were"} left.`,
  left: "Edited since the import, and left as they are:",
  undoFailed: "The import could not be undone. Please try again.",

  discard: "Discard",
  discarding: "Discarding...",
  discardTitle: "Discard preview",
  discardQuestion: (source: string) =>
    `Are you sure? The preview of ${source} and what you have corrected in it will be deleted. No publication is touched.`,
  discarded: "The preview has been discarded",
  discardFailed: "The preview could not be discarded. Please try again.",
  cancel: "Cancel",

  dialog: {
    title: "Edit Entry",
    description: "Correct the entry before it is imported. Nothing is public yet.",
    submit: "Save Changes",
    loading: "Loading the entry...",
    failed: "The entry could not be read. Please try again.",
  },
  entrySaved: "The entry has been updated",
  entryFailed: "The entry could not be saved. Please try again.",
} as const;
