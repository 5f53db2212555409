import { setTimeout as sleep } from "node:timers/promises";

/** Writes to a site, one after the other, at a pace that it keeps when the site keeps up. */
export interface Writer {
  name: string;
  perSecond: number;
  /** Settles when the site has acknowledged the write. */
  write: (number: number) => Promise<void>;
}

/** An acknowledged write; the times are of `performance.now()`. */
export interface Write {
  /** The name of its writer. */
  writer: string;
  /** Each writer counts from 0. */
  number: number;
  sentAt: number;
  acknowledgedAt: number;
}

export interface Written<T> {
  value: T;
  writes: Write[];
  began: number;
  ended: number;
}

/** The writes that a site has to acknowledge before the work begins: the first ones are slow. */
const WARM_UP = 100;

/**
 * Does the work while the writers write. Each writer has a write acknowledged before the work begins,
 * and sends one after it has ended.
 * @throws Error when a write is not acknowledged
 */
export async function whileWriting<T>(
  writers: Writer[],
  work: () => Promise<T>,
): Promise<Written<T>> {
  const writes: Write[] = [];
  let isOver = false;
  let setWarm = () => {};
  const warm = new Promise<void>((resolve) => (setWarm = resolve));

  async function send({ name, write }: Writer, number: number): Promise<void> {
    const sentAt = performance.now();
    await write(number);
    writes.push({ writer: name, number, sentAt, acknowledgedAt: performance.now() });
    if (writes.length === WARM_UP) setWarm();
  }

  async function goOn(writer: Writer): Promise<void> {
    const start = performance.now();
    for (let number = 1, isLast = false; !isLast; number += 1) {
      const due = start + (number * 1000) / writer.perSecond;
      await sleep(Math.max(0, due - performance.now()));
      isLast = isOver;
      await send(writer, number);
    }
  }

  await Promise.all(writers.map((writer) => send(writer, 0)));
  const running = Promise.all(writers.map(goOn));
  // The failure of one writer ends the others, and is thrown when the work is over.
  running.catch(() => (isOver = true));
  await Promise.race([warm, running]);
  const began = performance.now();
  let ended = began;
  const value = await work().finally(async () => {
    ended = performance.now();
    isOver = true;
    await running;
  });
  return { value, writes, began, ended };
}

/** The writes a second that were acknowledged while the work was done. */
export function rateOf({ writes, began, ended }: Written<unknown>): number {
  const during = writes.filter(
    ({ acknowledgedAt }) => acknowledgedAt > began && acknowledgedAt <= ended,
  );
  return during.length / ((ended - began) / 1000);
}
