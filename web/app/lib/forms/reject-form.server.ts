import { asCmsError } from "../cms/cms.server";
import { rejectionStatus } from "../http/too-many-attempts";
import { failure } from "../toast/toast";
import { withToast } from "../toast/toast.server";

/**
 * The answer to a form that was not accepted: what it keeps, the problem, and a toast that says it.
 * @param kept what the form shows again
 * @param cause the problem, or what a call of the cms has thrown: then its message, with 429 and
 *   `Retry-After` where it says so
 * @param title of the toast; without one it is that of every failure
 */
export function rejectForm<T extends object>(kept: T, cause: unknown, title?: string) {
  const rejection = typeof cause === "string" ? null : asCmsError(cause);
  const problem = rejection?.message ?? String(cause);
  const toast = title ? { type: "error" as const, title, description: problem } : failure(problem);
  const [headers, status] = rejectionStatus(rejection ?? { status: 400, retryAfter: null });
  return withToast({ ...kept, problem }, toast, headers, status);
}
