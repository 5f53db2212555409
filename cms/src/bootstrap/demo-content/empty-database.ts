import type { Core } from "@strapi/strapi";
import { contentTypes } from "../../strapi-access/content-types";
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
