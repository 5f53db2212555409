/** Without these a bucket cannot be used. */
const REQUIRED = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];

/** The keys of the bucket, which the cms alone needs. */
export const BUCKET_KEYS = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];

/** @param {string} value */
export function checkBucket(value) {
  const isName = /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(value);
  return isName ? undefined : `the name of a bucket, not "${value}"`;
}

/** @param {string} value */
export function checkRegion(value) {
  return /^[A-Za-z0-9-]{1,64}$/.test(value) ? undefined : `the name of a region, not "${value}"`;
}

/** @param {string} value */
export function checkPrefix(value) {
  const folders = value.replaceAll(/^\/+|\/+$/g, "").split("/");
  const isPlain = folders.every((name) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name));
  const isFolder = isPlain && value.length <= 200;
  return isFolder ? undefined : `a folder such as sites/ada, not "${value}"`;
}

/**
 * What is missing for uploads in a bucket.
 * @param {Record<string, string>} values
 * @returns {string[]} one sentence each
 */
export function uploadsProblems(values) {
  if (values.UPLOADS !== "s3") return [];
  const missing = REQUIRED.filter((name) => !values[name]);
  return missing.map((name) => `${name} must be set when UPLOADS is s3: add it to .env.`);
}
