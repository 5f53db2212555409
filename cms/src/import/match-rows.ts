import { CITATION_KEY_MAX, freeKey } from "../publications/address";
import { cut } from "../text/unicode";
import { Breather } from "./breathe";
import { differencesOf } from "./differences";
import type { Library, LibraryWork } from "./library";
import { isPreprint, WorkIndex } from "./matching";
import type { EntryFields, Notice } from "./parse/types";
import type { Counts, Match, Row, VersionOffer } from "./types";

/** A row before it has been compared. */
export interface ReadRow
  extends Pick<Row, "row" | "source" | "line" | "key" | "fields" | "warnings" | "problem"> {
  /** The row that the source calls its work. */
  givenVersionOf: number | null;
}

type Found = { work: LibraryWork } | { row: ReadRow };

const withTitle = (fields: EntryFields) => fields.title ?? "";

/** Compares rows with the publications that are there, and with the rows before them. */
class Matcher {
  private readonly present = new WorkIndex<LibraryWork>();
  private readonly earlier = new WorkIndex<ReadRow>();
  /** What the rows before have been found to be. */
  private readonly found = new Map<number, Found>();
  private readonly keys: Set<string>;

  constructor(private readonly library: Library) {
    this.keys = new Set(library.works.flatMap(({ fields }) => fields.citation_key ?? []));
  }

  addWork(work: LibraryWork): void {
    this.present.add({ of: work, fields: work.fields });
  }

  /** What a row is; the rows before it have been asked for. */
  match(row: ReadRow): Row {
    const { givenVersionOf: _, ...answer } = row;
    const blank = { match: null, differences: [], ...NO_VERSION };
    if (row.problem !== null) return { ...answer, ...blank, status: "problem" };
    const found = this.find(row);
    if (found === undefined) {
      this.earlier.add({ of: row, fields: row.fields });
      return { ...answer, ...blank, warnings: this.withKey(row), status: "new" };
    }
    this.found.set(row.row, found);
    // Rows behind it may have what this one shares with neither.
    if ("work" in found) this.present.add({ of: found.work, fields: row.fields });
    else this.earlier.add({ of: found.row, fields: row.fields });
    const current = "work" in found ? found.work.fields : found.row.fields;
    const differences = differencesOf(row.fields, current);
    const status = differences.length > 0 ? "changed" : "duplicate";
    return { ...answer, ...blank, status, differences, match: toMatch(found) };
  }

  /** The work of which a new row could be the preprint, or the preprint of it that there is. */
  version(row: ReadRow, rows: readonly ReadRow[]): Pick<Row, keyof typeof NO_VERSION> {
    const given = this.givenWork(row, rows);
    if (given !== undefined) {
      return { version_of: given, version_side: "version", version_of_given: true };
    }
    const works = this.present.versions(row.fields).map(({ of }) => of);
    if (!isPreprint(row.fields)) {
      const alone = works.find((work) => work.versionOf === null && !work.hasVersions);
      if (alone === undefined) return NO_VERSION;
      return { version_of: toOffer(alone), version_side: "work", version_of_given: false };
    }
    const [work] = works.flatMap(({ documentId, versionOf }) => {
      return this.library.byDocumentId.get(versionOf ?? documentId) ?? [];
    });
    if (work !== undefined) return { ...NO_VERSION, version_of: toOffer(work) };
    const [other] = this.earlier.versions(row.fields).map(({ of }) => of);
    if (other === undefined) return NO_VERSION;
    return { ...NO_VERSION, version_of: { row: other.row, title: withTitle(other.fields) } };
  }

  private find({ fields }: ReadRow): Found | undefined {
    const present = this.present.find(fields)?.of;
    if (present !== undefined) return { work: present };
    const earlier = this.earlier.find(fields)?.of;
    return earlier === undefined ? undefined : { row: earlier };
  }

  /** The end of the chain that the source gives, as a row or as what that row was found to be. */
  private givenWork(row: ReadRow, rows: readonly ReadRow[]): VersionOffer | undefined {
    let work: ReadRow | undefined = row;
    const seen = new Set<ReadRow>();
    while (work !== undefined && work.givenVersionOf !== null && !seen.has(work)) {
      seen.add(work);
      work = rows[work.givenVersionOf];
    }
    if (work === undefined || work === row) return undefined;
    const found = this.found.get(work.row);
    const target = found === undefined ? { row: work } : found;
    if ("work" in target) return toOffer(target.work);
    if (target.row === row || target.row.problem !== null) return undefined;
    return { row: target.row.row, title: withTitle(target.row.fields) };
  }

  /** A citation key that another work has already gets a letter. */
  private withKey({ fields, line, warnings }: ReadRow): Notice[] {
    const { citation_key: key } = fields;
    if (key === undefined) return warnings;
    const free = freeKey(cut(key, CITATION_KEY_MAX), (other) => this.keys.has(other));
    this.keys.add(free);
    return free === key ? warnings : [...warnings, keyNotice(key, free, line)];
  }
}

const NO_VERSION = {
  version_of: null as VersionOffer | null,
  version_side: "version" as Row["version_side"],
  version_of_given: false,
};

export function keyNotice(key: string, free: string, line: number | null): Notice {
  return { message: `The citation key “${key}” is taken, so it becomes “${free}”.`, line };
}

const toOffer = ({ documentId, title }: LibraryWork): VersionOffer => ({ documentId, title });

function toMatch(found: Found): Match {
  if ("row" in found) return { row: found.row.row };
  const { documentId, slug, title } = found.work;
  return { documentId, slug, title };
}

/**
 * Says of each row whether it is new, already there, or knows more (scholarly §4).
 *
 * @param rows in the order of the source; the n-th has the number n
 */
export async function matchRows(library: Library, rows: readonly ReadRow[]): Promise<Row[]> {
  const breather = new Breather();
  const matcher = new Matcher(library);
  for (const work of library.works) {
    matcher.addWork(work);
    await breather.pause();
  }
  const matched: Row[] = [];
  for (const row of rows) {
    matched.push(matcher.match(row));
    await breather.pause();
  }
  for (const [index, row] of matched.entries()) {
    const read = rows[index];
    if (row.status !== "new" || read === undefined) continue;
    Object.assign(row, matcher.version(read, rows));
    await breather.pause();
  }
  return matched;
}

/** How many rows there are of each kind. */
export function countRows(rows: readonly Pick<Row, "status">[]): Counts {
  const counts: Counts = { new: 0, duplicate: 0, changed: 0, problem: 0 };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}
