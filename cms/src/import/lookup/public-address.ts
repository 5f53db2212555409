import ipaddr from "ipaddr.js";

/** IPv4 addresses as a NAT64 of the network writes them (RFC 6052). */
const NAT64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** The IPv4 address in the last 32 bits. */
function embeddedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

/**
 * Whether an address is one of the public internet. Everything that is reserved for something else is
 * not: loopback, private, link-local, carrier-grade NAT, multicast, documentation, 6to4, Teredo …
 * (the registries of RFC 6890). An IPv4 address inside an IPv6 one (mapped, or translated by NAT64)
 * counts as itself.
 *
 * @param text an IPv4 or IPv6 address; anything else is not public
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.range() === "unicast";
  if (address.match(NAT64)) return embeddedIpv4(address).range() === "unicast";
  return address.range() === "unicast" && address.match(GLOBAL_UNICAST);
}
