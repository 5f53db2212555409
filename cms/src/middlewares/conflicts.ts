import type { Core } from "@strapi/strapi";
import { ConflictError } from "../versions/conflict";

/** Answers a write that somebody else's has come before, or that is over, with 409. */
const conflicts: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const { name, message } = error;
    ctx.status = 409;
    ctx.body = { data: null, error: { status: 409, name, message, details: {} } };
  }
};

export default conflicts;
