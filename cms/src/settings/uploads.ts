import path from "node:path";
import { address, oneOf, read, SettingsError, type Environment } from "./values";

/** A bucket of an S3-compatible storage, and how it is spoken to. */
export interface BucketSettings {
  kind: "s3";
  /** Without a trailing slash; AWS itself when not set. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Stands before the name of each object: empty, or with a slash at its end. */
  prefix: string;
  /** Whether the bucket is named in the path of an address, and not in its host name. */
  pathStyle: boolean;
}

/** Where uploads lie (contract §2): in a folder, absolute, or in a bucket. */
export type UploadsSettings = { kind: "local"; folder: string } | BucketSettings;

const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/;
const REGION = /^[A-Za-z0-9-]{1,64}$/;
/** Folders of letters, digits and a few signs, that need no escaping anywhere. */
const PREFIX = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const LONGEST_PREFIX = 200;

function required(env: Environment, name: string): string {
  const value = read(env, name);
  if (value === undefined) throw new SettingsError(`${name} must be set when UPLOADS is s3.`);
  return value;
}

function readEndpoint(env: Environment): string | undefined {
  if (read(env, "S3_ENDPOINT") === undefined) return undefined;
  const value = address(env, "S3_ENDPOINT", ["https:", "http:"], "");
  const { username, password, search, hash } = new URL(value);
  if (username + password + search + hash !== "") {
    throw new SettingsError(
      "S3_ENDPOINT must be an address without a user name, query or fragment.",
    );
  }
  return value;
}

function readBucketName(env: Environment): string {
  const name = required(env, "S3_BUCKET");
  if (BUCKET.test(name)) return name;
  throw new SettingsError(`S3_BUCKET must be the name of a bucket, not "${name}".`);
}

function readRegion(env: Environment): string {
  const region = read(env, "S3_REGION") ?? "us-east-1";
  if (REGION.test(region)) return region;
  throw new SettingsError(`S3_REGION must be the name of a region, not "${region}".`);
}

function readPrefix(env: Environment): string {
  const prefix = (read(env, "S3_PREFIX") ?? "").replaceAll(/^\/+|\/+$/g, "");
  if (prefix === "") return "";
  if (PREFIX.test(prefix) && prefix.length <= LONGEST_PREFIX) return `${prefix}/`;
  throw new SettingsError(
    `S3_PREFIX must be a folder such as sites/ada, of letters, digits, "-", "_" and ".", not "${prefix}".`,
  );
}

/**
 * Reads where uploads lie. Without `UPLOADS=s3` the other variables are not looked at.
 *
 * @throws SettingsError when a value is wrong or missing; it never repeats a key
 */
export function readUploads(env: Environment, dataDir: string): UploadsSettings {
  const kind = oneOf(env, "UPLOADS", ["local", "s3"], "local");
  if (kind === "local") return { kind, folder: path.join(dataDir, "uploads") };
  const endpoint = readEndpoint(env);
  const byDefault = endpoint === undefined ? "false" : "true";
  return {
    kind,
    endpoint,
    region: readRegion(env),
    bucket: readBucketName(env),
    accessKeyId: required(env, "S3_ACCESS_KEY_ID"),
    secretAccessKey: required(env, "S3_SECRET_ACCESS_KEY"),
    prefix: readPrefix(env),
    pathStyle: oneOf(env, "S3_FORCE_PATH_STYLE", ["true", "false"], byDefault) === "true",
  };
}
