import qs from "qs";
import { z } from "zod";
import { noteWrite } from "../cache/content-changes";
import { currentRenderContext } from "../cache/render-context.server";
import { env } from "../env.server";
import { truncate } from "../format/unicode";
import type { ClientInfo } from "../http/client-info.server";
import { parseExpiry, parseJson, parseTags } from "./answer-parts";

/** Shorter than the time a page waits for its deferred parts, so that the page can say what failed. */
const READ_TIMEOUT_MS = 4_500;
/** Longer: a write that is given up here may still be carried out there. */
export const WRITE_TIMEOUT_MS = 15_000;
/** Longer still: a picture has to arrive, and is then made in several sizes. */
const UPLOAD_TIMEOUT_MS = 60_000;
const UNREACHABLE = "The content server cannot be reached.";
const TOO_SLOW = "The content server takes too long to answer.";

/**
 * A rejection of the cms, or its silence.
 * `status` is the HTTP status, 0 when the cms is down or too slow. `message` may be shown to the
 * owner. `fields` maps attribute paths such as "authors" or "data.2.icon" to their messages.
 * `reason` is a fixed word where several causes share a status, such as "expired". `retryAfter` is
 * in how many seconds a client that has asked too often may ask again.
 */
export class CmsError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly reason: string | null = null,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
    this.name = "CmsError";
  }

  /** The cms gave no verdict: down, too slow, or failing. Trying again may help. */
  get isOutage(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** The cms's own words; undefined in an outage, where the screens have words of their own. */
  get serverMessage(): string | undefined {
    return this.isOutage ? undefined : this.message;
  }
}

/** What the cms answers is parsed by the store that asked, hence `unknown`. */
export interface Cms {
  get(path: string, query?: object, shortcut?: CmsCall["shortcut"]): Promise<unknown>;
  post(path: string, body?: object | FormData): Promise<unknown>;
  put(path: string, body: object): Promise<unknown>;
  delete(path: string): Promise<unknown>;
}

export interface CmsCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  query?: object | undefined;
  /** More of the query: what the caller has already. The cache key is the query without it. */
  shortcut?: object | undefined;
  body?: object | FormData | undefined;
  /** The form that a write comes from: sent again, it does not write a second time. */
  formKey?: string | undefined;
  /** Of a preview: the read is answered as if the previewed record had appeared. */
  previewKey?: string | undefined;
}

export interface CallOptions {
  /** The access token of a signed-in user; public reads send none. */
  token?: string | undefined;
  /** The browser behind an account call, so that the cms limits visitors and not the web server. */
  client?: ClientInfo | undefined;
  /** Ends the call sooner than its kind usually is. */
  signal?: AbortSignal | undefined;
}

/** Any answer of the cms, a rejection included. */
export interface CmsAnswer {
  status: number;
  /** The parsed JSON body, or null when there is none. */
  body: unknown;
  /** What a read depends on, such as ["blog-post", "user"]; null when the cms does not say. */
  tags: string[] | null;
  /** The length of the body. */
  size: number;
  /** In how many milliseconds the clock alone changes the answer to a read. */
  expiresIn?: number | null;
  /** The seconds of `Retry-After`, where the cms names them. */
  retryAfter?: number | null;
}

// `value` is left out on purpose: for account calls it echoes the password.
const errorBody = z.object({
  error: z.object({
    message: z.string().catch(""),
    details: z
      .object({
        errors: z
          .array(
            z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }),
          )
          .catch([]),
        reason: z.string().nullable().catch(null),
      })
      .catch({ errors: [], reason: null }),
  }),
});

const unauthorizedBody = z.object({ error: z.object({ name: z.literal("UnauthorizedError") }) });

/**
 * The one place that talks to the cms.
 * @param call path below the cms's address, beginning with "/api/"; query in Strapi's notation
 * @returns the parsed JSON body, or null when there is none
 * @throws CmsError for each answer that is not 2xx, and for none at all
 */
export async function callCms(call: CmsCall, options: CallOptions = {}): Promise<unknown> {
  return bodyOf(await askCms(call, options));
}

/**
 * Like `callCms`, for callers that look at rejections themselves. What a write has changed is known
 * here before its answer is.
 * @throws CmsError with status 0 when the cms is down or too slow, and with 503 when it rejects a
 *   public read, because its database is away
 */
export async function askCms(call: CmsCall, options: CallOptions = {}): Promise<CmsAnswer> {
  const response = await send(call, options);
  const text = await response.text().catch((error: unknown) => {
    throw silence(error);
  });
  if (call.method !== "GET") noteWrite(response.headers.get("x-content-state"));
  const tags = parseTags(response.headers.get("x-content-tags"));
  const retryAfter = Number(response.headers.get("retry-after")) || null;
  const expiresIn = parseExpiry(response.headers.get("x-content-expires-in"));
  const body = parseJson(text);
  const answer = { status: response.status, body, tags, size: text.length, retryAfter, expiresIn };
  if (call.method === "GET" && !options.token && isUnauthorized(answer)) {
    throw new CmsError(503, UNREACHABLE);
  }
  return answer;
}

