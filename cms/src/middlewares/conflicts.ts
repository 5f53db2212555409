import type { Core } from "@strapi/strapi";
import { VersionConflict } from "../versions/conflict";

/** Answers a write that somebody else's has come before with 409. */
const conflicts: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    const { name, message } = error;
    ctx.status = 409;
    ctx.body = { data: null, error: { status: 409, name, message, details: {} } };
  }
};

export default conflicts;
