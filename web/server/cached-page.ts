import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, chooseEncoding } from "./encoding";
import { withHashes } from "./script-hashes";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Good enough for a page, and a twentieth of the time that the best takes. */
const BROTLI_QUALITY = 5;
/** Below, compressing saves nothing that the network would notice. */
const MIN_COMPRESSED = 1024;
/** Of the app's answer; what belongs to the one connection is not kept. */
const NOT_KEPT = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

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

  private constructor(
    readonly status: number,
    private readonly body: Buffer,
    private readonly headers: readonly string[],
    private readonly hash: string,
  ) {}

  /**
   * @param response read to its end
   * @param general headers that every answer of this server carries
   */
  static async of(response: Response, general: Headers): Promise<CachedPage> {
    const kept = new Headers(general);
    response.headers.forEach((value, name) => {
      if (!NOT_KEPT.has(name)) kept.set(name, value);
    });
    const { body, policy } = withHashes(
      Buffer.from(await response.arrayBuffer()),
      response.headers.get("content-security-policy"),
    );
    if (policy) kept.set("content-security-policy", policy);
    const hash = createHash("sha256").update(body).digest("base64url").slice(0, 20);
    return new CachedPage(response.status, body, [...kept].flat(), hash);
  }

  /** About the bytes of memory that the page takes with all its variants. */
  get size(): number {
    return Math.ceil(this.body.length * 1.5) + 2_000;
  }

  /**
   * Answers a GET or HEAD with the page, or says that the browser has it already. Whoever asks for
   * a range gets it all, as HTTP allows.
   * @param header one more header, name and value
   */
  send(request: IncomingMessage, response: ServerResponse, header?: Header): void {
    const encoding =
      this.body.length < MIN_COMPRESSED
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
    const headers = isKnown ? variant.unchangedHeaders : variant.headers;
    response.writeHead(isKnown ? 304 : this.status, header ? [...headers, ...header] : headers);
    response.end(isKnown ? undefined : variant.body);
  }

  /** Made when it is first asked for: few pages are read in all encodings. */
  async #prepare(encoding: Encoding): Promise<Variant> {
    const body = await compress(this.body, encoding);
    const etag = `"${this.hash}-${encoding}"`;
    const unchangedHeaders = [...this.headers, "vary", "accept-encoding", "etag", etag];
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
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
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
