import type { Core, UID } from "@strapi/strapi";
import { findRows } from "../../strapi-access/rows";
import type { Data } from "../types";
import { labelOf, type Attributes } from "./attribute";
import type { Problem } from "./problems";
import { documentIdsIn } from "./references";

/**
 * The relations that would lead to entries that are not there, as after these were deleted in another
 * window: Strapi says so without naming the attribute.
 *
 * @param data whose references have the right form
 */
export async function missingReferences(
  strapi: Core.Strapi,
  attributes: Attributes,
  data: Data,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute.type !== "relation" || attribute.target === undefined) continue;
    const documentIds = documentIdsIn(data[name]);
    if (documentIds.length === 0) continue;
    const where = { documentId: { $in: documentIds } };
    const target = attribute.target as UID.Schema;
    const rows = await findRows(strapi, target, { select: ["documentId"], where });
    const present = new Set(rows.map(({ documentId }) => documentId));
    if (documentIds.every((documentId) => present.has(documentId))) continue;
    const message = `${labelOf(name, attribute)}: the chosen entry has been deleted`;
    problems.push({ path: [name], message });
  }
  return problems;
}
