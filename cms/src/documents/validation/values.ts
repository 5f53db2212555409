import { plainTitle } from "../../publications/title";
import { withPublicUploads } from "../upload-addresses";
import { settings } from "../../settings";
import { withoutInvisible } from "../../text/invisible";
import { skippedTime, toMinute, type SkippedTime } from "../../schedule/local-time";
import { formatOf, isToTheMinute, labelOf, type Attribute, type TextFormat } from "./attribute";
import { toCalendarDay, toCalendarTimestamp, toTimestamp } from "./calendar";
import { formatProblem, normalizeText } from "./text-formats";

/** A value that is fine, in the form in which it is stored, or what is wrong with it. */
export type Checked = { value: unknown } | { problem: string };

const MINUTE_PROBLEM = "must be a date and time that exist, written as YYYY-MM-DDTHH:MM";
const skippedProblem = ({ day, time, shown }: SkippedTime) =>
  `${time} is left out on ${day}, when the clocks go forward. Choose another time, such as ${shown}`;
const DATE_PROBLEM = "must be a date that exists, written as YYYY-MM-DD";

/** Databases reject NUL, and no text needs it. */
function withoutNul(text: string): string {
  return text.replaceAll("\u0000", "").trim();
}

/** A text of the form in which it is stored. In HTML soft hyphens may be meant. */
function clean(text: string, format?: TextFormat): string {
  return format === "html" ? withoutNul(text) : withoutNul(withoutInvisible(text));
}

/** A title of nothing but markup would be a link without a name. */
function isBlank(attribute: Attribute, text: string): boolean {
  return clean(formatOf(attribute) === "title" ? plainTitle(text) : text) === "";
}

function blank(label: string, attribute: Attribute): Checked {
  return attribute.required === true ? { problem: `${label} is required` } : { value: null };
}

function checkText(label: string, attribute: Attribute, raw: unknown): Checked {
  const format = formatOf(attribute);
  const given = format === "year" && Number.isInteger(raw) ? String(raw) : raw;
  if (typeof given !== "string") return { problem: `${label} must be a text` };
  const cleaned = withPublicUploads(attribute, clean(given, format));
  const text = normalizeText(format, cleaned);
  const { minLength = 0, maxLength = Infinity } = attribute;
  if (text.length < minLength) {
    return { problem: `${label} must be at least ${minLength} characters` };
  }
  if (text.length > maxLength) {
    return { problem: `${label} must be at most ${maxLength} characters` };
  }
  if (attribute.pluginOptions?.lectern?.allow?.includes(text)) return { value: text };
  const problem = format === undefined ? undefined : formatProblem(format, text);
  return problem === undefined ? { value: text } : { problem };
}

function checkEmail(label: string, attribute: Attribute, raw: unknown): Checked {
  const checked = checkText(label, attribute, raw);
  if ("problem" in checked || typeof checked.value !== "string") return checked;
  return /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(checked.value)
    ? checked
    : { problem: `${label} must be a valid email address` };
}

function checkChoice(label: string, attribute: Attribute, raw: unknown): Checked {
  const choices = attribute.enum ?? [];
  return choices.some((choice) => choice === raw)
    ? { value: raw }
    : { problem: `${label} must be one of: ${choices.join(", ")}` };
}

function checkInteger(label: string, attribute: Attribute, raw: unknown): Checked {
  const { min = -2147483648, max = 2147483647 } = attribute;
  if (typeof raw !== "number" || !Number.isInteger(raw)) {
    return { problem: `${label} must be a whole number` };
  }
  if (raw < min || raw > max) return { problem: `${label} must be from ${min} to ${max}` };
  return { value: raw };
}

function checkDate(
  label: string,
  raw: unknown,
  convert: (value: unknown) => string | undefined,
): Checked {
  const value = convert(raw);
  return value === undefined ? { problem: `${label} ${DATE_PROBLEM}` } : { value };
}

/** A moment to the minute, in UTC; without an offset it is one of the owner's clock. */
function checkMinute(label: string, raw: unknown): Checked {
  const skipped = skippedTime(raw, settings.timeZone);
  if (skipped !== null) return { problem: `${label}: ${skippedProblem(skipped)}` };
  const value = toMinute(raw, settings.timeZone);
  return value === undefined ? { problem: `${label} ${MINUTE_PROBLEM}` } : { value };
}

function checkTextList(label: string, attribute: Attribute, raw: unknown): Checked {
  if (!Array.isArray(raw) || !raw.every((item) => typeof item === "string")) {
    return { problem: `${label} must be a list of texts` };
  }
  const items = raw.map((text) => clean(text)).filter((item) => item !== "");
  const { min = 0, item = "item", blank: onBlank } = attribute.options ?? {};
  if (onBlank === "rejected" && items.length < raw.length) {
    return { problem: `${label}: no ${item} may be blank` };
  }
  if (items.length < min) return { problem: `At least one ${item} is required` };
  if (items.some((text) => text.length > 1000)) {
    return { problem: `${label}: each ${item} must be at most 1000 characters` };
  }
  return { value: items };
}

/**
 * Checks one value of one attribute and brings it into the form in which it is stored: texts are
 * trimmed, blank optional ones become null, blank items of lists are dropped.
 */
export function checkValue(name: string, attribute: Attribute, raw: unknown): Checked {
  const label = labelOf(name, attribute);
  if (attribute.customField === "global::text-list") {
    return checkTextList(label, attribute, raw ?? []);
  }
  if (raw === null || raw === undefined) {
    return attribute.default !== undefined && attribute.required === true
      ? { value: attribute.default }
      : blank(label, attribute);
  }
  if (typeof raw === "string" && isBlank(attribute, raw)) return blank(label, attribute);
  if (attribute.customField === "global::calendar-date") {
    return checkDate(label, raw, toCalendarTimestamp);
  }
  switch (attribute.type) {
    case "string":
    case "text":
      return checkText(label, attribute, raw);
    case "email":
      return checkEmail(label, attribute, raw);
    case "enumeration":
      return checkChoice(label, attribute, raw);
    case "integer":
      return checkInteger(label, attribute, raw);
    case "date":
      return checkDate(label, raw, toCalendarDay);
    case "datetime":
      if (isToTheMinute(attribute)) return checkMinute(label, raw);
      return checkDate(label, raw, toTimestamp);
    case "boolean":
      return typeof raw === "boolean"
        ? { value: raw }
        : { problem: `${label} must be true or false` };
    default:
      return { value: raw };
  }
}
