import { build, cms, web } from "../../../scripts/lib/build.mjs";

/** Builds both halves for tests whose sites are their own. */
export default async function setup() {
  await build(() => undefined, [web, cms]);
}
