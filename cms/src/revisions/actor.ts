import type { Core } from "@strapi/strapi";
import { isRecord, type Data } from "../documents/types";

/** Who has changed something. */
export interface Actor {
  /** An account of the website, a user of Strapi's panel, a token of the API, or the cms itself. */
  kind: "user" | "panel" | "token" | "system";
  id: string | null;
  name: string | null;
}

const SYSTEM: Actor = { kind: "system", id: null, name: null };

function nameOf(...parts: unknown[]): string | null {
  const name = parts.filter((part) => typeof part === "string" && part !== "").join(" ");
  return name === "" ? null : name.slice(0, 200);
}

function idOf(user: Data): string | null {
  return typeof user.id === "number" || typeof user.id === "string" ? String(user.id) : null;
}

/** Who the request under way is made for; the system, where there is none. */
export function currentActor(strapi: Core.Strapi): Actor {
  const state: unknown = strapi.requestContext.get()?.state;
  if (!isRecord(state)) return SYSTEM;
  const { user, route, auth } = state;
  const info = isRecord(route) && isRecord(route.info) ? route.info : {};
  const strategy = isRecord(auth) && isRecord(auth.strategy) ? auth.strategy.name : undefined;
  if (info.type !== "admin" && strategy === "api-token" && isRecord(auth)) {
    const token = isRecord(auth.credentials) ? auth.credentials : {};
    return { kind: "token", id: idOf(token), name: nameOf(token.name) };
  }
  if (!isRecord(user)) return SYSTEM;
  if (info.type === "admin") {
    return { kind: "panel", id: idOf(user), name: nameOf(user.firstname, user.lastname) };
  }
  return { kind: "user", id: idOf(user), name: nameOf(user.full_name) ?? nameOf(user.username) };
}
