import { validationError } from "../documents/validation/problems";
import { changesOf } from "./differences";
import type { Chosen } from "./input";
import type { Library } from "./library";
import type { EntryFields } from "./parse/types";
import type { Row, VersionOffer } from "./types";

/** A publication to be made. */
export interface Creation {
  row: number;
  line: number | null;
  fields: EntryFields;
  /** What it is a version of: a publication, or the row of another creation. */
  versionOf: { documentId: string } | { row: number } | null;
}

/** A publication to be changed. */
export interface Change {
  documentId: string;
  fields: EntryFields;
  /** The row of the creation that it becomes a version of. */
  versionOf: number | null;
  /** Whether a row asks for it, beside the work whose version it becomes. */
  isAsked: boolean;
}

export interface Plan {
  creations: Map<number, Creation>;
  changes: Map<string, Change>;
  /** How many of the chosen rows have an effect. */
  count: number;
}

function fail(message: string): never {
  throw validationError([{ path: ["rows"], message }]);
}

/** Collects what the chosen rows do, each publication once. */
class Planner {
  readonly creations = new Map<number, Creation>();
  readonly changes = new Map<string, Change>();
  count = 0;

  constructor(private readonly library: Library) {}

  private create({ row, line, fields }: Row): void {
    this.creations.set(row, { row, line, fields: { ...fields }, versionOf: null });
    this.count += 1;
  }

  change(documentId: string): Change {
    const known = this.changes.get(documentId);
    if (known !== undefined) return known;
    const change: Change = { documentId, fields: {}, versionOf: null, isAsked: false };
    this.changes.set(documentId, change);
    return change;
  }

  add(row: Row, { fields }: Chosen): void {
    if (row.status === "problem") {
      const reason = row.problem?.message ?? "";
      fail(`Row ${row.row + 1} cannot be imported as it is. ${reason}`.trim());
    }
    const { match } = row;
    if (row.status !== "changed" || match === null) {
      this.create(row);
      return;
    }
    const offered = row.differences.map(({ field }) => field);
    const strange = fields?.find((field) => !offered.includes(field));
    if (strange !== undefined) fail(`Row ${row.row + 1} has no difference in ${strange}`);
    const taken = changesOf(row.fields, fields ?? offered);
    if (Object.keys(taken).length === 0) return;
    if ("documentId" in match) {
      const change = this.change(match.documentId);
      // Of two rows that know more of the same, the first counts.
      change.fields = { ...taken, ...change.fields };
      change.isAsked = true;
      this.count += 1;
      return;
    }
    const creation = this.creations.get(match.row);
    // The row that it adds to is not chosen, so it stands for itself.
    if (creation === undefined) this.create(row);
    else {
      Object.assign(creation.fields, taken);
      this.count += 1;
    }
  }

  /** A version leads to a work that is none itself (scholarly §1). */
  addVersion(row: Row, offer: VersionOffer): void {
    const creation = this.creations.get(row.row);
    if (creation === undefined) return;
    if (row.version_side === "work") {
      if (!("documentId" in offer) || creation.versionOf !== null) return;
      const present = this.library.byDocumentId.get(offer.documentId);
      if (present?.versionOf !== null || present.hasVersions) return;
      this.change(offer.documentId).versionOf = row.row;
      return;
    }
    const isThere =
      "row" in offer
        ? this.creations.has(offer.row)
        : this.library.byDocumentId.get(offer.documentId)?.versionOf === null;
    if (!isThere) return;
    creation.versionOf = "row" in offer ? { row: offer.row } : { documentId: offer.documentId };
  }

  /** A version of a version is one of its work. */
  straighten(): void {
    for (const creation of this.creations.values()) {
      for (let steps = this.creations.size; steps > 0; steps -= 1) {
        const { versionOf } = creation;
        const work =
          versionOf !== null && "row" in versionOf ? this.creations.get(versionOf.row) : undefined;
        if (work === undefined || work.versionOf === null) break;
        creation.versionOf = work.versionOf;
      }
      const { versionOf } = creation;
      if (versionOf !== null && "row" in versionOf && versionOf.row === creation.row) {
        creation.versionOf = null;
      }
    }
    for (const change of this.changes.values()) {
      const work = change.versionOf === null ? undefined : this.creations.get(change.versionOf);
      if (work?.versionOf !== null) change.versionOf = null;
    }
  }
}

/**
 * What is to be done for the chosen rows.
 *
 * @throws ValidationError for rows that are not there, or cannot be taken
 */
export function planOf(library: Library, rows: readonly Row[], chosen: readonly Chosen[]): Plan {
  const planner = new Planner(library);
  const known = chosen.map((choice) => {
    const row = rows[choice.row];
    if (row === undefined) fail(`There is no row ${choice.row + 1}`);
    return { row, choice };
  });
  for (const { row, choice } of known) planner.add(row, choice);
  for (const { row, choice } of known) {
    if (choice.versionOf && row.version_of !== null) planner.addVersion(row, row.version_of);
  }
  planner.straighten();
  const changes = [...planner.changes].filter(
    ([, { isAsked, versionOf }]) => isAsked || versionOf !== null,
  );
  return { creations: planner.creations, changes: new Map(changes), count: planner.count };
}
