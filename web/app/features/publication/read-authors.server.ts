import { displayName } from "~/entities/citation/display-name";
import type { NameReader } from "~/entities/citation/person-name";
import { matchAuthors } from "~/entities/person/match-authors";
import { type Person, orcidUrl, personHref } from "~/entities/person/person";
import { listPeople } from "~/entities/person/store.server";
import type { MarkAuthor } from "~/entities/publication/author-runs";
import type { StructuredName } from "~/entities/publication/structured";
import { listStudents } from "~/entities/student/store.server";
import type { Cms } from "~/lib/cms/cms.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { safeHref } from "~/lib/http/safe-href";
import { isOrganization } from "./indexed-name";

/** What is known of the people whom publications name. */
export interface Authors {
  markOf: MarkAuthor;
  /** The person's own name for each of its variants, and any other name, as lists show it. */
  nameOf: (author: string) => string;
  isOwner: (author: string) => boolean;
  /** For search engines. The names of a publication may fall into parts as it alone knows. */
  describe: (author: string, readName?: NameReader) => StructuredName;
}

/** @param students the names of all students */
export function toAuthors(people: readonly Person[], students: readonly string[]): Authors {
  const personOf = matchAuthors(people);
  const studentOf = matchAuthors(students.map((name) => ({ name })));
  return {
    markOf: (author) => {
      const person = personOf(author);
      return {
        isOwner: person?.is_owner ?? false,
        isStudent: studentOf(author) !== null,
        href: (person && safeHref(personHref(person))) ?? null,
        display: displayName(author),
      };
    },
    nameOf: (author) => displayName(personOf(author)?.name ?? author),
    isOwner: (author) => personOf(author)?.is_owner ?? false,
    describe: (name, readName) => {
      const { orcid = null, homepage = null } = personOf(name) ?? {};
      const pages = [orcid && orcidUrl(orcid), safeHref(homepage)];
      const isWhole = isOrganization(name, readName);
      return {
        name: isWhole ? name : displayName(name),
        isOrganization: isWhole,
        sameAs: pages.filter((page) => typeof page === "string"),
      };
    },
  };
}

let latest: { key: string; authors: Authors } | null = null;

/**
 * Never throws: a page is worth reading without the marks at its names. What has been found out about
 * thousands of names is kept for as long as people and students stay as they are.
 */
export async function readAuthors(cms: Cms): Promise<Authors> {
  const [people, students] = await Promise.all([
    settle("the people", listPeople(cms)),
    settle("the students", listStudents(cms)),
  ]);
  const known = resultOr(people, []);
  const names = resultOr(students, []).map(({ name }) => name);
  const key = JSON.stringify([known, names]);
  if (latest?.key === key) return latest.authors;
  const authors = toAuthors(known, names);
  latest = { key, authors };
  return authors;
}
