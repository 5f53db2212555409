import { errors } from "@strapi/utils";
import { isRecord } from "../documents/types";

/** The parts of a request body that a versioned write reads. */
export interface VersionedBody {
  data: unknown;
  /** Given when the write is to be rejected if somebody else has saved in between. */
  version: string | undefined;
}

/**
 * Reads `{data, version?}`. A version of null or '' says that there was nothing when the form was
 * loaded; no version at all turns the check off.
 *
 * @throws ValidationError when the body has another shape
 */
export function versionedBody(body: unknown): VersionedBody {
  if (!isRecord(body) || body.data === undefined) {
    throw new errors.ValidationError('Missing "data" payload in the request body');
  }
  const { data, version } = body;
  if (version !== undefined && version !== null && typeof version !== "string") {
    throw new errors.ValidationError("version must be a text");
  }
  return { data, version: version === null ? "" : version };
}
