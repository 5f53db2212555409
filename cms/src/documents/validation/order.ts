import type { Data } from "../types";
import { labelOf, type Attribute, type Attributes } from "./attribute";
import { toCalendarDay, toTimestamp } from "./calendar";
import type { Problem } from "./problems";

/** The date or year that an attribute must not lie before, as its schema says. */
function startOf(attribute: Attribute): string | undefined {
  return attribute.pluginOptions?.lectern?.notBefore;
}

/** The moment that an attribute must be later than, as its schema says. */
function earlierOf(attribute: Attribute): string | undefined {
  return attribute.pluginOptions?.lectern?.laterThan;
}

function labelIn(attributes: Attributes, name: string): string {
  const attribute = attributes[name];
  return attribute === undefined ? name : labelOf(name, attribute);
}

/**
 * True when a change gives one end of a span alone, so that the other end is the one that is stored.
 */
export function needsStored(attributes: Attributes, data: Data): boolean {
  return Object.entries(attributes).some(([end, attribute]) => {
    const start = startOf(attribute) ?? earlierOf(attribute);
    return start !== undefined && (data[end] === undefined) !== (data[start] === undefined);
  });
}

interface Span {
  attributes: Attributes;
  data: Data;
  stored?: Data | undefined;
  path: string[];
}

/** Moments that are not later than the one that they have to follow. */
function momentProblems({ attributes, data, stored = {}, path }: Span): Problem[] {
  return Object.entries(attributes).flatMap(([end, attribute]): Problem[] => {
    const start = earlierOf(attribute);
    if (start === undefined || (data[end] === undefined && data[start] === undefined)) return [];
    const first = toTimestamp(data[start] === undefined ? stored[start] : data[start]);
    const last = toTimestamp(data[end] === undefined ? stored[end] : data[end]);
    if (first === undefined || last === undefined || last > first) return [];
    const [later, earlier] = [labelIn(attributes, end), labelIn(attributes, start)];
    return [{ path: [...path, end], message: `“${later}” must be later than “${earlier}”` }];
  });
}

/**
 * Spans that end before they begin.
 *
 * @param span its data is checked by itself; what is stored stays where the data leaves it out
 */
export function orderProblems(span: Span): Problem[] {
  return [...dayProblems(span), ...momentProblems(span)];
}

/** Where a year or a day lies in time, to be compared with one of its kind; nothing where it is none. */
function placeInTime(attribute: Attribute, value: unknown): number | undefined {
  if (attribute.type === "integer") {
    const { min = -Infinity, max = Infinity } = attribute;
    return typeof value === "number" && value >= min && value <= max ? value : undefined;
  }
  const day = toCalendarDay(value);
  return day === undefined ? undefined : Date.parse(day);
}

function dayProblems({ attributes, data, stored = {}, path }: Span): Problem[] {
  return Object.entries(attributes).flatMap(([end, attribute]): Problem[] => {
    const start = startOf(attribute);
    if (start === undefined || (data[end] === undefined && data[start] === undefined)) return [];
    const first = placeInTime(attribute, data[start] ?? stored[start]);
    const last = placeInTime(attribute, data[end] === undefined ? stored[end] : data[end]);
    if (first === undefined || last === undefined || last >= first) return [];
    const [later, earlier] = [end, start].map((name) => labelIn(attributes, name).toLowerCase());
    const message = `The ${later} must not be before the ${earlier}`;
    return [{ path: [...path, end], message }];
  });
}
