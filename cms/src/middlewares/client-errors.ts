import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { MAX_UPLOAD_BYTES } from "../uploads/accepted-files";
import { isRecord } from "../documents/types";
import { sampleLines } from "../server/line-sampler";

const MAX_PATH_LENGTH = 200;

/** What Strapi says of a file that is too large. */
const FILE_TOO_LARGE = "FileTooBig";
const TOO_LARGE_MESSAGE = `A file may have at most ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`;

interface ClientError {
  status: number;
  name: string;
  message: string;
}

/** Reads an error that a package below Strapi has thrown because of what the client sent. */
function readClientError(error: unknown): ClientError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof errors.ApplicationError || error instanceof errors.HttpError) {
    return undefined;
  }
  // The parser of forms has a name of its own for it.
  const status: unknown = Reflect.get(error, "status") ?? Reflect.get(error, "httpCode");
  if (typeof status !== "number" || status < 400 || status > 499) return undefined;
  const isForClient = Reflect.get(error, "expose") !== false;
  return { status, name: error.name, message: isForClient ? error.message : "Bad request" };
}

/** Strapi answers a file that is too large with a name instead of a sentence. */
function explainLargeFile(ctx: { status: number; body: unknown }): void {
  if (ctx.status !== 413 || !isRecord(ctx.body) || !isRecord(ctx.body.error)) return;
  if (ctx.body.error.message === FILE_TOO_LARGE) ctx.body.error.message = TOO_LARGE_MESSAGE;
}

/**
 * Answers a request that cannot be read, such as one whose JSON is cut off. Strapi would log a
 * stack for each, at the level of a failure. The line names no query and no message: both may hold
 * what was typed.
 */
const clientErrors: Core.MiddlewareFactory = (_config, { strapi }) => {
  const log = sampleLines((line) => strapi.log.warn(line));
  return async (ctx, next) => {
    try {
      await next();
      explainLargeFile(ctx);
    } catch (error) {
      const found = readClientError(error);
      if (found === undefined) throw error;
      log(`${found.status} ${ctx.method} ${ctx.path.slice(0, MAX_PATH_LENGTH)}`);
      ctx.status = found.status;
      ctx.body = { data: null, error: { ...found, details: {} } };
    }
  };
};

export default clientErrors;
