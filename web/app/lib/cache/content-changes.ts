import { z } from "zod";

/** The mark of a change that may have touched anything. */
const EVERYTHING = "*";

/** More processes of the cms than one site has; one that was forgotten counts as a new one. */
const MAX_BOOTS = 16;

/**
 * How far the content of the cms has come, as the cms says it: `boot` is another one after each
 * start, `counter` grows with each change, `changed` holds for each tag (a content type, "upload"
 * or "user") the counter of its last change.
 */
const contentState = z.object({
  boot: z.string().min(1),
  counter: z.number(),
  changed: z.record(z.string(), z.number()),
});
export type ContentState = z.infer<typeof contentState>;

/** @param state what has told of the change; null where nothing more is known of it */
type ChangeListener = (state: ContentState | null) => void;

/**
 * What has changed in the cms, as far as this process knows: the one place that decides whether a
 * cache entry is still what the cms would answer.
 *
 * Each change increments the `revision`. A cache entry records the revision before the cms is asked,
 * and the tags that the answer depends on; it is valid as long as none of these tags has changed
 * after that revision. A change that arrives while the cms is being asked therefore invalidates the
 * entry, whichever of the two arrived first.
 */
export class Changes {
  #revision = 0;
  #everythingAt = 0;
  readonly #changedAt = new Map<string, number>();
  /** Of each process of the cms, by its boot, what it has told; the latest one last. */
  readonly #seen = new Map<string, ReadonlyMap<string, number>>();
  readonly #listeners = new Set<ChangeListener>();

  /** How many changes this process has heard of. */
  get revision(): number {
    return this.#revision;
  }

  /** True when one of the tags has changed after the given revision. */
  hasChanged(tags: Iterable<string>, since: number): boolean {
    if (since === this.#revision) return false;
    if (this.#everythingAt > since) return true;
    for (const tag of tags) if ((this.#changedAt.get(tag) ?? 0) > since) return true;
    return false;
  }

  /**
   * Takes in what the cms says. States may come twice and out of order: by the stream, by a poll,
   * with the answer to a write. A new boot means that nothing is known about the time before. Several
   * processes of the cms may answer in turn: each tells all changes, its own and those of the others.
   */
  apply(state: ContentState): void {
    const seen = this.#seen.get(state.boot);
    const news = Object.entries(state.changed).filter(
      ([tag, counter]) => counter > (seen?.get(tag) ?? 0),
    );
    if (seen && news.length === 0) return;
    this.#remember(state.boot, new Map([...(seen ?? []), ...news]));
    this.#move(seen ? news.map(([tag]) => tag) : [EVERYTHING], state);
  }

  #remember(boot: string, told: ReadonlyMap<string, number>): void {
    this.#seen.delete(boot);
    this.#seen.set(boot, told);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MAX_BOOTS && oldest !== undefined) this.#seen.delete(oldest);
  }

  /** For a change of which nothing more is known. */
  everything(): void {
    this.#move([EVERYTHING], null);
  }

  /** Calls back after each change. */
  onChange(listener: ChangeListener): void {
    this.#listeners.add(listener);
  }

  #move(tags: readonly string[], state: ContentState | null): void {
    this.#revision += 1;
    for (const tag of tags) {
      if (tag === EVERYTHING) this.#everythingAt = this.#revision;
      else this.#changedAt.set(tag, this.#revision);
    }
    for (const listener of this.#listeners) listener(state);
  }
}

/** What this process knows of the cms's content. */
export const changes = new Changes();

/**
 * The state in the answer to a write. An answer without one may have changed anything.
 * @param header `x-content-state`: JSON
 */
export function noteWrite(header: string | null, known: Changes = changes): void {
  const state = header === null ? null : parseState(header);
  if (state) known.apply(state);
  else known.everything();
}

/** @returns null for anything that is no state */
export function parseState(json: string): ContentState | null {
  try {
    return readState(JSON.parse(json));
  } catch {
    return null;
  }
}

/**
 * @param value parsed JSON
 * @returns null for anything that is no state
 */
export function readState(value: unknown): ContentState | null {
  return contentState.safeParse(value).data ?? null;
}
