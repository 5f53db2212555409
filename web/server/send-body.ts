import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import compressible from "compressible";
import { type Encoding, chooseEncoding } from "./encoding";

/** Pages that are made for one visitor are compressed once, while they wait. */
const BROTLI_QUALITY = 4;

/**
 * Sends a body as it comes, compressed when that is worth it. Whatever there is at a pause is sent
 * at once: a page shows its frame while the rest of it is still being made.
 * @param response with its status and headers, `Content-Type` among them
 * @returns when all is sent, or when the visitor has gone
 */
export async function sendBody(
  body: ReadableStream<Uint8Array>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = negotiateEncoding(request, response);
  const source = Readable.fromWeb(body as NodeReadableStream);
  try {
    if (encoding === "identity") await pipeline(source, response);
    else await pipeline(source, compressor(encoding, source), response);
  } catch (error) {
    if (!hasGone(error)) throw error;
  }
}

/** Whether the type gains by it, and what the browser takes. */
function negotiateEncoding(request: IncomingMessage, response: ServerResponse): Encoding {
  if (!compressible(String(response.getHeader("content-type") ?? ""))) return "identity";
  response.appendHeader("vary", "accept-encoding");
  if (request.method === "HEAD" || response.hasHeader("content-encoding")) return "identity";
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") {
    response.setHeader("content-encoding", encoding);
    response.removeHeader("content-length");
  }
  return encoding;
}

/** Gives out what it holds as soon as nothing more comes. */
function compressor(encoding: Exclude<Encoding, "identity">, source: Readable): Transform {
  const transform =
    encoding === "gzip"
      ? createGzip()
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  let pause: NodeJS.Immediate | undefined;
  source.on("data", () => {
    clearImmediate(pause);
    pause = setImmediate(() => transform.flush());
  });
  return transform;
}

/** Whether the visitor closed the connection. */
function hasGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
