import { spawn } from "node:child_process";
import { CMS, TEST_DIST } from "./paths";

/** A cms in a process of its own, as `npm start` runs it. */
export interface SpawnedCms {
  /** Everything it has written so far. */
  output(): string;
  stop(): void;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** `strapi start` would look for the compiled cms in `dist/`. */
const START = `
  const { createStrapi } = require("@strapi/strapi");
  const options = { appDir: process.cwd(), distDir: process.argv[1], serveAdminPanel: false };
  void createStrapi(options).start();
`;

/** Starts the compiled cms in its own process. */
export function spawnCms(environment: Record<string, string>): SpawnedCms {
  const child = spawn(process.execPath, ["-e", START, TEST_DIST], {
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
