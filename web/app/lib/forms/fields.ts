import { z } from "zod";
import { ICON_NAMES } from "../format/icon-names";
import { isLocalHref, safeHref } from "../http/safe-href";
import { toUploadPath } from "../picture/upload-path";

/**
 * Schema parts for forms. A blank field reaches the schema as `undefined`, so the message of a
 * required field stands on the type.
 */

/** A text as content keeps it: trimmed, and without the CR that forms put before each LF. */
function tidy(text: string): string {
  return text.replace(/\r\n?/g, "\n").trim();
}

/** A text that must not be blank; trimmed. */
export function requiredText(message: string) {
  return z.string({ error: message }).overwrite(tidy).min(1, message);
}

/**
 * A text that may be blank; blank becomes null.
 * @param longest what the cms takes. A longer one is an error, because the `maxlength` of an input
 *   would silently cut what is pasted
 */
export function optionalText(longest = Infinity) {
  return z
    .string()
    .optional()
    .transform((text) => tidy(text ?? "") || null)
    .refine((text) => text === null || text.length <= longest, {
      error: `Must be at most ${longest} characters`,
    });
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
  return optionalUrlOrPath(message);
}

/** An http(s) address, a path of this site, which uploaded files have, or blank, which becomes null. */
export function optionalUrlOrPath(message: string) {
  return optionalText()
    .transform((text) => text && toUploadPath(text))
    .refine(
      (text) => text === null || isHttpUrl(text) || (isLocalHref(text) && !/\s/.test(text)),
      message,
    );
}

/**
 * A list of texts: trimmed, blank ones ignored.
 * @param longest what the cms takes of one text, for lists that show an error at the text
 */
export function textList(longest = Infinity) {
  return z
    .array(optionalText(longest))
    .prefault([])
    .transform((texts) => texts.filter((text) => text !== null));
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

const MINUTE = /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2}(?:\.\d+)?)?$/;

/**
 * A date and time to the minute, as the browser's field for that writes it; seconds are cut. Blank
 * becomes undefined.
 */
export function optionalMinute(malformed: string) {
  return z
    .string()
    .optional()
    .transform((text, context) => {
      if (!text?.trim()) return undefined;
      const [, day = "", time] = MINUTE.exec(text.trim()) ?? [];
      if (isPlainDate(day)) return `${day}T${time}`;
      context.addIssue({ code: "custom", message: malformed });
      return z.NEVER;
    });
}

/** A path of this site, a web address or a mailto address, or blank; blank becomes null. */
export function optionalLink(message: string) {
  return optionalText()
    .transform((text) => text && toUploadPath(text))
    .refine((text) => text === null || (!/\s/.test(text) && safeHref(text) !== undefined), message);
}

/** One of some choices or blank; blank becomes null. */
export function optionalChoice<const Choices extends readonly string[]>(choices: Choices) {
  return z
    .enum(choices)
    .optional()
    .transform((choice) => choice ?? null);
}

/** The years that a field takes, both included. */
export interface YearRange {
  min: number;
  max: number;
}

/** A year or blank. Blank and what is no number become null (admin spec §5, Course and Student). */
export function optionalYear(range: YearRange, message: string) {
  return z
    .string()
    .optional()
    .transform(toYear)
    .refine((year) => year === null || isYearIn(range, year), { error: message, abort: true });
}

/** A year. */
export function requiredYear(range: YearRange, missing: string, message: string) {
  return z
    .string({ error: missing })
    .refine((text) => toYear(text) !== null, { error: missing, abort: true })
    .transform(Number)
    .refine((year) => isYearIn(range, year), { error: message, abort: true });
}

function toYear(text = ""): number | null {
  const year = Number(text);
  return text.trim() === "" || Number.isNaN(year) ? null : year;
}

function isYearIn({ min, max }: YearRange, year: number): boolean {
  return Number.isInteger(year) && year >= min && year <= max;
}
