import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

/** Best first: browsers name gzip first and mean no preference by it. */
const ENCODINGS: Encoding[] = ["br", "gzip", "identity"];
/** Browsers send a handful of values. Beyond this many, a value is parsed on each request. */
const MAX_KNOWN = 100;
const known = new Map<string, Encoding>();

/** The smallest encoding that an `Accept-Encoding` takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const remembered = known.get(accepted);
  if (remembered) return remembered;
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(ENCODINGS);
  const encoding = ENCODINGS.find((name) => taken.includes(name)) ?? "identity";
  if (known.size < MAX_KNOWN) known.set(accepted, encoding);
  return encoding;
}
