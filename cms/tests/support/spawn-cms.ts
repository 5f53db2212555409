import { spawn } from "node:child_process";
import { CMS, TEST_DIST } from "./paths";

/** A cms in a process of its own, as `npm start` runs it. */
export interface SpawnedCms {
  /** Everything it has written so far. */
  output(): string;
  stop(): void;
  /** Ends it as a crash of the machine does. */
  kill(): void;
  /** Rejects a promise in it that nobody waits for. */
  rejectUnheard(): void;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
}

/**
 * `strapi start` would look for the compiled cms in `dist/`. A file that may not grow has to fail
 * as on a full disk, and one of Strapi's packages would end the process on that signal.
 */
const START = `
  process.on("SIGXFSZ", () => {});
  process.on("SIGUSR2", () => void Promise.reject(new Error("nobody waits for this")));
  const { createStrapi } = require("@strapi/strapi");
  const options = { appDir: process.cwd(), distDir: process.argv[1], serveAdminPanel: false };
  void createStrapi(options).start();
`;

/** The unit of `ulimit -f` in a POSIX shell, in bytes. */
const BLOCK = 512;

interface SpawnOptions {
  /** Writing past this size of a file, in bytes, fails as on a full disk. Unlimited when left out. */
  maxFileSize?: number;
}

/** Starts the compiled cms in its own process. */
export function spawnCms(
  environment: Record<string, string>,
  { maxFileSize }: SpawnOptions = {},
): SpawnedCms {
  const limit = maxFileSize === undefined ? "unlimited" : Math.floor(maxFileSize / BLOCK);
  const script = `ulimit -f ${limit}; exec "$@"`;
  const node = [process.execPath, "-e", START, TEST_DIST];
  const child = spawn("/bin/sh", ["-c", script, "sh", ...node], {
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
  return {
    output: () => output,
    stop: () => child.kill("SIGTERM"),
    kill: () => child.kill("SIGKILL"),
    rejectUnheard: () => child.kill("SIGUSR2"),
    ended,
  };
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
