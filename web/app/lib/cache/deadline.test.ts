import { expect, it } from "vitest";
import { Deadline } from "./deadline";

const NOON = { wall: Date.UTC(2026, 2, 2, 12), process: 5_000 };

function clock() {
  let now = NOON;
  return {
    read: () => now,
    /** Both clocks go on; the machine may sleep, and the clock on the wall be set. */
    move: (wall: number, process = wall) => {
      now = { wall: now.wall + wall, process: now.process + process };
    },
  };
}

it("holds to the last millisecond, and not in the first of the minute", () => {
  const { read, move } = clock();
  const deadline = Deadline.in(60_000, read(), read);
  move(59_999);
  expect(deadline?.isPast()).toBe(false);
  move(1);
  expect(deadline?.isPast()).toBe(true);
});

it("is over after a sleep, in which the clock of the process stands still", () => {
  const { read, move } = clock();
  const deadline = Deadline.in(60_000, read(), read);
  move(60_000, 0);
  expect(deadline?.isPast()).toBe(true);
});

it("is over in time when the clock on the wall is set back meanwhile", () => {
  const { read, move } = clock();
  const deadline = Deadline.in(60_000, read(), read);
  move(-3_600_000, 0);
  expect(deadline?.isPast()).toBe(false);
  move(60_000);
  expect(deadline?.isPast()).toBe(true);
});

it("is the first of several, and none without a time", () => {
  const { read, move } = clock();
  expect(Deadline.in(null, read(), read)).toBeNull();
  expect(Deadline.earliest(null, null)).toBeNull();
  const long = Deadline.in(60_000, read(), read);
  const short = Deadline.in(20_000, read(), read);
  for (const first of [Deadline.earliest(long, short), Deadline.earliest(short, null)]) {
    expect(first?.isPast()).toBe(false);
  }
  const first = Deadline.earliest(long, short);
  move(20_000);
  expect(first?.isPast()).toBe(true);
  expect(long?.isPast()).toBe(false);
});
