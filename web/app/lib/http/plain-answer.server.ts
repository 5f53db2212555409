import { markUncacheable } from "../cache/render-context.server";
import { asCmsError } from "../cms/cms.server";

/** About what the cms needs to start. */
const RETRY_AFTER_SECONDS = "15";

/** An answer in words, for an address that is no page and has nothing to give. */
export function plainAnswer(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
}

/**
 * The answer when the cms gave none: 503 with the time to come back, else 404.
 * @param what could not be made, for the log
 * @throws what is no failure of the cms
 */
export function failedAnswer(what: string, error: unknown): Response {
  markUncacheable();
  const { isOutage, message } = asCmsError(error);
  console.error(`${what} could not be made:`, message);
  if (!isOutage) return plainAnswer(404, "Not Found");
  return plainAnswer(503, "Service Unavailable", { "retry-after": RETRY_AFTER_SECONDS });
}
