import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { hasDemoContent } from "../../../bootstrap/demo-content/seed-record";
import { isRecord } from "../../../documents/types";

const MAX_STEPS = 20;
const STEP = /^[a-z][a-z-]{0,39}$/;

interface Context {
  request: { body?: unknown };
}

/** Kept with the settings of the site, so that the guide is the same on every device. */
function store(strapi: Core.Strapi) {
  return strapi.store({ type: "core", name: "lectern", key: "setup-guide" });
}

/** @throws ValidationError for anything but a list of names of steps */
function readResolved(body: unknown): string[] {
  const data = isRecord(body) ? body.data : undefined;
  const keys = isRecord(data) ? Object.keys(data) : [];
  if (!isRecord(data) || keys.some((key) => key !== "resolved")) {
    throw new errors.ValidationError('"data" must be {resolved}');
  }
  const steps: unknown[] = Array.isArray(data.resolved) ? data.resolved : [null];
  const isSound = steps.every((step) => typeof step === "string" && STEP.test(step));
  if (!isSound || steps.length > MAX_STEPS) {
    throw new errors.ValidationError(`resolved must be a list of at most ${MAX_STEPS} names`);
  }
  return [...new Set(steps.map(String))];
}

/**
 * `/api/setup-guide`, for the owner alone: whether the site shows demo content, and which steps of
 * the first-run guide the owner has skipped or marked as done.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const answer = async () => {
    const stored: unknown = await store(strapi).get();
    const resolved: unknown[] = Array.isArray(stored) ? stored : [];
    return {
      data: { demo: await hasDemoContent(strapi), resolved: resolved.map(String) },
      meta: {},
    };
  };
  return {
    find: answer,

    async update(ctx: Context) {
      await store(strapi).set({ value: readResolved(ctx.request.body) });
      return answer();
    },
  };
};
