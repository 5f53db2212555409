import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { lockInTransaction } from "../database/advisory-lock";
import { withTables, type Tables } from "../database/tables";
import { cleanHtml } from "../documents/safe-html";
import type { Data } from "../documents/types";
import { settlePublication } from "../documents/publication";
import { checkDocument } from "../documents/validation";
import { formatOf, isAttributes } from "../documents/validation/attribute";
import { validationError } from "../documents/validation/problems";
import { movePageSettings } from "../publications/page-settings";
import { PUBLICATION_UID } from "../publications/store";
import { isContentType } from "../strapi-access/content-types";
import { findRows } from "../strapi-access/rows";
import { isSameVersion } from "../versions/check";
import { VersionConflict } from "../versions/conflict";
import { freeAddresses, type NewAddress } from "./free-address";
import { restoreLinks, restoreSharedLinks } from "./links";
import { missingRecords, type MissingRecord } from "./missing";
import { makeRoom } from "./order";
import { asRestoreOf, recordWrite } from "./record-change";
import { readLockedState, readState, type RecordState } from "./state";
import { readRevisions, REVISIONS, type StoredRevision } from "./store";
import { isSingle } from "./types";
import { createFromState, updateToState } from "./write-state";

export interface Restored {
  documentId: string;
  addresses: NewAddress[];
  /** What it led to and is left without. */
  missing: MissingRecord[];
}

/** Nothing comes back that the rules of today would not let in. */
function checkedAttributes(strapi: Core.Strapi, uid: UID.ContentType, state: RecordState): Data {
  const schema: unknown = strapi.contentType(uid).attributes;
  const known = Object.entries(state.attributes).filter(
    ([name]) => name in strapi.contentType(uid).attributes,
  );
  const attributes = Object.fromEntries(known);
  const { problems } = checkDocument(strapi, uid, attributes, true);
  if (problems.length > 0) throw validationError(problems);
  for (const [name, value] of known) {
    const attribute = isAttributes(schema) ? schema[name] : undefined;
    const isHtml = attribute !== undefined && formatOf(attribute) === "html";
    if (isHtml && typeof value === "string") attributes[name] = cleanHtml(value);
  }
  return attributes;
}

/** The other entry of a type that has one: it goes to the trash. */
async function clearSingle(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<void> {
  if (!isSingle(strapi, uid)) return;
  for (const row of await findRows(strapi, uid, { select: ["documentId"] })) {
    const other = String(row.documentId);
    if (other !== documentId) await strapi.documents(uid).delete({ documentId: other });
  }
}

/** What a record that is not there was deleted with; nothing for one whose history begins later. */
async function lastDeletion(
  tables: Tables,
  documentId: string,
): Promise<StoredRevision | undefined> {
  const [deletion] = await readRevisions(tables, (query) =>
    query.where({ record: documentId, action: "delete" }).orderBy("id", "desc").limit(1),
  );
  return deletion;
}

/**
 * Brings a record to a state that it had, whether it is deleted, changed or unchanged. Whichever state
 * a deleted record comes back in, what led to it when it was deleted leads to it again.
 */
async function bringBack(
  strapi: Core.Strapi,
  tables: Tables,
  uid: UID.ContentType,
  revision: StoredRevision,
): Promise<Restored> {
  const { state, action } = revision;
  const { documentId } = state;
  const attributes = checkedAttributes(strapi, uid, state);
  await clearSingle(strapi, uid, documentId);
  const present = await readState(strapi, tables, uid, documentId);
  if (present === undefined && action === "delete") {
    await makeRoom(strapi, tables, uid, attributes, revision.id);
  }
  const addresses = await freeAddresses(strapi, tables, uid, documentId, attributes);
  const missing = await missingRecords(strapi, tables, uid, attributes);
  const wanted = { ...state, attributes };
  const write = {
    uid,
    documentId: present === undefined ? undefined : documentId,
    isDeletion: false,
    idOf: () => documentId,
  };
  await asRestoreOf(revision.id, () =>
    recordWrite(strapi, write, async () => {
      if (present !== undefined) {
        const keepsTime = addresses.length === 0;
        await updateToState(strapi, tables, uid, present.id, wanted, keepsTime);
      } else {
        const row = await createFromState(strapi, tables, uid, wanted);
        const deletion = await lastDeletion(tables, documentId);
        if (deletion !== undefined) {
          await restoreLinks(strapi, tables, deletion.links, row);
          await restoreSharedLinks(strapi, tables, deletion, row);
        }
      }
      if (uid === PUBLICATION_UID) await settlePublication(strapi, tables, documentId);
    }),
  );
  if (uid === PUBLICATION_UID) await movePageSettings(strapi, tables, documentId);
  await tables(REVISIONS)
    .where({ record: documentId })
    .whereNotNull("trashed_at")
    .update({ trashed_at: null });
  return { documentId, addresses, missing };
}

/** Brings back what a revision keeps; to be called in a transaction. */
export async function restoreState(
  strapi: Core.Strapi,
  tables: Tables,
  revision: StoredRevision,
): Promise<Restored> {
  const { uid } = revision;
  if (!isContentType(strapi, uid)) throw new errors.NotFoundError();
  return bringBack(strapi, tables, uid, revision);
}

/**
 * Restores a revision of a record: itself a change that leaves a revision.
 *
 * @param version the `updatedAt` that the record must still have, '' when it must not be there;
 *   undefined turns the check off
 * @throws VersionConflict; ValidationError when the state breaks a rule that is younger than it
 */
export function restoreRevision(
  strapi: Core.Strapi,
  revision: StoredRevision,
  version: string | undefined,
): Promise<Restored> {
  return withTables(strapi, async (tables) => {
    await lockInTransaction(strapi, revision.uid);
    const present = await readLockedState(strapi, tables, revision.uid, revision.documentId);
    const current = present?.updatedAt ?? "";
    if (version !== undefined && !isSameVersion(version, current))
      throw new VersionConflict("entry", "restore an older one");
    return restoreState(strapi, tables, revision);
  });
}
