import {
  type FilterEntry,
  FILTER_PARAMETERS,
  NO_FILTER,
  type PublicationFilter,
  readFilter,
  toQuery,
} from "~/entities/publication/filter";
import { PUBLICATION_TYPES } from "~/entities/publication/publication";
import { texts } from "~/entities/publication/texts";

/** What an address of the list asks for. */
export interface ListQuery {
  filter: PublicationFilter;
  group: "year" | "type";
  /** From 1; null for what is no page. */
  page: number | null;
}

/** The query parameters that the list reads. */
export const LIST_PARAMETERS = [...FILTER_PARAMETERS, "group", "page"];

export function readListQuery(query: URLSearchParams): ListQuery {
  const page = query.get("page") || "1";
  return {
    filter: readFilter(query),
    group: query.get("group") === "type" ? "type" : "year",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : null,
  };
}

/** True for what a browser makes of the form without scripts: fields that nobody has filled are in it. */
export function hasBlanks(query: URLSearchParams): boolean {
  return LIST_PARAMETERS.some((name) => query.get(name) === "");
}

/** The same query without them, as the list's own links have it. */
export function withoutBlanks(query: URLSearchParams): string {
  const filled = new URLSearchParams([...query].filter(([, value]) => value !== ""));
  return filled.size > 0 ? `?${filled.toString()}` : "";
}

/** The address of a page of the list. */
export function listPath({ filter, group }: ListQuery, page: number): string {
  const query = new URLSearchParams(toQuery(filter));
  if (group === "type") query.set("group", group);
  if (page > 1) query.set("page", String(page));
  return `/publications${query.size > 0 ? `?${query.toString()}` : ""}`;
}

/** So many entries, with their abstracts, are a page that a phone reads at once. */
const PAGE_SIZE = 100;

/** The works of one year or of one type. */
export interface Group {
  label: string;
  /** How many there are in all, also on other pages. */
  count: number;
  /** Where the group begins; the id alone on the page itself. */
  href: string;
}

/** What one page of the list shows: entries, whose publications are read afterwards. */
export interface Selection<Entry> {
  total: number;
  /** All groups of the list. */
  groups: Group[];
  /** The groups of this page, with their works on it. */
  shown: { label: string; count: number; entries: Entry[] }[];
  page: number;
  pages: number;
}

/** The id of a group's heading. */
export function idOf(label: string): string {
  return `y${label.toLowerCase().replaceAll(" ", "-")}`;
}

/**
 * The page that an address asks for.
 * @param found the works that its filter finds, newest first
 */
export function selectWorks<Entry extends FilterEntry>(
  found: readonly Entry[],
  query: ListQuery,
): Selection<Entry> {
  const groups = groupsOf(found, query.group);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = query.page ?? pages + 1;
  const [from, to] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE];
  const placed = groups.map(({ label, works }, index) => {
    const before = groups.slice(0, index).reduce((sum, group) => sum + group.works.length, 0);
    const first = Math.floor(before / PAGE_SIZE) + 1;
    const path = first === page ? "" : listPath(query, first);
    const entries = works.slice(Math.max(0, from - before), Math.max(0, to - before));
    const group = { label, count: works.length, href: `${path}#${idOf(label)}` };
    return { group, entries };
  });
  const isOutside = from >= found.length;
  return {
    // A page behind the last one is like a value that nothing has.
    total: isOutside ? 0 : found.length,
    groups: placed.map(({ group }) => group),
    shown: placed.flatMap(({ group: { label, count }, entries }) =>
      entries.length > 0 ? [{ label, count, entries }] : [],
    ),
    page,
    pages,
  };
}

function groupsOf<Entry extends FilterEntry>(works: readonly Entry[], by: ListQuery["group"]) {
  const groups = new Map<string, Entry[]>();
  const isByType = by === "type";
  const ordered = isByType
    ? PUBLICATION_TYPES.flatMap((type) => works.filter((work) => work.type === type))
    : works;
  for (const work of ordered) {
    const label = isByType ? texts.types[work.type] : work.year;
    const known = groups.get(label);
    if (known) known.push(work);
    else groups.set(label, [work]);
  }
  return Array.from(groups, ([label, members]) => ({ label, works: members }));
}

/** Whether the list is narrowed down, or turned to a page that is not the first. */
export function isNarrowed({ filter, page }: ListQuery): boolean {
  return page !== 1 || FILTER_PARAMETERS.some((name) => filter[name] !== NO_FILTER[name]);
}
