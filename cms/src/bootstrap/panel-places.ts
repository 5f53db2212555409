import type { Core } from "@strapi/strapi";
import { isRecord } from "../documents/types";

/**
 * What a site that is in use has no need of: plugins are packages of the code, and so are content
 * types, which the panel could only look at.
 */
const HIDDEN = ["admin::marketplace.read", "plugin::content-type-builder.read"];

interface ActionProvider {
  delete(action: string): Promise<unknown>;
}

function hasDelete(provider: unknown): provider is ActionProvider {
  return isRecord(provider) && typeof provider.delete === "function";
}

/**
 * Takes places out of the panel's menu: nobody may go there. Strapi grants them again at each start,
 * before this. `npm run dev` keeps them, where content types are made.
 */
export async function hidePanelPlaces(strapi: Core.Strapi): Promise<void> {
  if (strapi.config.get("autoReload") === true) return;
  const permissions: unknown = strapi.service("admin::permission");
  const provider = isRecord(permissions) ? permissions.actionProvider : undefined;
  if (!hasDelete(provider)) throw new Error("Strapi has no provider of actions");
  for (const action of HIDDEN) await provider.delete(action);
  await strapi.db.query("admin::permission").deleteMany({ where: { action: { $in: HIDDEN } } });
}
