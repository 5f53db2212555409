import type { Data } from "../types";
import { labelOf, type Attribute, type Attributes } from "./attribute";
import { toCalendarDay } from "./calendar";
import type { Problem } from "./problems";

/** The date that an attribute must not lie before, as its schema says. */
function startOf(attribute: Attribute): string | undefined {
  return attribute.pluginOptions?.lectern?.notBefore;
}

function words(name: string, attribute: Attribute | undefined): string {
  return (attribute === undefined ? name : labelOf(name, attribute)).toLowerCase();
}

/**
 * True when a change gives one end of a span alone, so that the other end is the one that is stored.
 */
export function needsStored(attributes: Attributes, data: Data): boolean {
  return Object.entries(attributes).some(([end, attribute]) => {
    const start = startOf(attribute);
    return start !== undefined && (data[end] === undefined) !== (data[start] === undefined);
  });
}

/**
 * Spans that end before they begin.
 *
 * @param data checked by itself
 * @param stored what stays where `data` leaves it out
 */
export function orderProblems({
  attributes,
  data,
  stored = {},
  path,
}: {
  attributes: Attributes;
  data: Data;
  stored?: Data | undefined;
  path: string[];
}): Problem[] {
  return Object.entries(attributes).flatMap(([end, attribute]): Problem[] => {
    const start = startOf(attribute);
    if (start === undefined || (data[end] === undefined && data[start] === undefined)) return [];
    const first = toCalendarDay(data[start] ?? stored[start]);
    const last = toCalendarDay(data[end] === undefined ? stored[end] : data[end]);
    if (first === undefined || last === undefined || last >= first) return [];
    const message = `The ${words(end, attribute)} must not be before the ${words(start, attributes[start])}`;
    return [{ path: [...path, end], message }];
  });
}
