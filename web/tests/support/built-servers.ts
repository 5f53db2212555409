import { build, cms, web } from "../../../scripts/lib/build.mjs";

/** Builds web and cms for tests that start sites of their own. */
export default async function setup() {
  await build(() => undefined, [web, cms]);
}
