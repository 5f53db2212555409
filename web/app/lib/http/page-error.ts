import { isRouteErrorResponse } from "@remix-run/react";

/** The status that stands for whatever a loader, an action or a component threw. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
