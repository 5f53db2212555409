import { z } from "zod";

/**
 * The version of a document that a form was loaded with is posted beside the document. It is
 * nothing that the owner has typed.
 */
export const VERSION_FIELD = "version";

/** What a document form posts beside the document; goes into the action's schema. */
export const versionFields = {
  [VERSION_FIELD]: z.string().optional(),
  /** Posted by "Save anyway" after a conflict. */
  overwrite: z.string().optional(),
};

/** The id of a form from its opening to its end, so that sending it again does not add another record. */
export const FORM_KEY_FIELD = "form_key";

/** What the cms takes as one. */
export const FORM_KEY = /^[\w-]{8,100}$/;

/** What "Save anyway" posts after a conflict, and what the cms takes for any version. */
export const ANY_VERSION = "*";

/** Posted as `overwrite` by a form whose record was deleted meanwhile. */
export const AS_NEW = "as-new";

/** A record, and the state of it that was read. */
export interface StoredRecord {
  id: string;
  /** The moment of the last change. Reads for visitors may leave it out. */
  version?: string | undefined;
}

/** What a record's form posts beside its fields; goes into the action's schema. */
export const recordFields = { id: z.string().optional(), ...versionFields };

interface PostedRecord {
  intent?: string;
  id?: string | undefined;
  version?: string | undefined;
  overwrite?: string | undefined;
}

/**
 * Takes a posted record apart.
 * @returns its fields as `input`; the id of the record to change, undefined for a new one; and the
 *   version that must still be the current one, undefined where the form names none
 */
export function splitRecord<Posted extends PostedRecord>({
  intent: _,
  id,
  version,
  overwrite,
  ...input
}: Posted) {
  return overwrite === AS_NEW
    ? { id: undefined, version: undefined, input }
    : { id, version: overwrite ? ANY_VERSION : version, input };
}

/**
 * The version that must still be the current one for a save to be carried out.
 * @returns "" for a document that did not exist yet; undefined when the owner has decided to save
 *   over whatever is there
 */
export function expectedVersion({
  version,
  overwrite,
}: {
  version?: string | undefined;
  overwrite?: string | undefined;
}): string | undefined {
  return overwrite ? undefined : (version ?? "");
}
