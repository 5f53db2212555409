import type { Core } from "@strapi/strapi";
import { randomUUID } from "node:crypto";
import { isRecord } from "../documents/types";

/** What proxies and the website make: nothing that means something in a log or a header. */
const WELL_FORMED = /^[\w.:+/=-]{1,128}$/;

/** The name that a request came with, or a new one where that is not well formed. */
export function requestIdFor(given: string): string {
  return WELL_FORMED.test(given) ? given : randomUUID();
}

/** The name of the request that is being answered; nothing outside of one. */
export function currentRequestId(strapi: Core.Strapi | undefined): string | undefined {
  const state: unknown = strapi?.requestContext.get()?.state;
  return isRecord(state) && typeof state.requestId === "string" ? state.requestId : undefined;
}
