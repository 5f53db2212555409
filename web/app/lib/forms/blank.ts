/** True for what says nothing: null, a blank text, and lists and objects of nothing else. */
export function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (typeof value === "object" && value !== null) return Object.values(value).every(isBlank);
  return value === null || value === undefined;
}

/** The list, or one blank entry where it is empty: lists of forms have one at least (admin spec §5). */
export function atLeastOne<Entry>(list: readonly Entry[], blankEntry: Entry): Entry[] {
  return list.length > 0 ? [...list] : [blankEntry];
}
