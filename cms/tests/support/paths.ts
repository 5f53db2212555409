import path from "node:path";

/** `cms/` */
export const CMS = path.resolve(import.meta.dirname, "../..");

/** Where the tests compile the cms to; the built cms in `dist/` is left alone. */
export const TEST_DIST = path.join(CMS, ".cache/test-dist");
