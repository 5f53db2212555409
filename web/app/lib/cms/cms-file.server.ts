import { parseJson } from "./answer-parts";
import { type CallOptions, type CmsCall, WRITE_TIMEOUT_MS, cmsErrorOf, send } from "./cms.server";

/** A file as it comes. */
export interface CmsFile {
  body: ReadableStream<Uint8Array>;
  /** In bytes; null where the cms does not say. */
  size: number | null;
}

/**
 * Asks for a file, which may be larger than the memory and take longer than any other answer.
 * @throws CmsError for each answer that is not 2xx, and for none at all
 */
export async function openCmsFile(call: CmsCall, options: CallOptions = {}): Promise<CmsFile> {
  const begun = new AbortController();
  const timer = setTimeout(
    () => begun.abort(new DOMException("no answer", "TimeoutError")),
    WRITE_TIMEOUT_MS,
  );
  const response = await send(call, { ...options, signal: begun.signal }).finally(() =>
    clearTimeout(timer),
  );
  if (response.ok && response.body) {
    return { body: response.body, size: Number(response.headers.get("content-length")) || null };
  }
  const body = parseJson(await response.text());
  const retryAfter = Number(response.headers.get("retry-after")) || null;
  throw cmsErrorOf({ status: response.status, body, tags: null, size: 0, retryAfter });
}
