import type { Core, UID } from "@strapi/strapi";
import { isRecord, type Data } from "../documents/types";
import { rowsOf, withTables, type Tables } from "../database/tables";
import { isScheduled } from "../schedule/visible";
import { hashOfKey, isSameHash, newDraftKey, newNonce, shareKey, type PreviewKind } from "./keys";

/** Not one of Strapi's tables, so its schema synchronization leaves it alone. */
const TABLE = "lectern_previews";

const HOUR = 60 * 60 * 1000;

/** A tab with a preview can be reloaded for so long. */
const DRAFT_MS = HOUR;
/** How long a shared address works (safety.md §3). */
const SHARE_MS = 7 * 24 * HOUR;

/** A post may have megabytes; older previews of the owner make room for newer ones. */
const MAX_DRAFTS = 20;

export interface Preview {
  kind: PreviewKind;
  uid: UID.CollectionType;
  /** Of the record; '' for a list as a whole. */
  documentId: string;
  /** What the owner has typed; nothing for a share, which shows what is saved. */
  payload: Data;
  expiresAt: number;
}

export interface Share {
  documentId: string;
  key: string;
  expiresAt: number;
}

/** Makes the table; for the start. */
export async function preparePreviews(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${TABLE} (key_hash varchar(64) primary key, kind varchar(10) not null, uid varchar(255) not null, document_id varchar(255) not null, nonce varchar(64), payload text, created_at bigint not null, expires_at bigint not null)`,
  );
}

function parsed(payload: unknown): Data {
  const value: unknown = typeof payload === "string" ? JSON.parse(payload) : {};
  return isRecord(value) ? value : {};
}

async function makeRoom(tables: Tables, now: number): Promise<void> {
  await tables(TABLE).where("expires_at", "<=", now).delete();
  const drafts = tables(TABLE).select("key_hash").where({ kind: "draft" });
  const newestFirst = rowsOf(await drafts.orderBy("created_at", "desc"));
  const old = newestFirst.slice(MAX_DRAFTS - 1).map(({ key_hash }) => key_hash);
  await tables(TABLE).whereIn("key_hash", old).delete();
}

/** Keeps what the owner has typed for the page that shows it. */
export function keepDraft(
  strapi: Core.Strapi,
  { uid, documentId, payload }: Pick<Preview, "uid" | "documentId" | "payload">,
): Promise<Share> {
  return withTables(strapi, async (tables) => {
    const now = Date.now();
    await makeRoom(tables, now);
    const key = newDraftKey();
    const expiresAt = now + DRAFT_MS;
    await tables(TABLE).insert({
      key_hash: hashOfKey(key),
      kind: "draft",
      uid,
      document_id: documentId,
      payload: JSON.stringify(payload),
      created_at: now,
      expires_at: expiresAt,
    });
    return { documentId, key, expiresAt };
  });
}

/** The preview that a key opens, or nothing when there is none or its time is over. */
export async function findPreview(strapi: Core.Strapi, key: string): Promise<Preview | undefined> {
  const hash = hashOfKey(key);
  const [row] = await withTables(strapi, async (tables) =>
    rowsOf(await tables(TABLE).select("*").where({ key_hash: hash }).limit(1)),
  );
  if (row === undefined || !isSameHash(String(row.key_hash), hash)) return undefined;
  const uid = String(row.uid);
  const expiresAt = Number(row.expires_at);
  if (expiresAt <= Date.now() || !isScheduled(strapi, uid)) return undefined;
  return {
    kind: row.kind === "share" ? "share" : "draft",
    uid: uid as UID.CollectionType,
    documentId: String(row.document_id),
    payload: parsed(row.payload),
    expiresAt,
  };
}

/** A share as the owner sees it; nothing when its key is lost, because ENCRYPTION_KEY is another. */
function toShare(row: Data): Share[] {
  const documentId = String(row.document_id);
  const key = shareKey(documentId, String(row.nonce));
  if (!isSameHash(hashOfKey(key), String(row.key_hash))) return [];
  return [{ documentId, key, expiresAt: Number(row.expires_at) }];
}

/** The shares of a content type that work now. */
export async function listShares(strapi: Core.Strapi, uid: string): Promise<Share[]> {
  const rows = await withTables(strapi, async (tables) =>
    rowsOf(
      await tables(TABLE)
        .select("*")
        .where({ kind: "share", uid })
        .where("expires_at", ">", Date.now()),
    ),
  );
  return rows.flatMap(toShare);
}

/** Shares a record for seven days from now, under the address that it has as long as it is shared. */
export function share(strapi: Core.Strapi, uid: string, documentId: string): Promise<Share> {
  return withTables(strapi, async (tables) => {
    const now = Date.now();
    await makeRoom(tables, now);
    const expiresAt = now + SHARE_MS;
    const where = { kind: "share", uid, document_id: documentId };
    const [known] = rowsOf(await tables(TABLE).select("*").where(where)).flatMap(toShare);
    if (known !== undefined) {
      await tables(TABLE).where(where).update({ expires_at: expiresAt });
      return { ...known, expiresAt };
    }
    await tables(TABLE).where(where).delete();
    const nonce = newNonce();
    const key = shareKey(documentId, nonce);
    await tables(TABLE).insert({
      ...where,
      key_hash: hashOfKey(key),
      nonce,
      created_at: now,
      expires_at: expiresAt,
    });
    return { documentId, key, expiresAt };
  });
}

/** Ends the share of a record at once and for good. */
export async function withdraw(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<void> {
  await withTables(strapi, async (tables) => {
    await tables(TABLE).where({ kind: "share", uid, document_id: documentId }).delete();
  });
}
