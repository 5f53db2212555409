/**
 * An error that an intermediary (RFC 9110 §3.7) has answered to the router in the app's place: a proxy
 * before the site, such as for a request that is too large, or the web server's own guards.
 */
export class IntermediaryError extends Error {
  constructor(readonly status: number) {
    super(`The answer with status ${status} does not come from the app.`);
    this.name = "IntermediaryError";
  }
}

/** The media type of the app's answers to the router. */
const OWN_TYPE = "text/x-script";

/**
 * A `fetch` that rejects the router's requests where an intermediary has answered them with an error. The
 * router itself would only say that it cannot read the answer.
 * @param fetchOnce the browser's own
 * @returns rejects with an `IntermediaryError`, else as `fetchOnce` does
 */
export function rejectIntermediaryErrors(fetchOnce: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await fetchOnce(input, init);
    if (!isOfRouter(input) || answer.status < 400 || isOwn(answer)) return answer;
    await answer.body?.cancel();
    throw new IntermediaryError(answer.status);
  };
}

function isOwn({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith(OWN_TYPE) === true;
}

/** Whether the router asks, for a screen's data or for what an action answers. */
export function isOfRouter(input: RequestInfo | URL): boolean {
  if (input instanceof Request) return false;
  const { origin, pathname } = new URL(input, location.href);
  return origin === location.origin && pathname.endsWith(".data");
}

const TEMPORARY = new Set([429, 502, 503, 504]);

/** Whether the same request may get through a little later. */
export function isTemporary(error: unknown): boolean {
  return error instanceof IntermediaryError && TEMPORARY.has(error.status);
}

/**
 * Says why a request did not get through to the app.
 * @param what what was sent, such as "a file"
 * @returns null for any other error, and for a status that says nothing to the owner
 */
export function intermediaryErrorText(error: unknown, what: string): string | null {
  if (!(error instanceof IntermediaryError)) return null;
  if (error.status === 413) return `The server does not accept ${what} of this size.`;
  if (error.status === 429) {
    return "The server does not accept so many requests at a time. Please try again in a minute.";
  }
  return TEMPORARY.has(error.status) ? "The site cannot be reached right now." : null;
}
