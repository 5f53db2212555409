import type { Response } from "undici";
import { failures } from "./failure";

const MEGABYTE = 1_000_000;

/** A comment ends at its first "-->": read in another way, many of them would take years. */
const HTML = /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

/** @throws LookupFailure when it is larger than `maxBytes` after decompression, or ends too early */
async function readBody(response: Response, host: string, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw failures.tooLarge(host, Math.round(maxBytes / MEGABYTE));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The text of an answer with status 200, which should be JSON: the thread of the parsers finds out.
 *
 * @param host named in the sentences
 * @param maxBytes of the body, decompressed
 * @throws LookupFailure for a web page, for what is none of JSON at first sight, and for too much of it
 */
export async function readText(
  response: Response,
  host: string,
  maxBytes: number,
): Promise<string> {
  const text = (await readBody(response, host, maxBytes)).toString("utf8").replace(/^\uFEFF/, "");
  const type = response.headers.get("content-type") ?? "";
  if (/\bhtml\b/i.test(type) || HTML.test(text)) throw failures.webPage(host);
  if (/^\s*(?:<|$)/.test(text)) throw failures.noData(host);
  return text;
}

/**
 * How long `Retry-After` asks to wait, in ms.
 *
 * @param value seconds, or a date of HTTP
 * @returns null where it says nothing
 */
export function readRetryAfter(value: string | null, now = Date.now()): number | null {
  const text = value?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const moment = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : Math.max(0, moment - now);
}
