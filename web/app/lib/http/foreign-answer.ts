/**
 * An answer to the router that does not come from the app: from a proxy before the site, such as its
 * error page for a request that is too large, or from the web server's guards.
 */
export class ForeignAnswer extends Error {
  constructor(readonly status: number) {
    super(`The answer with status ${status} does not come from the app.`);
    this.name = "ForeignAnswer";
  }
}

/** The media type of the app's answers to the router. */
const OWN_TYPE = "text/x-script";

/**
 * A `fetch` that tells foreign answers to the router's requests by an error of their own. The router
 * would only say that it cannot read them.
 * @param fetchOnce the browser's own
 * @returns rejects with a `ForeignAnswer`, else as `fetchOnce` does
 */
export function rejectForeignAnswers(fetchOnce: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await fetchOnce(input, init);
    if (!isOfRouter(input) || answer.status < 400 || isOwn(answer)) return answer;
    await answer.body?.cancel();
    throw new ForeignAnswer(answer.status);
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

const PASSING = new Set([429, 502, 503, 504]);

/** Whether the same request may get through a little later. */
export function isPassing(error: unknown): boolean {
  return error instanceof ForeignAnswer && PASSING.has(error.status);
}

/**
 * Says why a request did not get through to the app.
 * @param what what was sent, such as "a file"
 * @returns null for what is no foreign answer, or one whose status says nothing to the owner
 */
export function foreignAnswerText(error: unknown, what: string): string | null {
  if (!(error instanceof ForeignAnswer)) return null;
  if (error.status === 413) return `The server does not accept ${what} of this size.`;
  if (error.status === 429) {
    return "The server does not accept so many requests at a time. Please try again in a minute.";
  }
  return PASSING.has(error.status) ? "The site cannot be reached right now." : null;
}
