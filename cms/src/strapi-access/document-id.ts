import { randomBytes, randomInt } from "node:crypto";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * A new documentId in Strapi's own form: 24 small letters and digits. The first is a letter, as Strapi
 * takes a text that begins with a digit for the id of a row.
 */
export function newDocumentId(): string {
  return LETTERS.charAt(randomInt(LETTERS.length)) + randomBytes(12).toString("hex").slice(1);
}
