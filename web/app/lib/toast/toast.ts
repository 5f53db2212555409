/** A notification. The spec's "destructive" toast has the type "error". */
export interface Toast {
  type: "success" | "error";
  title: string;
  description?: string | undefined;
  /** What was deleted; the toast offers to bring it back. */
  undo?: Undo | undefined;
}

/** Deleted records that can be brought back from the trash. */
export interface Undo {
  ids: readonly string[];
  /** The form on the screen keeps what it was opened with, so that the page is loaded anew. */
  reload?: boolean | undefined;
}

/** More ids do not fit into a cookie; they can still be brought back in the trash. */
const MAX_IDS = 80;

/** A toast that offers to bring back what was deleted. */
export function withUndo(toast: Toast, undo: Undo): Toast {
  const { length } = undo.ids;
  return length === 0 || length > MAX_IDS ? toast : { ...toast, undo };
}

/** The toast of a success whose text has no title of its own. */
export function success(description: string): Toast {
  return { type: "success", title: "Success", description };
}

/** The toast of a failure, "usually titled 'Error'" (admin spec §8). */
export function failure(description: string): Toast {
  return { type: "error", title: "Error", description };
}
