interface WaitingCall<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** One sequence for all calls of a thread, so that an id names a call of one kind alone. */
let lastId = 0;

/** The calls to another thread that have not been answered. */
export class ThreadCalls<Answer> {
  readonly #waiting = new Map<number, WaitingCall<Answer>>();

  /**
   * @param send says to the other thread what it is asked, with the call's id
   * @returns what `settle` is told of that id
   * @throws what `fail` is told of it
   */
  call(send: (id: number) => void): Promise<Answer> {
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      send(id);
    });
  }

  /** Does nothing for an id of another kind of call. */
  settle(id: number, answer: Answer): void {
    this.#take(id)?.resolve(answer);
  }

  /** Does nothing for an id of another kind of call. */
  fail(id: number, error: unknown): void {
    this.#take(id)?.reject(error);
  }

  #take(id: number): WaitingCall<Answer> | undefined {
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    return call;
  }
}
