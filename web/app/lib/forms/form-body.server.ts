import { isUtf8 } from "node:buffer";
import { isEncodedUtf8 } from "../format/unicode";

/** What a form may send at most. */
export interface FormLimits {
  bytes: number;
  fields: number;
}

const URL_ENCODED = "application/x-www-form-urlencoded";
const FIRST_CAPACITY = 4096;

/**
 * Reads a posted form, and checks it before anything is parsed: parsing a million short fields
 * occupies the process for seconds.
 * @returns the fields, in order; every text is well-formed Unicode
 * @throws a response: 415 for anything but a URL-encoded form, 413 for too many bytes, 400 for too
 *   many fields, bytes that are not UTF-8, and a body that breaks off
 */
export async function readFormBody(
  request: Request,
  { bytes, fields }: FormLimits,
): Promise<URLSearchParams> {
  if (mediaTypeOf(request) !== URL_ENCODED) {
    throw reject(415, "This address takes forms as a browser sends them.");
  }
  const body = await readBytes(request, bytes);
  if (!isUtf8(body)) throw unreadableForm();
  const text = body.toString();
  if (hasMoreFields(text, fields) || !isEncodedUtf8(text)) throw unreadableForm();
  return new URLSearchParams(text);
}

/** The media type of a body in lower case, without its parameters. */
export function mediaTypeOf(request: Request): string {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase();
}

/** The answer to a form that no page of this site has sent. */
export function unreadableForm(): Response {
  return reject(400, "This form cannot be read.");
}

function reject(status: number, text: string): Response {
  return new Response(text, { status });
}

/** Copies a body into one buffer: chunks of a few bytes each would hold many times their size. */
async function readBytes(request: Request, limit: number): Promise<Buffer> {
  let buffer = Buffer.alloc(Math.min(FIRST_CAPACITY, limit));
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    const end = length + chunk.length;
    if (end > limit) throw reject(413, "This form is too large.");
    if (end > buffer.length) {
      const grown = Buffer.alloc(Math.min(Math.max(end, 2 * buffer.length), limit));
      grown.set(buffer);
      buffer = grown;
    }
    buffer.set(chunk, length);
    length = end;
  }
  return buffer.subarray(0, length);
}

async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (;;) {
    // Whoever breaks off a body does not wait for the answer; it is no error of this server.
    const next = await reader?.read().catch(() => {
      throw unreadableForm();
    });
    if (!next || next.done) return;
    yield next.value;
  }
}

function hasMoreFields(text: string, limit: number): boolean {
  let count = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}
