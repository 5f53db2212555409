import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { CMS, TEST_DIST } from "./paths";

/** A cms in a process of its own, as `npm start` runs it. */
export interface SpawnedCms {
  /** Everything it has written so far. */
  output(): string;
  stop(): void;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** Starts the compiled cms in its own process. */
export function spawnCms(environment: Record<string, string>): SpawnedCms {
  const child = spawn(process.execPath, [path.join(CMS, "tests/support/run-cms.cjs"), TEST_DIST], {
    cwd: CMS,
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return { output: () => output, stop: () => child.kill("SIGTERM"), ended };
}

/** Waits until the cms answers, which it does when its start is complete. */
export async function untilHealthy(cms: SpawnedCms, address: string): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    const response = await fetch(`${address}/_health`).catch(() => undefined);
    if (response?.status === 204) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  cms.stop();
  throw new Error(`The cms did not start:\n${cms.output()}`);
}

/** Whether the compiled cms is there. */
export function isCompiled(): boolean {
  return fs.existsSync(path.join(TEST_DIST, "src/index.js"));
}
