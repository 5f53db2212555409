import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { BucketStore, ObjectFacts } from "./bucket-store";
import { typeOfName } from "./file-type";
import { RangeNotSatisfiable, StorageUnavailable } from "./upload-store";

type Context = Parameters<Core.MiddlewareHandler>[0];

/** One part, as browsers ask for it. Anything else is answered with the whole file. */
const RANGE = /^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/;

const AWAY = {
  status: 503,
  name: "StorageUnavailableError",
  message: "The storage for uploads cannot be reached. Please try again later.",
  details: {},
};
const RETRY_AFTER_S = "10";

function describe(ctx: Context, name: string, { etag, modified }: ObjectFacts): void {
  // What the object says of its type is not asked: the name was checked when it was uploaded.
  ctx.type = typeOfName(name) ?? "application/octet-stream";
  ctx.set("Accept-Ranges", "bytes");
  ctx.set("Cache-Control", "max-age=0");
  if (etag !== undefined) ctx.set("ETag", etag);
  if (modified !== undefined) ctx.lastModified = modified;
}

/** @returns false when it was not looked at, because its content was asked for unconditionally */
async function answerWithoutContent(
  store: BucketStore,
  ctx: Context,
  name: string,
): Promise<boolean> {
  const isConditional = ctx.get("If-None-Match") !== "" || ctx.get("If-Modified-Since") !== "";
  if (ctx.method !== "HEAD" && !isConditional) return false;
  const facts = await store.look(name);
  if (facts === undefined) throw new errors.NotFoundError();
  describe(ctx, name, facts);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return true;
  }
  if (ctx.method !== "HEAD") return false;
  ctx.length = facts.bytes;
  return true;
}

async function answer(store: BucketStore, ctx: Context, name: string): Promise<void> {
  if (await answerWithoutContent(store, ctx, name)) return;
  const asked = ctx.get("Range");
  // Whether the part is still of the same file would have to be compared first.
  const isPart = RANGE.test(asked) && ctx.get("If-Range") === "";
  const object = await store.read(name, isPart ? asked : undefined);
  if (object === undefined) throw new errors.NotFoundError();
  describe(ctx, name, object);
  ctx.status = object.range === undefined ? 200 : 206;
  if (object.range !== undefined) ctx.set("Content-Range", object.range);
  ctx.body = object.body;
  ctx.length = object.bytes;
}

/**
 * Answers `/uploads/NAME` with an object of the bucket, as the static file server answers with a
 * file. While the bucket is away it is 503, which no cache keeps.
 *
 * @throws NotFoundError
 */
export async function serveObject(store: BucketStore, ctx: Context, name: string): Promise<void> {
  try {
    await answer(store, ctx, name);
  } catch (error) {
    if (error instanceof RangeNotSatisfiable) {
      ctx.status = 416;
      ctx.set("Content-Range", `bytes */${error.bytes}`);
      ctx.body = "";
      return;
    }
    if (!(error instanceof StorageUnavailable)) throw error;
    strapi.log.error(error.message);
    ctx.status = AWAY.status;
    ctx.set("Cache-Control", "no-store");
    ctx.set("Retry-After", RETRY_AFTER_S);
    ctx.body = { data: null, error: AWAY };
  }
}
