/** The field in which the form of a post keeps what is typed into a dialog over its text. */
export const DIALOG_FIELD = "editor-dialog";
