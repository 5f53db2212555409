/**
 * What went wrong with a lookup.
 *
 * - `unknown`: the service knows no such work;
 * - `malformed`: the question is none; `off`: the owner has turned it off;
 * - `blocked`: we do not ask, or do not follow;
 * - `busy`: asked too often; `unreachable`: no connection; `down`: 5xx, slow or cut off;
 * - `unusable`: an answer without a publication in it.
 */
type LookupFailureKind =
  | "malformed"
  | "off"
  | "unknown"
  | "blocked"
  | "busy"
  | "unreachable"
  | "down"
  | "unusable";

interface FailureDetails {
  /** Whether the same question may be answered in a moment. */
  retry?: boolean;
  /** For how long the service wants to be left alone, in ms. */
  retryAfter?: number | null;
  /** Whether a smaller question may be answered: one record of many spoils the answer. */
  divisible?: boolean;
  /** Whether the service as a whole fails, so that other questions would fare the same. */
  general?: boolean;
}

/** A lookup that failed; the message is a sentence for the owner of the site. */
export class LookupFailure extends Error {
  readonly retry: boolean;
  readonly retryAfter: number | null;
  readonly divisible: boolean;
  readonly general: boolean;

  constructor(
    readonly kind: LookupFailureKind,
    sentence: string,
    { retry = false, retryAfter = null, divisible = false, general = false }: FailureDetails = {},
  ) {
    super(sentence);
    this.name = "LookupFailure";
    this.retry = retry;
    this.retryAfter = retryAfter;
    this.divisible = divisible;
    this.general = general;
  }
}

/** "90 seconds", "2 minutes", "3 hours": rounded up. */
function duration(ms: number): string {
  const units: [length: number, name: string][] = [
    [3_600_000, "hour"],
    [60_000, "minute"],
    [1_000, "second"],
  ];
  const [length, name] = units.find(([each]) => ms >= 2 * each) ?? [1_000, "second"];
  const count = Math.max(1, Math.ceil(ms / length));
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

/** The failures, each with its sentence. `host` is the one that answered. */
export const failures = {
  unreachable: (host: string) =>
    new LookupFailure("unreachable", `${host} could not be reached.`, {
      retry: true,
      general: true,
    }),
  slow: (host: string, seconds: number) =>
    new LookupFailure("down", `${host} did not answer within ${seconds} seconds.`, {
      general: true,
    }),
  cutOff: (host: string) =>
    new LookupFailure("down", `The answer of ${host} was cut off.`, {
      retry: true,
      divisible: true,
    }),
  tooLarge: (host: string, megabytes: number) =>
    new LookupFailure("unusable", `The answer of ${host} is larger than ${megabytes} MB.`, {
      divisible: true,
    }),
  webPage: (host: string) =>
    new LookupFailure(
      "unusable",
      `${host} answered with a web page instead of bibliographic data.`,
    ),
  notJson: (host: string) =>
    new LookupFailure("unusable", `The answer of ${host} is not valid JSON.`, { divisible: true }),
  noData: (host: string) =>
    new LookupFailure("unusable", `${host} has no bibliographic data in a form that can be read.`),
  unknown: (host: string, what: string) =>
    new LookupFailure("unknown", `${host} does not know ${what}.`),
  error: (host: string, status: number) =>
    new LookupFailure("down", `${host} answered with an error (${status}).`, {
      retry: status >= 500,
      divisible: status >= 500,
    }),
  busy: (host: string, retryAfter: number | null) => {
    const when = retryAfter === null ? "later" : `in ${duration(retryAfter)}`;
    const details = { retry: true, retryAfter, general: true };
    return new LookupFailure(
      "busy",
      `${host} has had too many requests. Try again ${when}.`,
      details,
    );
  },
  redirect: (host: string, target: string) =>
    new LookupFailure("blocked", `${host} redirected to ${target}, which is not asked.`),
  redirects: (host: string) =>
    new LookupFailure("blocked", `${host} redirected more than three times.`),
  privateAddress: (host: string) =>
    new LookupFailure("blocked", `${host} has a private address, which is not asked.`),
  turnedOff: (what: string, setting: string) =>
    new LookupFailure("off", `Looking up ${what} is turned off (${setting} is empty).`),
  malformed: (sentence: string) => new LookupFailure("malformed", sentence),
} satisfies Record<string, (...details: never[]) => LookupFailure>;
