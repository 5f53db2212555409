import type { Core } from "@strapi/strapi";
import { randomUUID } from "node:crypto";
import { chunksOf } from "../database/chunks";
import { withTables } from "../database/tables";
import { validationError } from "../documents/validation/problems";
import type { Data } from "../documents/types";
import {
  CITATION_KEY_MAX,
  citationKeyOf,
  freeKey,
  freeSlug,
  slugOf,
} from "../publications/address";
import { joinedField, PUBLICATION_UID } from "../publications/store";
import type { Actor } from "../revisions/actor";
import { storedModel } from "../revisions/fields";
import { changedAttributes, hashOf } from "../revisions/compare-states";
import { readStatesOf, type RecordState } from "../revisions/state";
import { lastRevisions, toRow, type Action } from "../revisions/store";
import { newDocumentId } from "../strapi-access/document-id";
import { cut } from "../text/unicode";
import { labelOf } from "../revisions/types";
import { Breather } from "./breathe";
import { storedAttributes, storedParts } from "./entry-fields";
import { reserveIds } from "./ids";
import type { Library } from "./library";
import { keyNotice } from "./match-rows";
import type { Notice } from "./parse/types";
import type { Change, Creation, Plan } from "./plan";
import { componentsOf, newState, toColumns, toLinkRows, toPublicationRow } from "./states";
import { readTaken, type Taken } from "./taken";
import type { Done, Progress } from "./types";

/** As many records are named in one statement. */
const CHUNK = 200;

/** The columns of a row that is there. */
export interface RowChange {
  id: number;
  columns: Data;
}

/** Everything that an import writes, ready to be written. */
export interface Writes {
  /** What the publications were when this was prepared. */
  mark: string;
  publications: Data[];
  changes: RowChange[];
  links: { parts: Data[]; joins: Data[] };
  versions: Data[];
  addresses: Data[];
  /** Addresses of publications that are gone, with whom they belong to now. */
  takenOver: { slug: string; record: string }[];
  revisions: Data[];
  done: Done[];
  notices: Notice[];
  change: string;
}

interface Moment {
  now: Date;
  actor: Actor;
  change: string;
}

/** A publication that is prepared, with what it is a version of. */
interface Prepared {
  state: RecordState;
  creation: Creation;
}

