import { isRouteErrorResponse } from "@remix-run/react";
import { useRequestId } from "./request-id";

/** The status that stands for whatever a loader, an action or a component threw. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The words for too many requests, if that is the error; its loader has said when to come back. */
export function tooManyRequests(error: unknown): { title: string; text: string } | null {
  if (statusOf(error) !== 429) return null;
  const sentence: unknown = isRouteErrorResponse(error) ? error.data : null;
  const text =
    typeof sentence === "string" && sentence !== "" ? sentence : "Please try again later.";
  return { title: "Too Many Requests", text };
}

/** Names the request that failed, as the log does; empty for what is not the site's fault. */
export function useRequestNote(error: unknown): string {
  const requestId = useRequestId();
  return statusOf(error) >= 500 && requestId !== null ? `Request: ${requestId}` : "";
}
