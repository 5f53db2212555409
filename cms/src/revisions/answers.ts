import type { Core } from "@strapi/strapi";
import { withTables } from "../database/tables";
import type { Data } from "../documents/types";
import { storedModel } from "./fields";
import { readStates, type RecordState } from "./state";
import { lastLabel, type Revision } from "./store";
import { expiryOf } from "./trash";
import { labelOf, typeOf } from "./types";

/** A revision as the API tells it in lists. */
export function toSummary(revision: Revision) {
  const { id, uid, documentId, action, at, actor, label, changed, change, bytes } = revision;
  return {
    id: String(id),
    type: typeOf(uid),
    record: documentId,
    label,
    action,
    at,
    actor,
    changed,
    change,
    restored_from: revision.restoredFrom === null ? null : String(revision.restoredFrom),
    bytes,
  };
}

/** A record in the trash as the API tells it. */
export function toTrashItem({ uid, documentId, label, at, actor }: Revision) {
  return {
    id: documentId,
    type: typeOf(uid),
    label,
    deleted_at: at,
    deleted_by: actor,
    expires_at: expiryOf(at),
  };
}

/** A state as the API tells it: in the shape of the record itself. */
export function readableState(state: RecordState | undefined): Data | null {
  if (state === undefined) return null;
  const { documentId, createdAt, updatedAt, attributes } = state;
  return { documentId, createdAt, updatedAt, ...attributes };
}

/** How the records are called that the states lead to, also those that are gone. */
export function referencesIn(
  strapi: Core.Strapi,
  uid: string,
  states: RecordState[],
): Promise<Record<string, string>> {
  return withTables(strapi, async (tables) => {
    const names: Record<string, string> = {};
    for (const field of storedModel(strapi, uid).fields) {
      if (field.kind !== "relation") continue;
      const ids = new Set(
        states
          .flatMap(({ attributes }) => [attributes[field.name]].flat())
          .filter((id) => typeof id === "string"),
      );
      for (const documentId of ids) {
        const [target] = await readStates(strapi, tables, field.target, {
          document_id: documentId,
        });
        if (target !== undefined) {
          names[documentId] = nameOf(strapi, field.target, target.attributes);
          continue;
        }
        const label = await lastLabel(tables, documentId);
        if (label !== undefined) names[documentId] = label;
      }
    }
    return names;
  });
}

/** Of an account nothing but its name is told. */
function nameOf(strapi: Core.Strapi, uid: string, attributes: Data): string {
  if (uid.startsWith("api::")) return labelOf(strapi, uid, attributes);
  return typeof attributes.full_name === "string" ? attributes.full_name : "";
}
