import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import PQueue from "p-queue";
import { type Encoding, chooseEncoding } from "./encoding";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id";
import type { StoredPage } from "./stored-page";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** One page at a time, so that the encoder's memory is taken once and a core is left for requests. */
const improvements = new PQueue({ concurrency: 1 });
/** Pages in the queue stay in memory; whatever finds it full is compressed after a later read. */
const MOST_WAITING = 20;

/**
 * Within a percent of what quality 9 makes of a page, in a ninth to a quarter of its processor time: at 9
 * the encoder takes 24 to 34 MB for a moment however short the page is.
 */
const BROTLI_QUALITY = 7;
/** A tenth smaller than the first, for 50 to 200 ms of processor time: only for what is read again. */
const BEST_QUALITY = 11;
/** Longer than any list of publications; the encoder takes memory by the length. */
const BEST_UP_TO = 256 * 1024;
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
  /** Whether a smaller body is still to be made. */
  isFirst: boolean;
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
      if (variant.isFirst) this.#improve(variant, encoding);
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
    const { body } = this.stored;
    const isFirst = encoding === "br" && body.length <= BEST_UP_TO;
    return this.#keep(encoding, await compress(body, encoding), isFirst);
  }

  /** Compresses a page that is read again once more, as small as it can be, beside the requests. */
  #improve(variant: Variant, encoding: Encoding): void {
    if (improvements.size >= MOST_WAITING) return;
    variant.isFirst = false;
    const improve = async () =>
      this.#keep(encoding, await brotli(this.stored.body, BEST_QUALITY), false);
    improvements
      .add(improve)
      .catch((error: unknown) => console.error("A page could not be compressed:", error));
  }

  #keep(encoding: Encoding, body: Buffer, isFirst: boolean): Variant {
    // Weak, since the same text may come in other bytes once it is compressed better.
    const etag = `W/"${this.stored.hash}-${encoding}"`;
    const unchangedHeaders = [...this.stored.headers, "etag", etag];
    const headers = [...unchangedHeaders, "content-length", String(body.length)];
    if (encoding !== "identity") headers.push("content-encoding", encoding);
    const variant = { etag, body, isFirst, headers, unchangedHeaders };
    this.#variants.set(encoding, variant);
    return variant;
  }
}

function compress(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return compressGzip(body);
  if (body.length > LONG) return brotli(body, LONG_QUALITY, LONG_WINDOW);
  return brotli(body, BROTLI_QUALITY);
}

function brotli(
  body: Buffer,
  quality: number,
  window = constants.BROTLI_DEFAULT_WINDOW,
): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Whether the tag is in an `If-None-Match`; weak and strong tags are equal there (RFC 9110, 13.1.2). */
function names(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  const tags = ifNoneMatch.split(",").map(opaqueTag);
  return tags.includes(opaqueTag(etag)) || ifNoneMatch.trim() === "*";
}

function opaqueTag(etag: string): string {
  return etag.trim().replace(/^W\//, "");
}
