import { expect, test } from "vitest";
import { ranksAfterMove } from "../../src/rest/move-entry";

const list = (...ranks: number[]) =>
  ranks.map((rank, index) => ({ id: "abcdef"[index] ?? "", rank }));

/** The ids in the order that the changed numbers make. */
function orderAfter(ranks: number[], from: number, to: number): string {
  const changed = new Map(
    ranksAfterMove(list(...ranks), from, to).map(({ id, rank }) => [id, rank]),
  );
  return list(...ranks)
    .map(({ id, rank }) => ({ id, rank: changed.get(id) ?? rank }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
    .join("");
}

test("the entries between the two places take one another's numbers", () => {
  expect(ranksAfterMove(list(1, 2, 5, 9), 2, 0)).toEqual([
    { id: "c", rank: 1 },
    { id: "a", rank: 2 },
    { id: "b", rank: 5 },
  ]);
  expect(ranksAfterMove(list(1, 2, 5, 9), 0, 1)).toEqual([
    { id: "b", rank: 1 },
    { id: "a", rank: 2 },
  ]);
});

test("what stays where it is changes nothing", () => {
  expect(ranksAfterMove(list(1, 2), 1, 1)).toEqual([]);
  expect(ranksAfterMove(list(1, 2), 7, 0)).toEqual([]);
});

test("entries that share a number are told apart, and no others touched", () => {
  expect(ranksAfterMove(list(0, 0, 0, 9), 2, 0)).toEqual([
    { id: "a", rank: 1 },
    { id: "b", rank: 2 },
  ]);
});

test.each([
  [[1, 2, 3, 4, 5, 6]],
  [[0, 0, 0, 0, 0, 0]],
  [[-3, -3, 2, 2, 2, 40]],
  [[1, 1, 2, 2, 3, 3]],
])("every move of %j ends where it should", (ranks) => {
  const ids = "abcdef";
  for (let from = 0; from < 6; from += 1) {
    for (let to = 0; to < 6; to += 1) {
      const wanted = Array.from(ids)
        .toSpliced(from, 1)
        .toSpliced(to, 0, ids[from] ?? "")
        .join("");
      expect(orderAfter(ranks, from, to), `${from} to ${to}`).toBe(wanted);
    }
  }
});
