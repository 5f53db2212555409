import type { Core, UID } from "@strapi/strapi";
import { createHash } from "node:crypto";
import { findRows } from "../strapi-access/rows";

/** A text that changes whenever a row of the list is added, changed or removed. */
export async function listVersion(strapi: Core.Strapi, uid: UID.ContentType): Promise<string> {
  const rows = await findRows(strapi, uid, {
    select: ["documentId", "updatedAt"],
    orderBy: { documentId: "asc" },
  });
  const hash = createHash("sha256");
  for (const { documentId, updatedAt } of rows) {
    hash.update(`${String(documentId)} ${new Date(String(updatedAt)).getTime()}\n`);
  }
  return hash.digest("base64url").slice(0, 22);
}
