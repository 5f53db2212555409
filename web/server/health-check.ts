import { pathOf } from "./path-of";

const PATHS = new Set(["/healthz", "/readyz"]);

/**
 * Whether a request comes from whoever watches this server (docs/operations.md).
 * @param url its path, with or without a query
 */
export function isHealthCheck(url: string): boolean {
  return PATHS.has(pathOf(url));
}
