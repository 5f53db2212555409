import { AsyncLocalStorage } from "node:async_hooks";

/**
 * How long a page may take: "whole" leaves only when all of it is there, without skeletons; "late"
 * has let its visitor wait already.
 */
export type Pace = "whole" | "usual" | "late";

/** What a page was made of, taken down while it is rendered. */
export interface Rendering {
  readonly pace: Pace;
  /** Everything that the page depends on. */
  readonly tags: Set<string>;
  /** A part of it failed, or came from a source whose changes nobody hears of: not to be kept. */
  isPassing: boolean;
  /** A part of it is the last good copy of what the cms cannot say now. */
  isStale: boolean;
  /** How many reads are on their way for which no cache entry could stand in. */
  unbackedReads: number;
}

const current = new AsyncLocalStorage<Rendering>();

/** The notes of one request, from the moment the app is run for it until it has been answered. */
export interface RunningRendering extends Rendering {
  run: <T>(app: () => T) => T;
  /** To be called when the answer is complete. */
  end: () => void;
}

let running = 0;

/**
 * Takes down what an answer is made of. While nothing is rendered, nothing is followed: in Node 20 an
 * `AsyncLocalStorage` in use makes every request dearer by a tenth, copies included.
 */
export function rendering(pace: Pace): RunningRendering {
  const notes = {
    pace,
    tags: new Set<string>(),
    isPassing: false,
    isStale: false,
    unbackedReads: 0,
  };
  let isRunning = false;
  return Object.assign(notes, {
    run: <T>(app: () => T) => {
      isRunning = true;
      running += 1;
      return current.run(notes, app);
    },
    end: () => {
      if (!isRunning) return;
      isRunning = false;
      running -= 1;
      if (running === 0) current.disable();
    },
  });
}

/** The notes of the request that is being answered; undefined outside of one. */
export function currentRendering(): Rendering | undefined {
  return current.getStore();
}

/** A part of the page has failed: the next visitor should not get the same. */
export function notePassing(): void {
  const notes = current.getStore();
  if (notes) notes.isPassing = true;
}
