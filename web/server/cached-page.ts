import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, chooseEncoding } from "./encoding";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id";
import type { StoredPage } from "./stored-page";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Within a percent of what quality 9 makes of a page, in a ninth to a quarter of its processor time: at 9
 * the encoder takes 24 to 34 MB for a moment however short the page is.
 */
const BROTLI_QUALITY = 7;
/** Longer is a file of thousands of publications: the encoder takes 8 MB less for it. */
const LONG = 1024 * 1024;
const LONG_QUALITY = 5;
const LONG_WINDOW = 18;
/** Below, compressing saves nothing that the network would notice. */
const MIN_COMPRESSED = 1024;
type Header = readonly [name: string, value: string];

interface Variant {
  etag: string;
  body: Buffer;
  /** As `writeHead` takes them: names and values in turn. */
  headers: string[];
  unchangedHeaders: string[];
}

/** A whole answer of the app, as bytes that are ready to be sent. */
export class CachedPage {
  readonly #variants = new Map<Encoding, Variant>();

  /** @param requestId of the request that a failed page names in its text: its answers name the same */
  constructor(
    readonly stored: StoredPage,
    private readonly requestId: string | null = null,
  ) {}

  get status(): number {
    return this.stored.status;
  }

  /** About the bytes of memory that the page takes with all its variants. */
  get size(): number {
    return Math.ceil(this.stored.body.length * 1.5) + 2_000;
  }

  /**
   * Answers a GET or HEAD with the page, or says that the browser has it already. Whoever asks for
   * a range gets it all, as HTTP allows.
   * @param header one more header, name and value
   */
  send(request: IncomingMessage, response: ServerResponse, header?: Header): void {
    const encoding =
      this.stored.body.length < MIN_COMPRESSED
        ? "identity"
        : chooseEncoding(request.headers["accept-encoding"]);
    const variant = this.#variants.get(encoding);
    if (variant) {
      this.#write(variant, request, response, header);
      return;
    }
    this.#prepare(encoding)
      .then((prepared) => this.#write(prepared, request, response, header))
      .catch((error: unknown) => {
        console.error(`${request.url} could not be sent:`, error);
        response.destroy();
      });
  }

  #write(variant: Variant, request: IncomingMessage, response: ServerResponse, header?: Header) {
    const known = request.headers["if-none-match"];
    const isKnown = known !== undefined && this.status === 200 && names(known, variant.etag);
    const headers = [...(isKnown ? variant.unchangedHeaders : variant.headers)];
    const id = this.requestId ?? requestIdOf(request);
    if (id !== null) headers.push(REQUEST_ID_HEADER, id);
    if (header) headers.push(...header);
    response.writeHead(isKnown ? 304 : this.status, headers);
    response.end(isKnown ? undefined : variant.body);
  }

  /** Made when it is first asked for: few pages are read in all encodings. */
  async #prepare(encoding: Encoding): Promise<Variant> {
    const body = await compress(this.stored.body, encoding);
    const etag = `"${this.stored.hash}-${encoding}"`;
    const unchangedHeaders = [...this.stored.headers, "etag", etag];
    const headers = [...unchangedHeaders, "content-length", String(body.length)];
    if (encoding !== "identity") headers.push("content-encoding", encoding);
    const variant = { etag, body, headers, unchangedHeaders };
    this.#variants.set(encoding, variant);
    return variant;
  }
}

function compress(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return compressGzip(body);
  const isLong = body.length > LONG;
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isLong ? LONG_QUALITY : BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: isLong ? LONG_WINDOW : constants.BROTLI_DEFAULT_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Whether the tag is in an `If-None-Match`; weak and strong tags are equal there (RFC 9110, 13.1.2). */
function names(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || ifNoneMatch.trim() === "*";
}
