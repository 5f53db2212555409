import type { Schedule } from "../schedule/schedule";

/** A distinction that the professor was given (public spec §3, awards). */
export interface Award extends Schedule {
  id: string;
  title: string;
  organization: string | null;
  /** A text: "2024", but also "2019–2021". */
  year: string | null;
  description: string | null;
}

/** The awards of one year. */
export interface AwardYear {
  /** Null for awards without a year. */
  year: string | null;
  awards: Award[];
}

/** Puts neighbors of the same year together; the order stays. */
export function groupByYear(awards: readonly Award[]): AwardYear[] {
  const groups: AwardYear[] = [];
  for (const award of awards) {
    const last = groups.at(-1);
    if (last && last.year === award.year) last.awards.push(award);
    else groups.push({ year: award.year, awards: [award] });
  }
  return groups;
}
