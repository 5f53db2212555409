import type { Core, UID } from "@strapi/strapi";

/** Kept with the settings of the site: set in the transaction that saves the entries. */
function note(strapi: Core.Strapi) {
  return strapi.store({ type: "core", name: "lectern", key: "demo-content" });
}

/** The content types of the site itself, single types too. */
function contentTypes(strapi: Core.Strapi): UID.Schema[] {
  const schemas: Record<UID.ContentType, unknown> = strapi.contentTypes;
  return Object.keys(schemas).filter((uid): uid is UID.ContentType => uid.startsWith("api::"));
}

/**
 * A database is empty when no content type has an entry and no demo content was ever loaded into
 * it: an owner who deletes everything has not asked for it again.
 */
export async function isEmptyDatabase(strapi: Core.Strapi): Promise<boolean> {
  if ((await note(strapi).get()) !== null) return false;
  for (const uid of contentTypes(strapi)) {
    if ((await strapi.db.query(uid).count()) > 0) return false;
  }
  return true;
}

/** Notes that the demo content is there. Belongs into the transaction that saves it. */
export async function rememberLoading(
  strapi: Core.Strapi,
  value: { day: string; entries: number },
): Promise<void> {
  await note(strapi).set({ value });
}
