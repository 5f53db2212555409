import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { keyedHash } from "../accounts/derived-key";

/** `draft`: what the owner has typed, for the owner. `share`: what is saved, for whoever has the key. */
export type PreviewKind = "draft" | "share";

/** The kind's first letter and 256 bits, so that web knows whether it has to ask who is there. */
const KEY = /^[ds][\w-]{43}$/;

export function isKey(value: unknown): value is string {
  return typeof value === "string" && KEY.test(value);
}

export function newDraftKey(): string {
  return `d${randomBytes(32).toString("base64url")}`;
}

export function newNonce(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The key of a share, the same each time that it is asked for. It is not stored: whoever has the
 * database alone cannot make it, because it takes ENCRYPTION_KEY too.
 */
export function shareKey(documentId: string, nonce: string): string {
  return `s${keyedHash("preview share", `${documentId} ${nonce}`)}`;
}

/** What is stored of a key. */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Compares two hashes in a time that does not depend on where they differ. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
