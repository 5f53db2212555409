import { isRecord, type Data } from "../types";
import { labelOf, type Attribute, type Attributes } from "./attribute";
import type { Problem } from "./problems";
import { orderProblems } from "./order";
import { plainReferences, referenceProblem } from "./references";
import { checkValue } from "./values";

export interface CheckedEntry {
  data: Data;
  problems: Problem[];
}

interface Entry {
  attributes: Attributes;
  data: Data;
  /** A new entry has to be complete, a change only has to be right where it changes something. */
  isNew: boolean;
  path: string[];
  /** What is stored so far and stays where a change leaves it out. */
  stored?: Data | undefined;
  componentAttributes: (uid: string) => Attributes;
}

/**
 * A missing value only matters for a new entry, and only when no default takes its place. A missing
 * list of a new entry becomes an empty list.
 */
function isLeftOut(attribute: Attribute, value: unknown, isNew: boolean): boolean {
  if (value !== undefined) return false;
  if (attribute.customField === "global::text-list") return !isNew;
  return !isNew || attribute.required !== true || attribute.default !== undefined;
}

function checkPart(entry: Entry, attribute: Attribute, path: string[], raw: unknown): CheckedEntry {
  if (!isRecord(raw)) {
    return { data: {}, problems: [{ path, message: `${path.at(-1) ?? ""} must be an object` }] };
  }
  return checkEntry({
    attributes: entry.componentAttributes(attribute.component ?? ""),
    data: raw,
    isNew: raw.id === undefined,
    path,
    componentAttributes: entry.componentAttributes,
  });
}

function checkComponent(
  entry: Entry,
  name: string,
  attribute: Attribute,
): { value: unknown; problems: Problem[] } {
  const raw = entry.data[name];
  const path = [...entry.path, name];
  if (attribute.repeatable !== true) {
    if (raw === null) return { value: null, problems: [] };
    const part = checkPart(entry, attribute, path, raw);
    return { value: part.data, problems: part.problems };
  }
  if (raw !== null && !Array.isArray(raw)) {
    return {
      value: raw,
      problems: [{ path, message: `${labelOf(name, attribute)} must be a list` }],
    };
  }
  const parts = (raw ?? []).map((item: unknown, index: number) =>
    checkPart(entry, attribute, [...path, String(index)], item),
  );
  return {
    value: parts.map((part: CheckedEntry) => part.data),
    problems: parts.flatMap((part: CheckedEntry) => part.problems),
  };
}

/**
 * Checks an entry or a component against its schema, everything at once, and returns the data in
 * the form in which it is stored. Keys that the schema does not know are left alone.
 */
export function checkEntry(entry: Entry): CheckedEntry {
  const data: Data = { ...entry.data };
  const problems: Problem[] = [];
  for (const [name, attribute] of Object.entries(entry.attributes)) {
    if (isLeftOut(attribute, data[name], entry.isNew)) continue;
    if (attribute.type === "component") {
      const checked = checkComponent(entry, name, attribute);
      data[name] = checked.value;
      problems.push(...checked.problems);
      continue;
    }
    if (attribute.type === "relation" || attribute.type === "media") {
      const message = referenceProblem(labelOf(name, attribute), attribute, data[name] ?? null);
      if (message !== undefined) problems.push({ path: [...entry.path, name], message });
      else if (attribute.type === "relation") data[name] = plainReferences(data[name]);
      continue;
    }
    const checked = checkValue(name, attribute, data[name]);
    if ("problem" in checked) {
      problems.push({ path: [...entry.path, name], message: checked.problem });
    } else {
      data[name] = checked.value;
    }
  }
  problems.push(...orderProblems({ ...entry, data }));
  return { data, problems };
}
