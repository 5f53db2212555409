import { createRequire } from "node:module";
import path from "node:path";
import { TEST_DIST } from "./paths";

/**
 * A module of the compiled cms, for tests of what starts threads: these run what is compiled.
 *
 * @param name its path below `src`
 */
export function compiled(name: string): unknown {
  const module: unknown = createRequire(path.join(TEST_DIST, "src/index.js"))(`./${name}`);
  return module;
}
