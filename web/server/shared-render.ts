import type { RenderQueue } from "./render-queue";

/** A render that any number of visitors wait for. It runs once, on the account of the first. */
export class SharedRender<T> {
  /** Settles when the render has left the queue. */
  readonly begun: Promise<void>;
  readonly done: Promise<T>;
  readonly #abandoned = new AbortController();
  #hasBegun = false;
  #waiting = 0;

  /** @param client the network of the first visitor */
  constructor(queue: RenderQueue, client: string, render: () => Promise<T>) {
    let begin = () => {};
    const started = new Promise<void>((resolve) => {
      begin = resolve;
    });
    this.done = queue.run(
      () => {
        this.#hasBegun = true;
        begin();
        return render();
      },
      { client, signal: this.#abandoned.signal },
    );
    this.begun = Promise.race([started, this.done.then(() => {})]);
    // Nobody may be waiting any more when it fails.
    this.done.catch(() => {});
    this.begun.catch(() => {});
  }

  /** Whether it has been dropped: whoever asks now needs another. */
  get isAbandoned(): boolean {
    return this.#abandoned.signal.aborted;
  }

  /**
   * One more visitor waits. The render is dropped when all have gone before it begins; one that has
   * begun is finished for those who come next.
   * @param gone aborts when the visitor goes
   */
  join(gone: AbortSignal): void {
    this.#waiting += 1;
    const leave = () => {
      this.#waiting -= 1;
      if (this.#waiting === 0 && !this.#hasBegun) this.#abandoned.abort();
    };
    if (gone.aborted) leave();
    else gone.addEventListener("abort", leave, { once: true });
  }
}
