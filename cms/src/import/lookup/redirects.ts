import { isIP } from "node:net";
import { failures } from "./failure";
import { isPublicAddress } from "./public-address";

/** Where the registration agencies of DOIs keep their metadata; the resolver sends there (scholarly §4). */
export const METADATA_HOSTS = [
  "api.crossref.org",
  "data.crossref.org",
  "data.crosscite.org",
  "api.datacite.org",
];

export const MAX_REDIRECTS = 3;

const SHOWN_TARGET = 100;

/** A private address, or this machine by its name. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return host === "localhost" || (isIP(host) !== 0 && !isPublicAddress(host));
}

/** Whether the setting itself names a private address: then this one, at this port, may be asked. */
export function isExemptFrom(base: URL): (hostname: string, port: string) => boolean {
  if (!isPrivateHost(base.hostname)) return () => false;
  const standard = base.protocol === "https:" ? "443" : "80";
  const basePort = base.port === "" ? standard : base.port;
  return (hostname, port) =>
    hostname === base.hostname && (port === "" ? standard : port) === basePort;
}

/** The origin of the setting, or https at a host that is named, on its usual port. */
function isFollowed(target: URL, base: URL, hosts: readonly string[]): boolean {
  if (target.username + target.password !== "") return false;
  if (target.origin === base.origin) return true;
  const isNamed = target.hostname === base.hostname || hosts.includes(target.hostname);
  return target.protocol === "https:" && target.port === "" && isNamed;
}

/**
 * Where a redirect leads, if it is followed.
 *
 * @param from the address that was asked
 * @param location the header; may be relative
 * @param base the address of the setting
 * @param hosts the other hosts that are asked
 * @throws LookupFailure for any other target
 */
export function redirectTarget(
  from: URL,
  location: string | null,
  base: URL,
  hosts: readonly string[],
): URL {
  if (location === null || !URL.canParse(location, from.href)) {
    throw failures.redirect(from.host, "nowhere");
  }
  const target = new URL(location, from);
  if (!isFollowed(target, base, hosts)) {
    const place = target.protocol === "https:" ? target.host : `${target.protocol}//${target.host}`;
    throw failures.redirect(from.host, place.slice(0, SHOWN_TARGET));
  }
  target.hash = "";
  return target;
}
