import type { Core, UID } from "@strapi/strapi";
import { isRecord } from "../../documents/types";
import type { SeedRecord } from "./seed-record";

/**
 * What is known of the loading. Without `seeded` the content was loaded by a version that did not
 * keep it; it is empty once the example content has been removed.
 */
export interface DemoContentNote {
  day: string;
  entries: number;
  seeded?: SeedRecord;
  /** The names of the demo's pictures in the folder of uploads. */
  pictures?: string[];
}

/** Kept with the settings of the site: set in the transaction that saves the entries, null before. */
export function demoContentNote(strapi: Core.Strapi) {
  return strapi.store({ type: "core", name: "lectern", key: "demo-content" });
}

/**
 * The content types that an owner fills, single types too. What the cms keeps for itself under
 * `api::`, such as tokens, is hidden from the panel and is no content.
 */
export function contentTypes(strapi: Core.Strapi): UID.ContentType[] {
  const schemas: Record<UID.ContentType, unknown> = strapi.contentTypes;
  return Object.keys(schemas)
    .filter((uid): uid is UID.ContentType => uid.startsWith("api::"))
    .filter((uid) => !isHidden(schemas[uid]));
}

function isHidden(schema: unknown): boolean {
  const options = isRecord(schema) && isRecord(schema.pluginOptions) ? schema.pluginOptions : {};
  const panel = options["content-manager"];
  return isRecord(panel) && panel.visible === false;
}

/**
 * A database is empty when no content type has an entry and no demo content was ever loaded into
 * it: an owner who deletes everything has not asked for it again.
 */
export async function isEmptyDatabase(strapi: Core.Strapi): Promise<boolean> {
  if ((await demoContentNote(strapi).get()) !== null) return false;
  for (const uid of contentTypes(strapi)) {
    if ((await strapi.db.query(uid).count()) > 0) return false;
  }
  return true;
}

/** Notes that the demo content is there. Belongs into the transaction that saves it. */
export async function rememberLoading(strapi: Core.Strapi, value: DemoContentNote): Promise<void> {
  await demoContentNote(strapi).set({ value });
}
