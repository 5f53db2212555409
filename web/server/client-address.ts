import { isIP, isIPv6 } from "node:net";

/**
 * The visitor's address (contract §2, `TRUST_PROXY`).
 * Each proxy appends the address it was called from, so whatever stands further left than the
 * trusted proxies reach was written by the visitor. A header with fewer entries, or with something
 * else than an address there, does not come from these proxies: it is not believed at all.
 * @param socketAddress who opened the connection
 * @param forwardedFor the `X-Forwarded-For` header
 * @param trustedProxies how many reverse proxies stand in front; with 0 the header is not read
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const forwarded =
    trustedProxies > 0 ? (forwardedFor ?? "").split(",").at(-trustedProxies)?.trim() : undefined;
  return plain(forwarded && isIP(forwarded) ? forwarded : (socketAddress ?? "unknown"));
}

/** IPv4 the usual way, also where the socket speaks IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * What limits count by: an IPv4 address, or the first 64 bits of an IPv6 address, of which one
 * household has 2^64 (RFC 4291, section 2.5.1).
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}
