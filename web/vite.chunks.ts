import type { Plugin, Rollup } from "vite";

const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|commonjsHelpers/;
const PUBLIC_ROUTE = /\/app\/routes\/(_site\.[^/?]+)/;
/** Loaded with every page of the site. */
const PUBLIC_FRAME = /\/app\/(?:root\.tsx|routes\/_site\/route\.tsx)$/;
/** A module that so many pages of the site need travels with all of them. */
const SHARED_BY = 2;

/**
 * Sorts the modules of the browser build into files. Each small file costs a request and compresses
 * badly, so what most public pages share is one file. Only modules that a public page reaches
 * through its own imports get there: nothing of the owner's screens can.
 */
export function chunkOf(id: string, meta: Rollup.ManualChunkMeta): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  // Their index imports everything, so importers say nothing about who uses what.
  if (id.includes("/node_modules/")) return undefined;
  const users = importersOf(id, meta);
  if (users.some((user) => PUBLIC_FRAME.test(user))) return "site";
  const pages = new Set(users.flatMap((user) => PUBLIC_ROUTE.exec(user)?.[1] ?? []));
  return pages.size >= SHARED_BY ? "site" : undefined;
}

/** Everything that imports the module statically, directly or not, and the module itself. */
function importersOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string[] {
  const found = new Set([id]);
  for (const each of found) {
    for (const next of getModuleInfo(each)?.importers ?? []) found.add(next);
  }
  return [...found];
}

const OWNERS =
  /\/app\/(?:ui|routes)\/admin|\/node_modules\/(?:zod|@conform-to|@headlessui|date-fns|react-day-picker|@tiptap|prosemirror-[^/]+)\//;
const VISITORS = /\/app\/(?:entry\.client\.tsx|root\.tsx|routes\/_site[/.])/;

/** Fails the build when a page of the site would load a part of the owner's screens. */
export function guardVisitors(): Plugin {
  return {
    name: "guard-visitors",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const loaded = chunks.filter(({ facadeModuleId }) => VISITORS.test(facadeModuleId ?? ""));
      for (const chunk of loaded) {
        const next = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
        loaded.push(...next.filter((each) => !loaded.includes(each)));
        const wrong = chunk.moduleIds.find((id) => OWNERS.test(id));
        if (wrong) this.error(`Visitors would load ${wrong} with ${chunk.fileName}.`);
      }
    },
  };
}
