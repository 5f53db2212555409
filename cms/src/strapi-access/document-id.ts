import { randomBytes } from "node:crypto";

/** A new documentId in Strapi's own form: 24 small letters and digits. */
export function newDocumentId(): string {
  return randomBytes(12).toString("hex");
}
