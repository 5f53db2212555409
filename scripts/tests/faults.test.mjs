import { expect, test } from "vitest";
import { missingIn } from "../lib/faults/ledger.mjs";

const row = (/** @type {number} */ acknowledged) => ({ id: "x", acknowledged, sent: 1 });

test("the ledger misses what was acknowledged, and nothing that was not", () => {
  const rows = new Map([
    ["made", row(0)],
    ["changed", row(1)],
    ["changed later than acknowledged", row(0)],
    ["gone", row(0)],
    ["as before", row(1)],
    ["without a number", row(0)],
  ]);
  const stored = new Map([
    ["made", 0],
    ["changed", 1],
    ["changed later than acknowledged", 1],
    ["as before", 0],
    ["without a number", NaN],
    ["never acknowledged", 0],
  ]);
  expect(missingIn(rows, stored)).toEqual(["gone", "as before", "without a number"]);
});
