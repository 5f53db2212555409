import { randomUUID } from "node:crypto";

/** The tag that stands for all content. */
export const EVERYTHING = "*";

/** What has changed since this process started, as web is told it (docs/decisions/0012). */
export interface StateSnapshot {
  /** Another one at each start: whatever was read before then may be old. */
  boot: string;
  /** Grows by one for each change. */
  counter: number;
  /** At which counter a tag changed last. Tags that have not changed are left out. */
  changed: Record<string, number>;
}

/** Numbers the changes of the content. */
export class ContentState {
  readonly boot = randomUUID();
  private counter = 0;
  private readonly changed = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  /** One change of one or several tags; nothing happens without a tag. */
  bump(tags: Iterable<string>): void {
    const list = [...tags];
    if (list.length === 0) return;
    this.counter += 1;
    for (const tag of list) this.changed.set(tag, this.counter);
    for (const listener of this.listeners) listener();
  }

  /** Calls `listener` after each change. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  snapshot(): StateSnapshot {
    const { boot, counter } = this;
    return { boot, counter, changed: Object.fromEntries(this.changed) };
  }

  /** The snapshot in one line: for a header, an event or a body. */
  json(): string {
    return JSON.stringify(this.snapshot());
  }
}

/** The state of this process. */
export const contentState = new ContentState();
