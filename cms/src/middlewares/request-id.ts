import type { Core } from "@strapi/strapi";
import { requestIdFor } from "../server/request-id";

/** Gives each answer `X-Request-Id`, by which the website's and the cms's logs name the same request. */
const requestId: Core.MiddlewareFactory = () => async (ctx, next) => {
  const id = requestIdFor(ctx.get("X-Request-Id"));
  ctx.state.requestId = id;
  ctx.set("X-Request-Id", id);
  await next();
};

export default requestId;
