/** A notification. The spec's "destructive" toast has the type "error". */
export interface Toast {
  type: "success" | "error";
  title: string;
  description?: string | undefined;
  /** What was deleted; the toast offers to bring it back. */
  undo?: Undo | undefined;
}

/** A deletion that can be taken back. */
export interface Undo {
  /** A deleted record. */
  id: string;
  /** Others went in the same change, and come back with it. */
  withOthers?: boolean | undefined;
  /** The form on the screen keeps what it was opened with, so that the page is loaded anew. */
  reload?: boolean | undefined;
}

/**
 * A toast that offers to bring back what was deleted.
 * @param ids the records that one change has deleted; without any there is nothing to offer
 */
export function withUndo(
  toast: Toast,
  ids: readonly string[],
  { reload = false }: { reload?: boolean } = {},
): Toast {
  const [id] = ids;
  if (id === undefined) return toast;
  return { ...toast, undo: { id, withOthers: ids.length > 1, reload } };
}

/** The toast of a success whose text has no title of its own. */
export function success(description: string): Toast {
  return { type: "success", title: "Success", description };
}

/** The toast of a failure, "usually titled 'Error'" (admin spec §8). */
export function failure(description: string): Toast {
  return { type: "error", title: "Error", description };
}
