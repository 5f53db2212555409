import type { Core } from "@strapi/strapi";
import { streams } from "../content-state";
import { tagsOfAnswer, typesOfAnswer } from "../content-state/answers";
import { contentState, EVERYTHING } from "../content-state/state";
import { timeUntilChange } from "../schedule/next-change";
import { requestTime } from "../schedule/visible";
import { isFromWeb } from "../server/internal-api-secret";

type Context = Parameters<Core.MiddlewareHandler>[0];

function answerState(ctx: Context): void {
  ctx.set("Cache-Control", "no-store");
  ctx.type = "application/json";
  ctx.status = 200;
  ctx.body = contentState.json();
}

function answerStream(ctx: Context): void {
  if (streams.open(ctx.res)) {
    ctx.status = 200;
    ctx.respond = false;
    return;
  }
  const error = { status: 503, name: "ServiceUnavailableError", message: "Too many streams" };
  ctx.status = error.status;
  ctx.body = { data: null, error: { ...error, details: {} } };
}

const OWN_ANSWERS: Record<string, (ctx: Context) => void> = {
  "/api/content-state": answerState,
  "/api/content-state/stream": answerStream,
};

/** Says in the headers what a read's answer shows, and when the clock alone will change it. */
async function describeRead(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { route } = ctx.state;
  try {
    const times = typesOfAnswer(route).map((uid) =>
      timeUntilChange(strapi, uid, requestTime(strapi)),
    );
    const left = (await Promise.all(times)).filter((time) => time !== undefined);
    if (left.length > 0) ctx.set("X-Content-Expires-In", String(Math.min(...left)));
    ctx.set("X-Content-Tags", tagsOfAnswer(route));
  } catch {
    // The database has gone away meanwhile. An answer without an end must not be kept.
    ctx.set("X-Content-Tags", EVERYTHING);
  }
}

function isRead({ method }: Context): boolean {
  return method === "GET" || method === "HEAD";
}

/** Says in the headers what an answer shows, or how the content is numbered after a write. */
async function describeAnswer(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (isRead(ctx)) await describeRead(strapi, ctx);
  else ctx.set("X-Content-State", contentState.json());
}

/**
 * Versions of the content, for web alone (docs/decisions/0012). To anybody else both addresses do
 * not exist: they are no routes, so that the panel cannot grant them and nothing is looked up.
 */
const contentStateAnswers: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    // The router compares without case.
    const isOurs = /^\/api\//i.test(ctx.path) && isFromWeb(ctx);
    const own = isOurs && ctx.method === "GET" ? OWN_ANSWERS[ctx.path] : undefined;
    if (own !== undefined) {
      own(ctx);
      return;
    }
    try {
      await next();
    } finally {
      // A request that is rejected in the end may have changed something before.
      if (!isRead(ctx)) streams.flush();
      if (isOurs) await describeAnswer(strapi, ctx);
    }
  };

export default contentStateAnswers;
