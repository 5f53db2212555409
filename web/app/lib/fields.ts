import { z } from "zod";
import { ICON_NAMES } from "./icon-names";
import { isLocalHref, safeHref } from "./safe-href";

/**
 * Schema parts for forms. A blank field reaches the schema as `undefined`, so the message of a
 * required field stands on the type.
 */

/** A text that must not be blank; trimmed. */
export function requiredText(message: string) {
  return z.string({ error: message }).trim().min(1, message);
}

/** A text that may be blank; blank becomes null. */
export function optionalText() {
  return z
    .string()
    .optional()
    .transform((text) => text?.trim() || null);
}

/** True for absolute http and https addresses; `z.url()` alone would take `javascript:`. */
export function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^\s]+$/i.test(text);
}

/** An http(s) address. */
export function requiredUrl(message: string) {
  return z.string({ error: message }).trim().refine(isHttpUrl, message);
}

/** An http(s) address or blank; blank becomes null. */
export function optionalUrl(message: string) {
  return optionalText().refine((text) => text === null || isHttpUrl(text), message);
}

/**
 * The address of a picture, or blank, which becomes null: an http(s) address, or a path of this
 * site, which uploaded pictures have.
 */
export function optionalPictureUrl(message: string) {
  return optionalText().refine(
    (text) => text === null || isHttpUrl(text) || (isLocalHref(text) && !/\s/.test(text)),
    message,
  );
}

/** A list of texts: trimmed, blank ones ignored. */
export function textList() {
  return z
    .array(z.string().optional())
    .prefault([])
    .transform((texts) => texts.map((text) => text?.trim() ?? "").filter(Boolean));
}

/** A list of texts with at least one entry. */
export function requiredTextList(message: string) {
  return textList().refine((texts) => texts.length > 0, message);
}

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** True for a real calendar date written as YYYY-MM-DD; "2023-02-30" is none. */
export function isPlainDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    PLAIN_DATE.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

/** A calendar date as YYYY-MM-DD. */
export function requiredDate(missing: string, malformed: string) {
  return requiredText(missing).refine(isPlainDate, malformed);
}

/** One of the icons to choose from; the globe when none is chosen. */
export function iconField() {
  return z.enum(ICON_NAMES).prefault("globe");
}

/** A calendar date as YYYY-MM-DD or blank; blank becomes null. */
export function optionalDate(malformed: string) {
  return optionalText().refine((text) => text === null || isPlainDate(text), malformed);
}

/** A path of this site, a web address or a mailto address, or blank; blank becomes null. */
export function optionalLink(message: string) {
  return optionalText().refine(
    (text) => text === null || (!/\s/.test(text) && safeHref(text) !== undefined),
    message,
  );
}
