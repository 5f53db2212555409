/** A notification. The spec's "destructive" toast has the type "error". */
export interface Toast {
  type: "success" | "error";
  title: string;
  description?: string | undefined;
}

/** The toast of a success whose text has no title of its own. */
export function success(description: string): Toast {
  return { type: "success", title: "Success", description };
}

/** The toast of a failure, "usually titled 'Error'" (admin spec §8). */
export function failure(description: string): Toast {
  return { type: "error", title: "Error", description };
}
