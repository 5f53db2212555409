import type { Core, UID } from "@strapi/strapi";
import { mayNameUploads, withPublicUploads } from "../documents/upload-addresses";
import { isAttributes, type Attributes } from "../documents/validation/attribute";
import { attributesOf } from "../strapi-access/models";
import { findRows, textOf } from "../strapi-access/rows";

/** Content types and components of this site. */
function modelUids(strapi: Core.Strapi): UID.Schema[] {
  const uids = [
    ...Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith("api::")),
    ...Object.keys(strapi.components),
  ];
  return uids.map((uid) => uid as UID.Schema);
}

async function mendModel(
  strapi: Core.Strapi,
  uid: UID.Schema,
  attributes: Attributes,
): Promise<number> {
  let count = 0;
  for (const [name, attribute] of Object.entries(attributes)) {
    if (!mayNameUploads(attribute)) continue;
    const where = { [name]: { $contains: "/uploads/" } };
    for (const row of await findRows(strapi, uid, { select: ["id", name], where })) {
      const stored = textOf(row, name) ?? "";
      const mended = withPublicUploads(attribute, stored);
      if (mended === stored) continue;
      await strapi.db.query(uid).update({ where: { id: row.id }, data: { [name]: mended } });
      count += 1;
    }
  }
  return count;
}

/**
 * Takes the private address of the cms out of what was saved before saves did so, once. A later
 * start has nothing to look for.
 *
 * @returns what there is to say, or nothing
 */
export async function mendUploadAddresses(strapi: Core.Strapi): Promise<string | undefined> {
  const store = strapi.store({ type: "core", name: "lectern", key: "upload-addresses" });
  if ((await store.get()) === true) return undefined;
  const count = await strapi.db.transaction(async () => {
    let mended = 0;
    for (const uid of modelUids(strapi)) {
      const attributes = attributesOf(strapi, uid);
      if (isAttributes(attributes)) mended += await mendModel(strapi, uid, attributes);
    }
    return mended;
  });
  await store.set({ value: true });
  return count === 0 ? undefined : `${count} ${count === 1 ? "address" : "addresses"} made public`;
}
