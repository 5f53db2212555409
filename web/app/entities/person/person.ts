import type { StoredRecord } from "~/lib/cms/document";

/** Somebody who is an author of publications: the owner, a co-author (scholarly §1, People). */
export interface Person extends StoredRecord {
  name: string;
  /** Other spellings among authors, such as "J. Smith". */
  variants: string[];
  /** With hyphens, no address. */
  orcid: string | null;
  /** An http(s) address. */
  homepage: string | null;
  affiliation: string | null;
  is_owner: boolean;
}

/** The part of a person that the form edits. */
export type PersonInput = Omit<Person, "id" | "version">;

/** The owners of the site first, then by name. */
export function byRank(a: Person, b: Person): number {
  return Number(b.is_owner) - Number(a.is_owner) || a.name.localeCompare(b.name, "en");
}

/** The address of an ORCID record. @param orcid with hyphens */
export function orcidUrl(orcid: string): string {
  return `https://orcid.org/${orcid}`;
}

/** Where a person's name leads: the homepage, else the ORCID record; null for neither. */
export function personHref({ homepage, orcid }: Pick<Person, "homepage" | "orcid">): string | null {
  return homepage ?? (orcid === null ? null : orcidUrl(orcid));
}
