import { minify } from "terser";
import type { Plugin } from "vite";

/** Where Remix's code for browsers is, which asks for its flags at run time. */
const REMIX = /\/node_modules\/@remix-run\/react\/dist\/esm\/[^/]+\.js$/;
const ALWAYS: readonly [asked: RegExp, answer: string][] = [
  [/\b(?:window\.__remixContext\.)?future\.v3_singleFetch\b/g, "true"],
  [/\bfuture\.v3_lazyRouteDiscovery\b/g, "false"],
  [/\bwindow\.__remixContext\.isSpaMode\b/g, "false"],
];

/**
 * Answers Remix's questions about its flags at build time, so that what this site never runs is
 * not sent to its visitors. The answers are those of the flags in vite.config.ts.
 */
export function settledFlags(): Plugin {
  return {
    name: "settled-flags",
    enforce: "pre",
    transform(code, id, { ssr = false } = {}) {
      if (ssr || !REMIX.test(id)) return null;
      const settled = ALWAYS.reduce((text, [asked, answer]) => text.replace(asked, answer), code);
      return { code: settled, map: null };
    },
  };
}

/**
 * Makes the files that every visitor loads smaller than the usual minifier does, which costs some
 * seconds of the build. The rest is left as it is.
 * @param names of the chunks
 */
export function squeeze(names: readonly string[]): Plugin {
  return {
    name: "squeeze",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk: {
      order: "post",
      async handler(code, { name }) {
        if (!names.includes(name)) return null;
        const result = await minify(code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, pure_getters: true, keep_fargs: false, hoist_props: true },
        });
        return result.code ? { code: result.code, map: null } : null;
      },
    },
  };
}