/**
 * Strapi's answer to whom it cannot tell. What anybody may read needs no credentials: there it means
 * that the visitors' permissions themselves could not be read from the database.
 */
function isUnauthorized({ status, body }: CmsAnswer): boolean {
  return status === 401 || (status === 403 && unauthorizedBody.safeParse(body).success);
}

/** @throws CmsError for each answer that is not 2xx */
export function bodyOf(answer: CmsAnswer): unknown {
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  throw cmsErrorOf(answer);
}

/**
 * What the cms tells without end, as server-sent events.
 * @throws CmsError when it does not begin
 */
export async function openCmsStream(path: string, signal: AbortSignal) {
  const response = await send({ method: "GET", path }, { signal });
  if (response.ok && response.body) return response.body;
  await response.body?.cancel();
  throw new CmsError(response.status, UNREACHABLE);
}

/** Sends a call, for what is read as it comes. @throws CmsError when there is no answer */
export async function send(call: CmsCall, options: CallOptions) {
  const { method, path, body, formKey, previewKey } = call;
  const query = { ...call.query, ...call.shortcut };
  const search = qs.stringify(query, { addQueryPrefix: true, encodeValuesOnly: true });
  const headers = new Headers({ accept: "application/json", "x-edge-secret": env.EDGE_SECRET });
  const requestId = currentRenderContext()?.requestId;
  if (requestId) headers.set("x-request-id", requestId);
  if (options.token) headers.set("authorization", `Bearer ${options.token}`);
  if (previewKey) headers.set("x-preview-key", previewKey);
  if (formKey) headers.set("idempotency-key", formKey);
  if (options.client) introduce(options.client, headers);
  const isForm = body instanceof FormData;
  if (body && !isForm) headers.set("content-type", "application/json");
  try {
    return await fetch(env.CMS_URL + path + search, {
      method,
      headers,
      body: body ? (isForm ? body : JSON.stringify(body)) : null,
      redirect: "manual",
      signal: options.signal ?? AbortSignal.timeout(timeoutOf(method, isForm)),
    });
  } catch (error) {
    throw silence(error);
  }
}

/** Names the browser to the cms, which believes it because of the secret in each call. */
function introduce({ address, agent }: ClientInfo, headers: Headers): void {
  if (address) headers.set("x-client-ip", address);
  if (agent) headers.set("x-client-agent", agent);
}

function timeoutOf(method: CmsCall["method"], isForm: boolean): number {
  if (method === "GET") return READ_TIMEOUT_MS;
  return isForm ? UPLOAD_TIMEOUT_MS : WRITE_TIMEOUT_MS;
}

function silence(error: unknown): CmsError {
  const timedOut = error instanceof Error && error.name === "TimeoutError";
  return new CmsError(0, timedOut ? TOO_SLOW : UNREACHABLE);
}

/** The error that stands for an answer that is not 2xx. */
export function cmsErrorOf({ status, body, retryAfter }: CmsAnswer): CmsError {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return new CmsError(status, UNREACHABLE);
  const { message, details } = parsed.data.error;
  const fields = Object.fromEntries(
    details.errors.map(({ path, message }) => [path.join("."), message]),
  );
  // With several wrong fields Strapi only counts them; the owner wants to read them.
  const spelledOut = details.errors.length > 1 ? Object.values(fields).join(". ") : message;
  const words = clamp(spelledOut || `The content server answered ${status}.`);
  return new CmsError(status, words, fields, details.reason, retryAfter);
}

/** Server words may end in a cookie, which holds 4 kB at most. */
function clamp(message: string): string {
  return message.length > 1000 ? `${truncate(message, 999)}…` : message;
}

/** A client from one way of calling, for visitors and for signed-in users alike. */
export function createCms(call: (call: CmsCall) => Promise<unknown>): Cms {
  return {
    get: (path, query, shortcut) => call({ method: "GET", path, query, shortcut }),
    post: (path, body) => call({ method: "POST", path, body }),
    put: (path, body) => call({ method: "PUT", path, body }),
    delete: (path) => call({ method: "DELETE", path }),
  };
}

/**
 * The error as a CmsError, for code that shows its message.
 * @throws the error itself when it is anything else, such as a redirect or a defect
 */
export function asCmsError(error: unknown): CmsError {
  if (error instanceof CmsError) return error;
  throw error;
}
