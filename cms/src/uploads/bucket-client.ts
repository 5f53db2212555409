import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { BucketSettings } from "../settings/uploads";
import { StorageUnavailable } from "./upload-store";

const CONNECT_MS = 3_000;
/** From the last byte of a request to the first one of its answer. */
const ANSWER_MS = 10_000;
/** How long a connection may stand still in the middle of an answer. */
const IDLE_MS = 120_000;

/**
 * A client of the storage with connections of its own.
 *
 * @param connections how many at most; further requests wait
 * @param attempts how often a request is sent at most
 */
export function bucketClient(
  { endpoint, region, pathStyle, accessKeyId, secretAccessKey }: BucketSettings,
  connections: number,
  attempts: number,
): S3Client {
  const agent = { maxSockets: connections, keepAlive: true };
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    // The settings of this site alone say where its uploads go.
    ignoreConfiguredEndpointUrls: true,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    // Checksums in trailers are known to AWS alone; what is written carries an MD5.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/** The HTTP status that a request was answered with, if it was. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** There is no object of that name. A bucket that is missing is something else. */
export function isNoObject(error: unknown): boolean {
  return statusOf(error) === 404 && reasonOf(error) !== "NoSuchBucket";
}

/** What went wrong in a word, such as "NoSuchBucket" or "ECONNREFUSED". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.name === "Error" ? error.message : error.name;
}

/**
 * Waits for a request to the storage. Its error is replaced: it holds the request with its
 * signature, and would be written to the log whole.
 *
 * @throws StorageUnavailable
 */
export async function asked<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    const status = statusOf(error);
    const answer = status === undefined ? "" : `, answered with ${status}`;
    throw new StorageUnavailable(
      `The storage for uploads failed: ${reasonOf(error)}${answer}`,
      status,
    );
  }
}
