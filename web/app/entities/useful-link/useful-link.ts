import type { StoredRecord } from "~/lib/cms/document";
/** A resource elsewhere that the professor recommends (public spec §3, admin spec §3). */
export interface UsefulLink extends StoredRecord {
  title: string;
  /** As the owner typed it, so not safe to link to. */
  url: string;
  description: string | null;
  category: string | null;
  /** Its place among all links; several may share one. */
  order_rank: number;
  /** Whether it takes an account or a subscription there. */
  is_premium: boolean;
}

/** The part of a link that its form edits. */
export type UsefulLinkInput = Omit<UsefulLink, "id" | "version" | "category"> & {
  category: string;
};

/** The place of a new link: after the last one, the first is 1 (admin spec §5 and §9). */
export function nextRank(links: readonly Pick<UsefulLink, "order_rank">[]): number {
  if (links.length === 0) return 1;
  return Math.max(...links.map(({ order_rank }) => order_rank)) + 1;
}

/**
 * What spellings of one category have in common, such as "Ärzte" and "ärzte". Accents count, unlike in
 * searches: without its marks a word may be another one, as in Hindi.
 */
export function categoryKey(category: string): string {
  return category.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** Each category in use once, as its first link spells it, in alphabetical order. */
export function categoriesOf(links: readonly Pick<UsefulLink, "category">[]): string[] {
  const names = new Map<string, string>();
  for (const { category } of links) {
    if (category === null) continue;
    const key = categoryKey(category);
    if (!names.has(key)) names.set(key, category);
  }
  return [...names.values()].sort((a, b) => a.localeCompare(b, "en"));
}

/** The list after one entry was put to another place. */
export function withMoved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
