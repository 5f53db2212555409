import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { asGolden, makeDatabase } from "./databases";
import { testEnvironment } from "./environment";
import { freePort } from "./free-port";
import { CMS, TEST_DIST } from "./paths";
import { spawnCms, untilHealthy } from "./spawn-cms";

declare module "vitest" {
  export interface ProvidedContext {
    golden: string;
  }
}

function compile(): void {
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  // Types are checked by `npm run typecheck`.
  const options = ["--outDir", TEST_DIST, "--noCheck"];
  execFileSync(process.execPath, [tsc, "-p", CMS, ...options], { stdio: "inherit" });
}

/** Compiles the cms and lets it make one database, which each test file then gets a copy of. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  compile();
  const golden = await makeDatabase();
  const port = await freePort();
  const environment = { ...testEnvironment(golden.dataDir), ...golden.environment };
  const cms = spawnCms({ ...environment, CMS_PORT: String(port) });
  await untilHealthy(cms, `http://127.0.0.1:${port}`);
  cms.stop();
  const code = await cms.ended;
  if (code !== 0) throw new Error(`The cms ended with ${code}:\n${cms.output()}`);
  await fs.rm(path.join(golden.dataDir, "outbox"), { recursive: true, force: true });
  provide("golden", asGolden(golden));
  return async () => {
    await golden.remove();
    await fs.rm(TEST_DIST, { recursive: true, force: true });
  };
}
