import type { Modules } from "@strapi/strapi";

/** A step that every read and write through the document service passes. */
export type DocumentMiddleware = Modules.Documents.Middleware.Middleware;

/** What the steps are told about a call. */
export type DocumentContext = Parameters<DocumentMiddleware>[0];

/** The data of an entry on its way in. */
export type Data = Record<string, unknown>;

export function isRecord(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The data that a call writes, or nothing when it writes none. */
export function writtenData(context: DocumentContext): Data | undefined {
  if (!["create", "update", "clone"].includes(context.action)) return undefined;
  const params: unknown = context.params;
  return isRecord(params) && isRecord(params.data) ? params.data : undefined;
}
