import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { withTables } from "../database/tables";
import { caller } from "../documents/request-user";
import { isRecord } from "../documents/types";

/** Not one of Strapi's tables, so its schema synchronization leaves it alone. */
const TABLE = "lectern_form_writes";

/** A form that has been open for longer counts as a new one. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const KEY = /^[\w-]{8,100}$/;

/** What a form has written last. */
export interface FormWrite {
  documentId: string;
  /** The version that its write has led to. */
  version: string;
}

/** Makes the table; for the start. */
export async function prepareFormWrites(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${TABLE} (form_key varchar(150) primary key, document_id varchar(255) not null, version varchar(100) not null, written_at bigint not null)`,
  );
}

/**
 * The form that the request being answered comes from: its `Idempotency-Key`, which a form keeps
 * from the moment it is opened. Accounts do not share keys.
 *
 * @returns undefined for requests without one, and for calls that are no request
 * @throws ValidationError for a key of another shape
 */
export function formKey(strapi: Core.Strapi): string | undefined {
  const by = caller(strapi);
  if (by.kind !== "rest") return undefined;
  const key = strapi.requestContext.get()?.get("idempotency-key") ?? "";
  if (key === "") return undefined;
  if (!KEY.test(key)) {
    throw new errors.ValidationError(
      "Idempotency-Key must have 8 to 100 letters, digits, hyphens or underscores",
    );
  }
  return `${by.user?.id ?? 0}:${key}`;
}

/** What the form has written last, or nothing. To be called inside the transaction of the write. */
export async function lastWrite(strapi: Core.Strapi, key: string): Promise<FormWrite | undefined> {
  const row = await withTables(strapi, async (tables) =>
    tables(TABLE).where({ form_key: key }).first(),
  );
  if (!isRecord(row)) return undefined;
  return { documentId: String(row.document_id), version: String(row.version) };
}

/** Notes what a form has written, in the transaction of the write: both are kept, or none. */
export async function noteWrite(
  strapi: Core.Strapi,
  key: string,
  { documentId, version }: FormWrite,
): Promise<void> {
  const now = Date.now();
  const row = { form_key: key, document_id: documentId, version, written_at: now };
  await withTables(strapi, async (tables) => {
    await tables(TABLE).insert(row).onConflict("form_key").merge();
    await tables(TABLE)
      .where("written_at", "<", now - KEPT_MS)
      .delete();
  });
}
