import type { Core, UID } from "@strapi/strapi";
import { createHash } from "node:crypto";
import { isScheduled, requestTime, seesEverything, visibleAt } from "../schedule/visible";
import { findRows } from "../strapi-access/rows";

/**
 * A text that changes whenever a row of the list is added, changed or removed; for a visitor, whenever
 * a row is that the visitor can see.
 */
export async function listVersion(strapi: Core.Strapi, uid: UID.ContentType): Promise<string> {
  const isWhole = !isScheduled(strapi, uid) || seesEverything(strapi);
  const rows = await findRows(strapi, uid, {
    select: ["documentId", "updatedAt"],
    ...(!isWhole && { where: visibleAt(uid, requestTime(strapi)) }),
    orderBy: { documentId: "asc" },
  });
  const hash = createHash("sha256");
  for (const { documentId, updatedAt } of rows) {
    hash.update(`${String(documentId)} ${new Date(String(updatedAt)).getTime()}\n`);
  }
  return hash.digest("base64url").slice(0, 22);
}
