import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fingerprint, isStamped, writeStamp } from "../lib/fingerprint.mjs";
import { nodeProblem } from "../lib/node-version.mjs";
import { runProgram } from "../lib/processes.mjs";
import { duration, Progress } from "../lib/progress.mjs";
import { outcomeOf, playwrightOutcome, sum, vitestOutcome } from "../lib/testing/outcomes.mjs";
import { scratchFolder } from "./support.mjs";

test.each([
  ["v20.18.9", false],
  ["v20.19.0", true],
  ["v22.0.0", true],
  ["v26.9.9", true],
  ["v27.0.0", false],
  ["v9.0.0", false],
])("Node %s is accepted: %s", (version, isAccepted) => {
  expect(nodeProblem(version) === "").toBe(isAccepted);
});

describe("fingerprint", () => {
  function folder() {
    const root = scratchFolder();
    mkdirSync(join(root, "src"));
    writeFileSync(join(root, "src/a.ts"), "a");
    return root;
  }

  test("is the same for the same files and facts only", () => {
    const root = folder();
    const print = () => fingerprint({ root, paths: ["src", "none"], facts: ["22"] });
    const first = print();
    expect(print()).toBe(first);
    expect(fingerprint({ root, paths: ["src"], facts: ["24"] })).not.toBe(first);
    writeFileSync(join(root, "src/b.ts"), "");
    expect(print()).not.toBe(first);
  });

  test("does not see what is skipped", () => {
    const root = folder();
    const skip = (/** @type {string} */ path) => path.endsWith(".test.ts");
    const first = fingerprint({ root, paths: ["src"], skip });
    writeFileSync(join(root, "src/a.test.ts"), "");
    expect(fingerprint({ root, paths: ["src"], skip })).toBe(first);
  });

  test("is kept in a stamp", () => {
    const stamp = join(scratchFolder(), "made/.stamp");
    expect(isStamped(stamp, "x")).toBe(false);
    writeStamp(stamp, "x");
    expect(isStamped(stamp, "x")).toBe(true);
    expect(isStamped(stamp, "y")).toBe(false);
  });
});

describe("Progress", () => {
  function terminal() {
    let text = "";
    const screen = {
      isTTY: true,
      columns: 80,
      write: (/** @type {string} */ part) => (text += part),
    };
    /** What was written between one erasing of the line and the next. */
    const parts = () => text.split("\r\x1b[2K");
    return { screen, parts };
  }

  test("prints what was done and how long it took", async () => {
    let text = "";
    await new Progress({ write: (part) => (text += part) }).run(
      "build",
      "looking",
      () => "web 1 s",
    );
    expect(text).toMatch(/^✓ build +web 1 s \(0\.\d s\)\n$/);
  });

  test("redraws one line on a terminal", async () => {
    const { screen, parts } = terminal();
    await new Progress(screen).run("build", "looking", () => "done");
    const lines = parts().filter(Boolean);
    expect(lines.at(0)).toMatch(/^… build /);
    expect(lines.at(-1)).toMatch(/^✓ build .*\n$/);
  });

  test("shows stages that run side by side in one line", async () => {
    const { screen, parts } = terminal();
    const progress = new Progress(screen);
    const ends = /** @type {((done: string) => void)[]} */ ([]);
    const later = () => new Promise((/** @type {(done: string) => void} */ end) => ends.push(end));
    const one = progress.run("install", "fetching", later);
    const two = progress.run("chromium", "looking", later);
    expect(parts().at(-1)).toMatch(/^… install +fetching .*… chromium +looking/);
    ends[0]?.("packages");
    await one;
    await expect.poll(() => parts().at(-1)).toMatch(/^… chromium +looking/);
    ends[1]?.("found");
    await two;
    expect(parts().filter((line) => line.endsWith("\n"))).toEqual([
      expect.stringMatching(/^✓ install +packages/),
      expect.stringMatching(/^✓ chromium +found/),
    ]);
  });

  test("names the stage that failed and passes the error on", async () => {
    let text = "";
    const progress = new Progress({ write: (part) => (text += part) });
    const run = progress.run("build", "looking", () => Promise.reject(new Error("no")));
    await expect(run).rejects.toThrow("no");
    expect(text).toMatch(/✗ build +failed after/);
  });

  test.each([
    [400, "0.4 s"],
    [59_900, "59.9 s"],
    [136_000, "2 min 16 s"],
  ])("shows %i ms as %s", (ms, text) => {
    expect(duration(ms)).toBe(text);
  });
});

