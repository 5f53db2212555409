import { lookup as dnsLookup, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { isPublicAddress } from "./public-address";

/** A host that has no public address. Nothing was sent to it. */
export class PrivateAddressError extends Error {
  constructor(readonly host: string) {
    super(`${host} has no public address`);
    this.name = "PrivateAddressError";
  }
}

type Resolve = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The addresses that a connection may choose from are those that were checked: no name is asked twice. */
function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed =
        error === null ? addresses.filter((each) => isPublicAddress(each.address)) : [];
      const [first] = allowed;
      if (error !== null) callback(error, []);
      else if (first === undefined) callback(new PrivateAddressError(hostname), []);
      else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Makes connections to public addresses only, whatever a name resolves to: before connecting, and once
 * more by the address at the other end.
 *
 * @param isExempt whether the setting itself names this host and port, which may then be private
 * @param resolve how names are resolved
 */
export function publicConnector(
  isExempt: (hostname: string, port: string) => boolean,
  resolve: Resolve = dnsLookup,
): buildConnector.connector {
  const direct = buildConnector({});
  const guarded = buildConnector({ lookup: publicLookup(resolve) });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, "");
    if (isExempt(options.hostname, options.port)) {
      direct(options, callback);
      return;
    }
    // A host that is an address already is never resolved.
    if (isIP(host) !== 0 && !isPublicAddress(host)) {
      callback(new PrivateAddressError(host), null);
      return;
    }
    guarded(options, (...[error, socket]) => {
      if (error !== null) callback(error, null);
      else if (isPublicAddress(socket.remoteAddress ?? "")) callback(null, socket);
      else {
        socket.destroy();
        callback(new PrivateAddressError(host), null);
      }
    });
  };
}
