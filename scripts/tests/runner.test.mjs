import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { Progress } from "../lib/progress.mjs";
import { Runner } from "../lib/testing/runner.mjs";

const passing = (/** @type {string} */ name) => ({
  name,
  steps: [{ script: "typescript/bin/tsc", args: ["--version"] }],
});
const failing = (/** @type {string} */ name) => ({
  name,
  steps: [{ script: "typescript/bin/tsc", args: ["--no-such-option"] }],
});

function runner() {
  let text = "";
  const screen = { write: (/** @type {string} */ part) => (text += part) };
  return { runner: new Runner(new Progress(screen)), text: () => text };
}

test("stages that run side by side are counted together, and each is printed in one piece", async () => {
  const { runner: stages, text } = runner();
  await stages.runSideBySide(
    [passing("one"), passing("two")],
    [passing("three"), failing("four")],
    [passing("five")],
  );
  expect(stages.total).toMatchObject({ passed: 4, failed: 1 });
  const pieces = text().split("\n── ").slice(1);
  for (const name of ["three", "four", "five"]) {
    const piece = pieces.find((lines) => lines.startsWith(`${name} `)) ?? "";
    expect(piece).toMatch(new RegExp(`[✓✗] ${name} +\\d passed, \\d failed`));
  }
});

test("a stage is skipped when one that it needs has failed", async () => {
  const { runner: stages, text } = runner();
  await stages.run(failing("build"));
  await stages.run({ ...passing("browser"), needs: ["build"] });
  expect(stages.total).toMatchObject({ passed: 0, failed: 1 });
  expect(text()).toContain("skipped, because build failed");
});

test("lists that run side by side do not wait for each other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-meeting-"));
  const meeting = (/** @type {string} */ mine, /** @type {string} */ other) => [
    {
      name: mine,
      steps: [
        {
          script: "../scripts/tests/fixtures/meeting.fixture.mjs",
          args: [join(folder, mine), join(folder, other)],
        },
      ],
    },
  ];
  const { runner: stages } = runner();
  await stages.runSideBySide(meeting("a", "b"), meeting("b", "c"), meeting("c", "a"));
  expect(stages.total).toMatchObject({ passed: 3, failed: 0 });
  rmSync(folder, { recursive: true });
});

test("the last line counts everything, and a failure is the exit code", async () => {
  const { runner: stages, text } = runner();
  await stages.run(failing("types"));
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const before = process.exitCode;
  stages.finish();
  expect(write).toHaveBeenLastCalledWith("\n0 passed, 1 failed\n");
  expect(text()).toMatch(/\nFailed:\n✗ types +error TS5023: Unknown compiler option/);
  expect(process.exitCode).toBe(1);
  process.exitCode = before;
  write.mockRestore();
});