describe("runProgram", () => {
  test("answers how a program ended and what it said last", async () => {
    const script = "console.log('one'); console.error('two'); process.exit(3)";
    const result = await runProgram(process.execPath, ["-e", script]);
    expect(result).toMatchObject({ ok: false, code: 3, isLate: false });
    expect(result.tail.split("\n").sort()).toEqual(["one", "two"]);
  });

  test("ends a program that hangs", async () => {
    const script = "setInterval(() => {}, 1000)";
    const result = await runProgram(process.execPath, ["-e", script], { timeoutMs: 200 });
    expect(result).toMatchObject({ ok: false, isLate: true });
  });

  test("does not break on a program that is not there", async () => {
    const result = await runProgram("/nonexistent", []);
    expect(result).toMatchObject({ ok: false, code: null });
  });
});

describe("outcomes", () => {
  test("of vitest: a file that cannot be loaded is a failure", () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { name: "a.test.ts", status: "failed", message: "Not found", assertionResults: [] },
        {
          name: "b.test.ts",
          status: "failed",
          assertionResults: [
            {
              status: "failed",
              fullName: "adds up",
              failureMessages: ["\u001b[31m1 is not 2\nat b"],
            },
            { status: "passed", fullName: "begins", failureMessages: [] },
            { status: "passed", fullName: "ends", failureMessages: ["Too late", "Later"] },
          ],
        },
        { name: "c.test.ts", status: "passed", assertionResults: [{}] },
      ],
    };
    expect(vitestOutcome(report)).toEqual({
      passed: 3,
      failed: 2,
      failures: ["b.test.ts › adds up\n  1 is not 2\n  at b", "a.test.ts\n  Not found"],
      flaky: ["b.test.ts › ends\n  Too late\n  Later"],
    });
  });

  test("of Playwright: errors outside of tests are failures", () => {
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      file: "blog.spec.ts",
      tests: [
        { status, results: [{ errors: [{ message: `${title} was late` }] }, { errors: [] }] },
      ],
    });
    const report = {
      stats: { expected: 3, flaky: 1, unexpected: 2 },
      errors: [{ message: "No server" }],
      suites: [
        {
          specs: [spec("the list", "unexpected"), spec("the post", "flaky")],
          suites: [{ specs: [spec("the feed", "unexpected")] }],
        },
      ],
    };
    expect(playwrightOutcome(report)).toEqual({
      passed: 4,
      failed: 3,
      failures: [
        "blog.spec.ts › the list\n  the list was late",
        "blog.spec.ts › the feed\n  the feed was late",
        "outside of tests\n  No server",
      ],
      flaky: ["blog.spec.ts › the post\n  the post was late"],
    });
  });

  test("of a run that ended without a report: one failure, told by what it said last", () => {
    const path = join(scratchFolder(), "none.json");
    const ended = { ok: false, tail: "Out of memory" };
    expect(outcomeOf(path, vitestOutcome, ended)).toEqual({
      passed: 0,
      failed: 1,
      failures: ["Out of memory"],
      flaky: [],
    });
  });

  test("add up", () => {
    expect(
      sum([
        { passed: 1, failed: 0, failures: [], flaky: ["two"] },
        { passed: 2, failed: 3, failures: ["one"], flaky: [] },
      ]),
    ).toEqual({ passed: 3, failed: 3, failures: ["one"], flaky: ["two"] });
  });
});