export class Preparation {
  private readonly breather = new Breather();
  private readonly moment: Moment;
  private readonly prepared = new Map<number, Prepared>();
  private readonly writes: Writes;
  private linkIds: number[] = [];
  private done = 0;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly library: Library,
    private readonly plan: Plan,
    actor: Actor,
    private readonly onProgress: (progress: Progress) => void,
  ) {
    this.moment = { now: new Date(), actor, change: randomUUID() };
    this.writes = {
      mark: library.mark,
      publications: [],
      changes: [],
      links: { parts: [], joins: [] },
      versions: [],
      addresses: [],
      takenOver: [],
      revisions: [],
      done: [],
      notices: [],
      change: this.moment.change,
    };
  }

  /** @throws ValidationError when an entry breaks a rule */
  async run(): Promise<Writes> {
    const taken = await readTaken(this.strapi);
    await this.prepareStates(taken);
    for (const prepared of this.prepared.values()) {
      this.writeNew(prepared, taken);
      await this.step();
    }
    await this.prepareChanges();
    return this.writes;
  }

  private async step(): Promise<void> {
    this.done += 1;
    const total = 2 * this.plan.creations.size + this.plan.changes.size;
    const { count } = this.plan;
    this.onProgress({ done: Math.floor((this.done * count) / Math.max(total, 1)), total: count });
    await this.breather.pause();
  }

  private async prepareStates(taken: Taken): Promise<void> {
    const { strapi, plan } = this;
    const creations = [...plan.creations.values()];
    const ids = await reserveIds(strapi, this.table(PUBLICATION_UID), creations.length);
    const { target } = joinedField(strapi, "links");
    const linkCount = [...creations, ...plan.changes.values()].reduce(
      (sum, { fields }) => sum + (fields.links?.length ?? 0),
      0,
    );
    this.linkIds = await reserveIds(strapi, this.table(target), linkCount);
    const now = this.moment.now.toISOString();
    for (const creation of creations) {
      const data = this.checked(creation, taken);
      const place = { id: ids.shift() ?? 0, documentId: newDocumentId() };
      const state = newState(strapi, place, now, data, this.linkIds);
      this.prepared.set(creation.row, { state, creation });
      await this.step();
    }
  }

  private table(uid: string): string {
    return storedModel(this.strapi, uid).table;
  }

  /** The attributes of a new publication, with an address and a citation key of its own. */
  private checked({ row, line, fields }: Creation, taken: Taken): Data {
    const { data, problems } = storedAttributes(this.strapi, fields, true);
    const [problem] = problems;
    if (problem !== undefined) {
      const message = `Row ${row + 1} cannot be imported as it is. ${problem.message}.`;
      throw validationError([{ path: ["rows"], message }]);
    }
    const described = {
      title: fields.title ?? "",
      authors: fields.authors ?? [],
      year: fields.publication_date?.slice(0, 4),
      family: fields.author_parts?.find(({ name }) => name === fields.authors?.[0])?.family,
    };
    const slug = freeSlug(slugOf(described), (text) => taken.slugs.has(text));
    const { citation_key: given } = fields;
    const wanted = given === undefined ? citationKeyOf(described) : cut(given, CITATION_KEY_MAX);
    const key = freeKey(wanted, (text) => taken.keys.has(text));
    taken.slugs.add(slug);
    taken.keys.add(key);
    if (fields.citation_key !== undefined && fields.citation_key !== key) {
      this.writes.notices.push(keyNotice(fields.citation_key, key, line));
    }
    return { ...data, slug, citation_key: key, author_parts: fields.author_parts ?? null };
  }

  private writeNew({ state, creation }: Prepared, taken: Taken): void {
    const { strapi, writes } = this;
    const work = this.workOf(creation);
    if (work !== undefined) {
      state.attributes.version_of = work.documentId;
      this.joinVersion(state.id, work.id);
    }
    writes.publications.push(toPublicationRow(strapi, state));
    this.writeLinks(state);
    const slug = String(state.attributes.slug);
    const address = { slug, record: state.documentId };
    if (taken.free.has(slug)) writes.takenOver.push(address);
    else writes.addresses.push({ document_id: newDocumentId(), ...address });
    this.keep("create", state, changedAttributes({}, state.attributes));
    writes.done.push(this.doneWith(state, "created", null));
  }

  private writeLinks(state: RecordState): void {
    const { parts, joins } = toLinkRows(this.strapi, state);
    this.writes.links.parts.push(...parts);
    this.writes.links.joins.push(...joins);
  }

  private doneWith(state: RecordState, action: Done["action"], before: Done["before"]): Done {
    const { documentId, attributes } = state;
    const updatedAt = this.moment.now.toISOString();
    return { documentId, title: String(attributes.title), action, updatedAt, before };
  }

  private workOf({ versionOf }: Creation): { id: number; documentId: string } | undefined {
    if (versionOf === null) return undefined;
    if ("row" in versionOf) return this.prepared.get(versionOf.row)?.state;
    return this.library.byDocumentId.get(versionOf.documentId);
  }

  private joinVersion(version: number, work: number): void {
    const { join } = joinedField(this.strapi, "version_of");
    this.writes.versions.push({ [join.owner]: version, [join.target]: work });
  }

  private keep(action: Action, state: RecordState, changed: string[]): void {
    const { now: at, actor, change } = this.moment;
    const label = labelOf(this.strapi, PUBLICATION_UID, state.attributes);
    const revision = { uid: PUBLICATION_UID, action, actor, at, change, label, changed, state };
    this.writes.revisions.push(toRow(revision));
  }

  private async prepareChanges(): Promise<void> {
    const { strapi, plan } = this;
    for (const chunk of chunksOf([...plan.changes.values()], CHUNK)) {
      const documentIds = chunk.map(({ documentId }) => documentId);
      const { states, last } = await withTables(strapi, async (tables) => ({
        states: await readStatesOf(strapi, tables, PUBLICATION_UID, documentIds),
        last: await lastRevisions(tables, documentIds),
      }));
      const byId = new Map(states.map((state) => [state.documentId, state]));
      for (const change of chunk) {
        const state = byId.get(change.documentId);
        if (state !== undefined) {
          this.writeChange(change, state, last.get(change.documentId)?.hash);
        }
        await this.step();
      }
    }
  }

  private changedData({ fields }: Change, before: Data): Data {
    const { data: checked, problems } = storedAttributes(this.strapi, fields, false);
    if (problems.length > 0) throw validationError(problems);
    if (fields.author_parts !== undefined) {
      const known = [fields.author_parts, before.author_parts];
      checked.author_parts = storedParts(known, { ...before, ...checked });
    }
    return checked;
  }

  private writeChange(change: Change, before: RecordState, hash: string | null | undefined): void {
    const { strapi, writes } = this;
    const now = this.moment.now.toISOString();
    if (hash !== hashOf(before)) this.keepFound(before, hash === undefined);
    const data = this.changedData(change, before.attributes);
    if (data.links !== undefined) {
      const { target } = joinedField(strapi, "links");
      data.links = componentsOf(strapi, target, data.links, this.linkIds);
    }
    const work = change.versionOf === null ? undefined : this.prepared.get(change.versionOf)?.state;
    if (work !== undefined) {
      data.version_of = work.documentId;
      this.joinVersion(before.id, work.id);
    }
    const columns = toColumns(strapi, PUBLICATION_UID, data);
    const after = { ...before, updatedAt: now, attributes: { ...before.attributes, ...data } };
    if (data.links !== undefined) this.writeLinks(after);
    writes.changes.push({ id: before.id, columns: { ...columns, updated_at: this.moment.now } });
    this.keep("update", after, changedAttributes(before.attributes, after.attributes));
    const names = Object.keys(data);
    const attributes = Object.fromEntries(names.map((name) => [name, before.attributes[name]]));
    writes.done.push(this.doneWith(after, "changed", { updatedAt: before.updatedAt, attributes }));
  }

  /** A state that no revision knows is kept before it is gone. */
  private keepFound(state: RecordState, isFirst: boolean): void {
    const at = isFirst && state.updatedAt !== null ? new Date(state.updatedAt) : this.moment.now;
    this.writes.revisions.push(
      toRow({
        uid: PUBLICATION_UID,
        action: "found",
        actor: { kind: "system", id: null, name: null },
        at,
        change: randomUUID(),
        label: labelOf(this.strapi, PUBLICATION_UID, state.attributes),
        changed: [],
        state,
      }),
    );
  }
}
