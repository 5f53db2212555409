import net from "node:net";
import { isFromWeb } from "../server/internal-api-secret";

/** Who a request is made for, as far as limits and the list of sessions need to know. */
export interface Client {
  /** What attempts are counted under: the IPv4 address, or the /64 network of an IPv6 address. */
  key: string;
  /**
   * The network it belongs to: the IPv4 address, or the /48 of an IPv6 address, which is what a
   * provider gives out at most.
   */
  network: string;
  /** A part of the address that names no single person, for the list of sessions. */
  addressClass: string | undefined;
  /** The browser's `User-Agent`. */
  agent: string | undefined;
}

export interface RequestContext {
  request: { ip: string };
  get(header: string): string;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = new Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right];
}

/** `::ffff:192.0.2.1` is the IPv4 address 192.0.2.1. */
function plainAddress(address: string): string {
  const bare = address.replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? bare;
}

/** The key and the class of an address, for IPv4 and IPv6. */
export function describeAddress(address: string): Pick<Client, "key" | "network" | "addressClass"> {
  const plain = plainAddress(address);
  if (net.isIPv4(plain)) {
    return { key: plain, network: plain, addressClass: plain.replace(/\.\d+$/, ".x") };
  }
  if (net.isIPv6(plain)) {
    const groups = ipv6Groups(plain);
    return {
      key: `${groups.slice(0, 4).join(":")}::/64`,
      network: `${groups.slice(0, 3).join(":")}::/48`,
      addressClass: `${groups.slice(0, 3).join(":")}::x`,
    };
  }
  return { key: "unknown", network: "unknown", addressClass: undefined };
}

/**
 * The client behind a request. All requests of the website come from one address, so web names the
 * visitor's address and browser in `x-client-ip` and `x-client-agent`; from anybody else these
 * headers count for nothing.
 */
export function clientOf(ctx: RequestContext): Client {
  const web = isFromWeb(ctx);
  const told = web ? ctx.get("x-client-ip").trim() : "";
  const address = net.isIP(plainAddress(told)) === 0 ? ctx.request.ip : told;
  const agent = web ? ctx.get("x-client-agent") || ctx.get("user-agent") : ctx.get("user-agent");
  return { ...describeAddress(address), agent: agent === "" ? undefined : agent };
}
