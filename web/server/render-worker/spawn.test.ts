import { expect, it } from "vitest";
import { spawnRenderWorker } from "./spawn";

const DATA = { buildFile: "", assetsDir: "", siteUrl: "", logsJson: false };

/** Starts a thread with this program and waits for it to end. */
function end(program: string): Promise<Error> {
  const file = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  return new Promise((resolve) => spawnRenderWorker(file, DATA, resolve));
}

it.each([
  ["a defect", 'setTimeout(() => { throw new Error("a defect") }, 10)', "a defect"],
  ["a promise that nobody looked after", 'Promise.reject(new Error("lost"))', "lost"],
  ["an exit", "process.exit(3)", "The app's thread ended with 3."],
])("a thread that ends through %s is a failure", async (_cause, program, message) => {
  expect((await end(program)).message).toBe(message);
});
