import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const ASSETS = path.join(import.meta.dirname, "../../build/client/assets");

const entry = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  index: z.boolean().optional(),
  hasLoader: z.boolean(),
  hasAction: z.boolean(),
});
const manifest = z.object({ routes: z.record(z.string(), entry) });

/** A route of the build that has an address of its own. */
export interface BuiltRoute {
  id: string;
  /** Such as "/events/:id"; "*" stands for whatever no other route knows. */
  pattern: string;
  isIndex: boolean;
  hasLoader: boolean;
  hasAction: boolean;
}

/**
 * All routes of the production build, from the manifest that it gives to browsers. Frames without
 * an address of their own are left out: nobody can ask for them alone.
 */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  const names = await readdir(ASSETS);
  const name = names.find((file) => /^manifest-[\w-]+\.js$/.test(file)) ?? "";
  const script = await readFile(path.join(ASSETS, name), "utf8");
  const json = script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1);
  const { routes } = manifest.parse(JSON.parse(json));
  const pathTo = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...pathTo(route.parentId), ...(route.path ? [route.path] : [])] : [];
  };
  return Object.values(routes)
    .filter((route) => route.path || route.index)
    .map(({ id, index, hasLoader, hasAction }) => ({
      id,
      pattern: `/${pathTo(id).join("/")}`,
      isIndex: index === true,
      hasLoader,
      hasAction,
    }));
}
