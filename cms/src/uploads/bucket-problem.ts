import type { BucketSettings } from "../settings/uploads";
import { reasonOf, statusOf } from "./bucket-client";

/** What storages call a key that they do not know, or that does not fit. */
const WRONG_KEY = new Set(["InvalidAccessKeyId", "SignatureDoesNotMatch", "InvalidToken"]);
/** What they call a bucket that is elsewhere. */
const WRONG_REGION = new Set([
  "PermanentRedirect",
  "TemporaryRedirect",
  "AuthorizationHeaderMalformed",
  "IllegalLocationConstraintException",
]);

/**
 * Why the site cannot use its bucket: one sentence that names the settings to look at, and no key.
 *
 * @param error of a request to the storage
 */
export function bucketProblem(
  error: unknown,
  { bucket, endpoint, region }: BucketSettings,
): string {
  const where = endpoint ?? `AWS in ${region}`;
  const reason = reasonOf(error);
  const status = statusOf(error);
  if (status === undefined) {
    return `The storage for uploads does not answer at ${where} (${reason}): check S3_ENDPOINT, and start again once it does.`;
  }
  if (reason === "NoSuchBucket" || status === 404) {
    return `S3_BUCKET is "${bucket}", and ${where} has no bucket of that name.`;
  }
  if (WRONG_KEY.has(reason) || status === 401) {
    return `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not accepted at ${where} (${reason}).`;
  }
  if (WRONG_REGION.has(reason) || (status >= 300 && status < 400)) {
    return `The bucket "${bucket}" is not in S3_REGION ${region} (${reason}).`;
  }
  if (status === 403) {
    return `S3_ACCESS_KEY_ID may not read, write, list and delete in the bucket "${bucket}" (${reason}).`;
  }
  return `The bucket "${bucket}" at ${where} cannot be used (${reason}, answered with ${status}).`;
}
