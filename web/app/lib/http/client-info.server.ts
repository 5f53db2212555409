/** The browser behind a request, as the cms may know it: for attempt limits and session labels. */
export interface ClientInfo {
  /** The client's address as the web server found it (contract §2, `TRUST_PROXY`). */
  address: string | undefined;
  /** Its `User-Agent`. */
  agent: string | undefined;
}

const LONGEST_AGENT = 500;

/**
 * Who sent the request. The web server overwrites the address header on every request, so
 * nobody can forge it; without that server the address is unknown.
 */
export function clientInfoOf(request: Request): ClientInfo {
  return {
    address: request.headers.get("x-lectern-client-ip") ?? undefined,
    agent: request.headers.get("user-agent")?.slice(0, LONGEST_AGENT),
  };
}
