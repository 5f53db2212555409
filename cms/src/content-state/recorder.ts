import type { Core } from "@strapi/strapi";
import type { ContentState } from "./state";

/** What is used of knex's transaction, which Strapi types as `any`. */
export interface Transaction {
  raw(statement: string, values: string[]): Promise<unknown>;
}

/** What was changed together. */
export interface Change {
  /** Numbers the transactions of this process; 0 for a change outside of any. */
  id: number;
  tags: string[];
}

/**
 * Tells other processes of a change.
 *
 * @param transaction what the change is a part of: they hear of it when that is committed
 */
export type Announce = (change: Change, transaction?: Transaction) => Promise<void>;

/**
 * Whether a COMMIT that failed has been done may become known later, or never: then its change is
 * forgotten when so many others have begun after it.
 */
const MAX_OPEN = 1000;

interface CurrentTransaction {
  trx: Transaction;
  onCommit: (callback: () => void) => void;
  onRollback: (callback: () => void) => void;
}

interface OpenChange {
  id: number;
  tags: Set<string>;
}

/** Bumps the state for writes: a transaction is one bump, and none when it is rolled back. */
export class Recorder {
  private lastId = 0;
  private readonly byTransaction = new WeakMap<Transaction, OpenChange>();
  private readonly open = new Map<number, OpenChange>();

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly state: ContentState,
    private readonly announce: Announce,
  ) {}

  /** Notes a write that has just been made; it is bumped at once, or when it is committed. */
  async record(tags: string[]): Promise<void> {
    if (tags.length === 0) return;
    const { db } = this.strapi;
    if (!db.inTransaction()) {
      this.state.bump(tags);
      await this.announce({ id: 0, tags });
      return;
    }
    // Inside of a transaction this is no new one, but the way to get hold of it.
    await db.transaction((current: CurrentTransaction) => this.recordInside(current, tags));
  }

  /** The transaction of this number is committed. Does nothing the second time. */
  settle(id: number): void {
    const change = this.open.get(id);
    if (change === undefined) return;
    this.open.delete(id);
    this.state.bump(change.tags);
  }

  private async recordInside(current: CurrentTransaction, tags: string[]): Promise<void> {
    const change = this.byTransaction.get(current.trx) ?? this.begin(current);
    const fresh = tags.filter((tag) => !change.tags.has(tag));
    for (const tag of fresh) change.tags.add(tag);
    if (fresh.length > 0) await this.announce({ id: change.id, tags: fresh }, current.trx);
  }

  private begin({ trx, onCommit, onRollback }: CurrentTransaction): OpenChange {
    this.lastId += 1;
    const change = { id: this.lastId, tags: new Set<string>() };
    this.byTransaction.set(trx, change);
    this.open.set(change.id, change);
    this.open.delete(change.id - MAX_OPEN);
    onCommit(() => this.settle(change.id));
    onRollback(() => this.open.delete(change.id));
    return change;
  }
}
