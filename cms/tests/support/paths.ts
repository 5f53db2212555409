import path from "node:path";

/** `cms/` */
export const CMS = path.resolve(import.meta.dirname, "../..");

/**
 * Where this run of the tests compiles the cms to; the built cms in `dist/` is left alone. Set by
 * `vitest.config.ts`, so that two runs at once do not share it.
 */
export const TEST_DIST = process.env.LECTERN_TEST_DIST ?? path.join(CMS, ".cache/test-dist");
