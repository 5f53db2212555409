import { createHash } from "node:crypto";
import type { PageStyles } from "./page-styles";
import { withHashes } from "./script-hashes";

/** Of the app's answer; what belongs to the one connection is not kept. */
const NOT_KEPT = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
]);
/** What else an answer depends on stands before it. */
const VARY = "accept-encoding";

/** A whole answer of the app, as it is kept and handed from thread to thread. */
export interface StoredPage {
  status: number;
  /** As `writeHead` takes them: names and values in turn. */
  headers: readonly string[];
  /** See `hashOf`. */
  hash: string;
  body: Buffer;
}

/**
 * Reads an answer of the app to its end.
 * @param general headers that every answer of this server carries
 * @param styles puts into a document the rules that it uses
 */
export async function storePage(
  response: Response,
  general: Headers,
  styles?: PageStyles,
): Promise<StoredPage> {
  const kept = new Headers(general);
  response.headers.forEach((value, name) => {
    if (!NOT_KEPT.has(name)) kept.set(name, value);
  });
  const { body: plain, policy } = withHashes(
    Buffer.from(await response.arrayBuffer()),
    response.headers.get("content-security-policy"),
  );
  const body = styles?.inline(plain) ?? plain;
  const vary = response.headers.get("vary");
  kept.set("vary", vary ? `${vary}, ${VARY}` : VARY);
  if (policy) kept.set("content-security-policy", policy);
  return { status: response.status, headers: [...kept].flat(), hash: hashOf(body), body };
}

/** Tells the bodies of pages apart. */
export function hashOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 20);
}
