import type { Core } from "@strapi/strapi";
import { toMoment } from "../database/moment";
import { formKey, lastWrite, noteWrite } from "./form-writes";
import { VersionConflict } from "./conflict";

/** Posted for "Save anyway": whatever is there may be replaced. */
export const ANY_VERSION = "*";

/** Whether two versions are the same; both spellings of one moment are. */
export function isSameVersion(asked: string, current: string): boolean {
  return asked === current || toMoment(asked) === current;
}

/**
 * Rejects a write that was made from another version than the current one. A form never conflicts
 * with its own last write, whose answer may have been lost on the way. To be called inside the
 * transaction of the write, which has locked what it writes.
 *
 * @param asked the version that the writer has read; undefined turns the check off
 * @param current the version that is stored
 * @throws VersionConflict
 */
export async function checkVersion(
  strapi: Core.Strapi,
  asked: string | undefined,
  current: string,
  what: ConstructorParameters<typeof VersionConflict>[0],
): Promise<void> {
  if (asked === undefined || asked === ANY_VERSION) return;
  if (isSameVersion(asked, current)) return;
  const key = formKey(strapi);
  const earlier = key === undefined ? undefined : await lastWrite(strapi, key);
  if (earlier?.version !== current) throw new VersionConflict(what);
}

/** Notes the version that a form's write has led to, see `checkVersion`. */
export async function noteVersion(
  strapi: Core.Strapi,
  documentId: string,
  version: string,
): Promise<void> {
  const key = formKey(strapi);
  if (key !== undefined) await noteWrite(strapi, key, { documentId, version });
}
