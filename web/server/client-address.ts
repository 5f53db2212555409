/**
 * The visitor's address (contract §2, `TRUST_PROXY`).
 * Each proxy appends the address it was called from, so whatever stands further left than the
 * trusted proxies reach was written by the visitor.
 * @param socketAddress who opened the connection
 * @param forwardedFor the `X-Forwarded-For` header
 * @param trustedProxies how many reverse proxies stand in front; with 0 the header is not read
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = (forwardedFor ?? "").split(",").map((part) => part.trim());
  const known = trustedProxies > 0 ? chain.at(-trustedProxies) || chain[0] : undefined;
  return plain(known || socketAddress || "unknown");
}

/** IPv4 the usual way, also where the socket speaks IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
