import {
  type FilterContext,
  type FilterEntry,
  type PublicationFilter,
  comparedValue,
  filterValue,
  findWorks,
  valuesOf,
} from "~/entities/publication/filter";
import { somebodyOf } from "~/entities/publication/others";
import {
  PUBLICATION_STAGES,
  PUBLICATION_TYPES,
  type PublicationStage,
  type PublicationType,
  namedPeople,
} from "~/entities/publication/publication";
import { texts } from "~/entities/publication/texts";

export interface Option {
  value: string;
  label: string;
}

/**
 * What the form of the list offers. A choice that the entries give no reason for is null. That is said
 * of the whole list, however it is narrowed down: the form keeps its fields while their options change.
 */
export interface Choices {
  years: Option[];
  /** Where a range of years may end. */
  lastYears: Option[] | null;
  types: Option[] | null;
  keywords: Option[] | null;
  authors: Option[] | null;
  stages: Option[] | null;
  hasPdf: boolean;
  hasSearch: boolean;
  hasGroups: boolean;
}

type Context = FilterContext<FilterEntry> & {
  /** Whether a name is the owner's: the others are co-authors. */
  isOwner: (author: string) => boolean;
};

/** A list of choices stays short enough to be read and sent: the most frequent ones. */
const MOST_OPTIONS = 200;

/**
 * The options of the list's form, each with how many works it would find under the other choices. What
 * is chosen is always among them: else the form would say something else, and the next change drop it.
 * @param of all publications, all works, and those works that the filter finds
 */
export function toChoices<Entry extends FilterEntry>(
  { entries, works, found }: Record<"entries" | "works" | "found", readonly Entry[]>,
  filter: PublicationFilter,
  context: FilterContext<Entry> & Pick<Context, "isOwner">,
): Choices {
  const count = (choice: "type" | "keyword" | "author" | "stage") =>
    countValues(filter[choice] ? findWorks(entries, filter, context, choice) : found, (entry) =>
      valuesOf(entry, choice, context),
    );
  const { years, types, stages, withPdf, hasKeywords } = occurringIn(works);
  const hasMany = works.length > 1;
  const { year, until, type, keyword, author, stage, pdf, q } = filter;
  // A list of two years is short as it is.
  const hasRange = years.length > 2;
  const hasCoAuthors = hasMany && works.some((work) => isByOthers(work, context));
  return {
    // The works, and with them the years, are newest first.
    years: yearOptions(years, year),
    lastYears: hasRange || until ? yearOptions(years, until) : null,
    types: types.length > 1 || type ? fixedOptions(types, typeLabel, count("type"), type) : null,
    keywords: hasKeywords || keyword ? freeOptions(count("keyword"), keyword, keyword) : null,
    authors: hasCoAuthors || author ? coAuthors(count("author"), author, context) : null,
    stages:
      stages.length > 1 || stage ? fixedOptions(stages, stageLabel, count("stage"), stage) : null,
    hasPdf: (withPdf > 0 && withPdf < works.length) || pdf === "1",
    hasSearch: hasMany || q !== "",
    hasGroups: types.length > 1,
  };
}

/** Whether somebody else than the owner is named. */
function isByOthers(
  work: FilterEntry,
  { nameOf, isOwner }: Pick<Context, "nameOf" | "isOwner">,
): boolean {
  return somebodyOf(namedPeople(work)).some((name) => !isOwner(nameOf(name)));
}

/** What there is to choose from, found in one pass: there may be thousands of works. */
function occurringIn(works: readonly FilterEntry[]) {
  const years = new Set<string>();
  const types = new Set<PublicationType>();
  const stages = new Set<PublicationStage>();
  let withPdf = 0;
  let hasKeywords = false;
  let last: string = texts.undated;
  for (const { year, type, stage, hasPdf, keywords } of works) {
    // Works of one year stand side by side.
    if (year !== last && year !== texts.undated) years.add(year);
    last = year;
    types.add(type);
    stages.add(stage);
    if (hasPdf) withPdf += 1;
    hasKeywords ||= keywords.length > 0;
  }
  return {
    years: [...years],
    types: PUBLICATION_TYPES.filter((type) => types.has(type)),
    stages: PUBLICATION_STAGES.filter((stage) => stages.has(stage)),
    withPdf,
    hasKeywords,
  };
}

function typeLabel(value: string): string {
  const type = PUBLICATION_TYPES.find((known) => known === value);
  return type ? texts.types[type] : value;
}

function stageLabel(value: string): string {
  const stage = PUBLICATION_STAGES.find((known) => known === value);
  return stage ? (texts.stages[stage] ?? texts.published) : value;
}

function yearOptions(years: readonly string[], chosen: string): Option[] {
  const options = years.map((year) => ({ value: year, label: year }));
  return withChosen(options, { value: chosen, label: chosen });
}

function withChosen(options: Option[], chosen: Option): Option[] {
  const isOffered = chosen.value === "" || options.some(({ value }) => value === chosen.value);
  return isOffered ? options : [...options, chosen];
}

interface Counted {
  label: string;
  count: number;
}

/** By the folded value, with the first spelling that occurs. An entry counts once for each value. */
function countValues<Entry>(
  entries: readonly Entry[],
  valuesIn: (entry: Entry) => readonly string[],
): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  for (const entry of entries) {
    const values = valuesIn(entry);
    const keys = values.map(comparedValue);
    keys.forEach((key, index) => {
      if (keys.indexOf(key) !== index) return;
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { label: values[index] ?? key, count: 1 });
    });
  }
  return counts;
}

/** Options in an order of their own; those that would find nothing are left out unless chosen. */
function fixedOptions(
  values: readonly string[],
  labelOf: (value: string) => string,
  counts: ReadonlyMap<string, Counted>,
  chosen: string,
): Option[] {
  const options = values.flatMap((value) => {
    const count = counts.get(comparedValue(value))?.count ?? 0;
    if (count === 0 && value !== chosen) return [];
    return [{ value, label: texts.counted(labelOf(value), count) }];
  });
  return withChosen(options, { value: chosen, label: texts.counted(labelOf(chosen), 0) });
}

/**
 * Options of the entries' own words: the most frequent ones and the chosen one, by name.
 * @param name what the entries have for what is chosen
 */
function freeOptions(counts: ReadonlyMap<string, Counted>, chosen: string, name: string): Option[] {
  const wanted = comparedValue(name);
  const frequent = [...counts.entries()].sort(([, a], [, b]) => b.count - a.count);
  const offered = frequent.slice(0, MOST_OPTIONS);
  if (chosen !== "" && !offered.some(([key]) => key === wanted)) {
    offered.push([wanted, counts.get(wanted) ?? { label: name, count: 0 }]);
  }
  return offered
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { label, count }]) => ({
      // The form must choose what the address says, however it is accented there.
      value: key === wanted ? chosen : filterValue(label),
      label: texts.counted(label, count),
    }));
}

function coAuthors(
  counts: ReadonlyMap<string, Counted>,
  chosen: string,
  { nameOf, isOwner }: Pick<Context, "nameOf" | "isOwner">,
): Option[] {
  const name = nameOf(chosen);
  const wanted = comparedValue(name);
  const others = [...counts].filter(([key, { label }]) => key === wanted || !isOwner(label));
  return freeOptions(new Map(others), chosen, name);
}
