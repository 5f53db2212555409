import type { Core, UID } from "@strapi/strapi";
import { createHash } from "node:crypto";

/** A text that changes whenever a row of the list is added, changed or removed. */
export async function listVersion(strapi: Core.Strapi, uid: UID.ContentType): Promise<string> {
  const rows: { documentId: string; updatedAt: unknown }[] = await strapi.db
    .query(uid)
    .findMany({ select: ["documentId", "updatedAt"], orderBy: { documentId: "asc" } });
  const hash = createHash("sha256");
  for (const { documentId, updatedAt } of rows) {
    hash.update(`${documentId} ${new Date(String(updatedAt)).getTime()}\n`);
  }
  return hash.digest("base64url").slice(0, 22);
}
