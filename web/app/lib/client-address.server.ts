/**
 * The visitor's address as the server in front found it (contract §2, `TRUST_PROXY`). The front
 * overwrites this header on every request, so nobody can forge it.
 * @returns undefined when the app runs without that front
 */
export function clientAddress(request: Request): string | undefined {
  return request.headers.get("x-lectern-client-ip") ?? undefined;
}
