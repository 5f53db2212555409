import { errors } from "@strapi/utils";
import { settings } from "../settings";
import { Attempts } from "./attempts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Response {
  set(header: string, value: string): void;
}

/** Whose attempt it is. */
export interface Subject {
  /** The account as it was named, whether it exists or not. */
  account: string;
  /** The client's key. */
  client: string;
  /** Whether this client has signed in to this account before. */
  known: boolean;
}

/** An attempt that has been counted. */
export interface Attempt {
  /** Uncounts it: it was the right password or code. */
  succeeded(): void;
}

type Counted = [counter: Attempts, key: string];

/**
 * Counts an attempt everywhere, or nowhere when one counter is full.
 *
 * @throws RateLimitError, with `Retry-After` on the answer
 */
function count(response: Response, counted: Counted[]): Attempt {
  if (!settings.rateLimit) return { succeeded: () => undefined };
  const wait = Math.max(...counted.map(([counter, key]) => counter.wait(key)));
  if (wait > 0) {
    response.set("Retry-After", String(Math.ceil(wait / 1000)));
    throw new errors.RateLimitError();
  }
  for (const [counter, key] of counted) counter.add(key);
  return {
    succeeded() {
      for (const [counter, key] of counted) counter.remove(key);
    },
  };
}

/** Limits that guard the guessing of one kind of secret. */
interface GuessLimits {
  perClient: Attempts;
  /** One client on one account. */
  pair: Attempts;
  /** All clients together that have never signed in to the account. */
  crowd: Attempts;
  /** What a client that has never signed in may still try while the crowd is guessing. */
  pairInCrowd: Attempts;
}

/** How much one client can add to the crowd: it takes many clients to make one. */
const SHARE_OF_CROWD = 3;

/**
 * Counts a guess. Nobody can lock somebody else out: the strict counters belong to one client, and
 * what all clients together do to an account slows down only those that have never signed in to
 * it, and even they keep one try in a while.
 */
function countGuess(response: Response, limits: GuessLimits, subject: Subject): Attempt {
  const { account, client, known } = subject;
  const pair = `${account}|${client}`;
  const counted: Counted[] = [
    [limits.perClient, client],
    [limits.pair, pair],
  ];
  if (!known) {
    if (limits.crowd.wait(account) > 0) counted.push([limits.pairInCrowd, pair]);
    else if (limits.pair.count(pair) < SHARE_OF_CROWD) counted.push([limits.crowd, account]);
  }
  return count(response, counted);
}

const PASSWORDS: GuessLimits = {
  perClient: new Attempts(30, 5 * MINUTE),
  pair: new Attempts(10, 15 * MINUTE),
  crowd: new Attempts(30, HOUR),
  pairInCrowd: new Attempts(1, 10 * MINUTE),
};

/** Tighter, because a code has only six digits; who gets here knows the password. */
const CODES: GuessLimits = {
  perClient: new Attempts(20, 5 * MINUTE),
  pair: new Attempts(10, 15 * MINUTE),
  crowd: new Attempts(15, HOUR),
  pairInCrowd: new Attempts(1, HOUR),
};

/** Signing in with a password. */
export function countSignIn(response: Response, subject: Subject): Attempt {
  return countGuess(response, PASSWORDS, subject);
}

/** The second factor at sign-in. */
export function countCode(response: Response, subject: Subject): Attempt {
  return countGuess(response, CODES, subject);
}

const CONFIRMATIONS = new Attempts(10, 15 * MINUTE);

/**
 * The current password or a code, asked again within a session. Counted per session: whoever has
 * stolen one cannot keep the account's owner from using another.
 */
export function countConfirmation(response: Response, session: string): Attempt {
  return count(response, [[CONFIRMATIONS, session]]);
}

/** Requests that end in a mail, by their kind. */
const MAIL_REQUESTS = {
  register: { perClient: new Attempts(20, HOUR), pair: new Attempts(5, HOUR) },
  confirmation: { perClient: new Attempts(20, HOUR), pair: new Attempts(5, HOUR) },
  recovery: { perClient: new Attempts(20, HOUR), pair: new Attempts(5, HOUR) },
};

/** Registration, a new confirmation link, or a forgotten password. */
export function countMailRequest(
  response: Response,
  kind: keyof typeof MAIL_REQUESTS,
  { account, client }: Omit<Subject, "known">,
): Attempt {
  const { perClient, pair } = MAIL_REQUESTS[kind];
  return count(response, [
    [perClient, client],
    [pair, `${account}|${client}`],
  ]);
}

const MAILS = new Attempts(12, HOUR);

/**
 * Whether an address may get one more mail. Many clients together could otherwise flood a mailbox;
 * the answer to them stays the same. A client that has signed in before always gets its mail.
 */
export function mayGetMail({ account, known }: Omit<Subject, "client">): boolean {
  if (known || !settings.rateLimit) return true;
  const allowed = MAILS.wait(account) === 0;
  if (allowed) MAILS.add(account);
  return allowed;
}

const LINKS = new Attempts(30, 10 * MINUTE);

/** Following a link out of a mail. Its code cannot be guessed; this only keeps the work small. */
export function countLink(response: Response, client: string): Attempt {
  return count(response, [[LINKS, client]]);
}
