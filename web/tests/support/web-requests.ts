import { z } from "zod";

/** A page, or the data that a page asks for when a link has led to it. */
export type Kind = "page" | "data";

export interface WebRequest {
  /** Path and query, such as "/admin/settings?tab=advanced". */
  address: string;
  kind: Kind;
  cookie?: string;
  /** Posts this; without it the address is read. */
  body?: URLSearchParams | FormData;
  /** The site whose page posts it; without it our own. */
  origin?: string;
  /** Asks for the data of this route alone, as a browser may. */
  onlyRoute?: string;
}

/** Sends a request to the website as a browser would, and follows no redirect. */
export function ask(site: string, request: WebRequest): Promise<Response> {
  const { cookie, body } = request;
  return fetch(site + target(request), {
    redirect: "manual",
    headers: { ...(cookie && { cookie }), ...(body && { origin: request.origin ?? site }) },
    ...(body && { method: "POST", body }),
  });
}

function target({ address, kind, onlyRoute }: WebRequest): string {
  if (kind === "page") return address;
  const { pathname, searchParams } = new URL(address, "http://site");
  if (onlyRoute) searchParams.set("_routes", onlyRoute);
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return `${pathname === "/" ? "/_root" : pathname}.data${query}`;
}

/** The status of an answer as text, or where it leads, such as "/login": pages and data alike. */
export async function outcomeOf(response: Response): Promise<string> {
  const text = await response.text();
  const location = response.headers.get("location");
  if (location !== null) return location;
  return response.status === 202 ? redirectIn(text) : String(response.status);
}

/** Data tells a redirect in its first line: a JSON array in which each key stands before its value. */
function redirectIn(text: string): string {
  const values = z.array(z.unknown()).parse(JSON.parse(text.split("\n")[0] ?? ""));
  return z.string().parse(values[values.indexOf("redirect") + 1]);
}

/** The cookies of an answer as a browser would send them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");
}

/** Signs in through the login form. @returns the session's cookie */
export async function signInAt(site: string, email: string, password: string): Promise<string> {
  const body = new URLSearchParams({ email, password });
  const response = await ask(site, { address: "/login", kind: "page", body });
  const session = /__session=[^;]+/.exec(cookiesOf(response))?.[0];
  if (!session) throw new Error(`${email} could not sign in: ${response.status}`);
  return session;
}

/** Does something for all of them at once. @throws what the first of them threw, when all have ended */
export async function allAtOnce<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(all.map(work));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
