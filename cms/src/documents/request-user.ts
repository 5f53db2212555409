import type { Core } from "@strapi/strapi";
import { isRecord } from "./types";

/** Who a call is made for. Calls from code, such as the start, have no request. */
export type Caller =
  | { kind: "code" }
  | { kind: "panel"; email: string | undefined }
  | { kind: "rest"; user: { id: number; role: string } | undefined };

function restUser(state: Record<string, unknown>): { id: number; role: string } | undefined {
  const { auth, user } = state;
  const strategy = isRecord(auth) && isRecord(auth.strategy) ? auth.strategy.name : undefined;
  if (strategy !== "users-permissions" || !isRecord(user)) return undefined;
  const role = isRecord(user.role) ? user.role.type : undefined;
  return { id: Number(user.id), role: typeof role === "string" ? role : "public" };
}

/** Reads the caller from the request that is being answered. */
export function caller(strapi: Core.Strapi): Caller {
  const state: unknown = strapi.requestContext.get()?.state;
  if (!isRecord(state)) return { kind: "code" };
  const info = isRecord(state.route) && isRecord(state.route.info) ? state.route.info : {};
  if (info.type === "admin") {
    const email = isRecord(state.user) ? state.user.email : undefined;
    return { kind: "panel", email: typeof email === "string" ? email : undefined };
  }
  return { kind: "rest", user: restUser(state) };
}
