import { errors } from "@strapi/utils";
import { settings } from "../settings";
import { Counter } from "./counter";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A wait as people say it, never shorter than it is: "1 minute", "12 minutes", "3 hours". */
export function spokenDuration(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE));
  const [count, unit] = minutes <= 90 ? [minutes, "minute"] : [Math.ceil(ms / HOUR), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

interface Response {
  set(header: string, value: string): void;
}

/** Whose attempt it is. */
export interface Subject {
  /** The account as it was named, whether it exists or not. */
  account: string;
  /** The client's key. */
  client: string;
  /** The network that the client belongs to. */
  network: string;
  /** Whether this client has signed in to this account before. */
  known: boolean;
}

/** An attempt that has been counted. */
export interface Attempt {
  /** Uncounts it: it was the right password or code. */
  succeeded(): Promise<void>;
}

/** One attempt in all counters that it counts in: it is in all of them or in none. */
class Tally implements Attempt {
  private readonly counted: [counter: Counter, key: string][] = [];

  constructor(private readonly response: Response) {}

  /**
   * Counts the attempt.
   *
   * @returns how many count now
   * @throws RateLimitError, with `Retry-After` on the answer
   */
  async take(counter: Counter, key: string): Promise<number> {
    const { count, wait } = await counter.add(key);
    if (wait === 0) {
      this.counted.push([counter, key]);
      return count;
    }
    await this.succeeded();
    this.response.set("Retry-After", String(Math.ceil(wait / 1000)));
    throw new errors.RateLimitError(
      `Too many requests, please try again in ${spokenDuration(wait)}.`,
    );
  }

  /** Counts the attempt where there is room. @returns whether there was */
  async offer(counter: Counter, key: string): Promise<boolean> {
    const { wait } = await counter.add(key);
    if (wait === 0) this.counted.push([counter, key]);
    return wait === 0;
  }

  async succeeded(): Promise<void> {
    for (const [counter, key] of this.counted.splice(0)) await counter.remove(key);
  }
}

const UNLIMITED: Attempt = { succeeded: () => Promise.resolve() };

/** Counts an attempt of one client, and perhaps in a narrower counter too. */
async function count(
  response: Response,
  ...wanted: [counter: Counter, key: string][]
): Promise<Attempt> {
  if (!settings.rateLimit) return UNLIMITED;
  const tally = new Tally(response);
  for (const [counter, key] of wanted) await tally.take(counter, key);
  return tally;
}

/** Limits that guard the guessing of one kind of secret. */
interface GuessLimits {
  perClient: Counter;
  /** One client on one account. */
  pair: Counter;
  /** All clients together that have never signed in to the account. */
  crowd: Counter;
  /** What a client that has never signed in may still try while the crowd is guessing. */
  pairInCrowd: Counter;
}

/** How much one client can add to the crowd: it takes many clients to make one. */
const SHARE_OF_CROWD = 3;

/**
 * Counts a guess. Nobody can lock somebody else out: the strict counters belong to one client, and
 * what all clients together do to an account slows down only those that have never signed in to
 * it, and even they keep one try in a while.
 */
async function countGuess(
  tally: Tally,
  limits: GuessLimits,
  { account, client, known }: Pick<Subject, "account" | "client" | "known">,
): Promise<void> {
  const pair = `${account}|${client}`;
  await tally.take(limits.perClient, client);
  const own = await tally.take(limits.pair, pair);
  if (known) return;
  const isFull =
    own <= SHARE_OF_CROWD
      ? !(await tally.offer(limits.crowd, account))
      : (await limits.crowd.wait(account)) > 0;
  if (isFull) await tally.take(limits.pairInCrowd, pair);
}

const PASSWORDS: GuessLimits = {
  perClient: new Counter("password client", 30, 5 * MINUTE),
  pair: new Counter("password pair", 10, 15 * MINUTE),
  crowd: new Counter("password crowd", 30, HOUR),
  pairInCrowd: new Counter("password pair in crowd", 1, 10 * MINUTE),
};

/** Tighter, because a code has only six digits; who gets here knows the password. */
const CODES: GuessLimits = {
  perClient: new Counter("code network", 20, 5 * MINUTE),
  pair: new Counter("code pair", 10, 15 * MINUTE),
  crowd: new Counter("code crowd", 15, HOUR),
  pairInCrowd: new Counter("code pair in crowd", 1, HOUR),
};

/** Wrong codes in a day of all clients together that have never signed in to the account. */
const CODES_OF_A_DAY = new Counter("code day", 50, DAY);

/** Signing in with a password. */
export async function countSignIn(response: Response, subject: Subject): Promise<Attempt> {
  if (!settings.rateLimit) return UNLIMITED;
  const tally = new Tally(response);
  await countGuess(tally, PASSWORDS, subject);
  return tally;
}

/**
 * The second factor at sign-in. Counts by network, of which an attacker has fewer than addresses,
 * and over all networks by the day: 50 codes of a million are little, however many networks try.
 */
export async function countCode(response: Response, subject: Subject): Promise<Attempt> {
  if (!settings.rateLimit) return UNLIMITED;
  const tally = new Tally(response);
  const { account, network, known } = subject;
  if (!known) await tally.take(CODES_OF_A_DAY, account);
  await countGuess(tally, CODES, { account, client: network, known });
  return tally;
}

const CODES_ANEW = new Counter("codes anew", 3, DAY);

/**
 * A new password keeps out whoever used up the codes of an account, so they count anew. Only a few times
 * a day: whoever reads the account's mail can set one after the other, and would guess without end.
 */
export async function forgetCodes(account: string): Promise<void> {
  if (settings.rateLimit && (await CODES_ANEW.add(account)).wait > 0) return;
  for (const counter of [CODES_OF_A_DAY, CODES.crowd]) await counter.clear(account);
}

/** How many wrong codes make a mail to the account's owner, once a day. */
const ALARMING_CODES = 20;
const WRONG_CODES = new Counter("wrong code", ALARMING_CODES, DAY);

/** Counts a wrong code, from wherever. @returns whether it is the one to tell the owner about */
export async function isAlarmingCode(account: string): Promise<boolean> {
  const { count, wait } = await WRONG_CODES.add(account);
  return wait === 0 && count === ALARMING_CODES;
}

const CONFIRMATIONS = new Counter("confirmation in session", 10, 15 * MINUTE);

/**
 * The current password or a code, asked again within a session. Counted per session: whoever has
 * stolen one cannot keep the account's owner from using another.
 */
export function countConfirmation(response: Response, session: string): Promise<Attempt> {
  return count(response, [CONFIRMATIONS, session]);
}

const PASSWORD_CHECKS = new Counter("password check", 30, 10 * MINUTE);

/**
 * A new password, accepted or not: to find out how easily it is guessed takes a quarter of a second of the
 * processor, in which nobody else is answered.
 */
export function countPasswordCheck(response: Response, client: string): Promise<Attempt> {
  return count(response, [PASSWORD_CHECKS, client]);
}

function mailLimits(kind: string) {
  return {
    perClient: new Counter(`${kind} client`, 20, HOUR),
    pair: new Counter(`${kind} pair`, 5, HOUR),
  };
}

/** Requests that end in a mail, by their kind. */
const MAIL_REQUESTS = {
  register: mailLimits("register"),
  confirmation: mailLimits("confirmation"),
  recovery: mailLimits("recovery"),
  "email change": mailLimits("email change"),
};

/** Registration, a new confirmation link, a forgotten password, or another email address. */
export function countMailRequest(
  response: Response,
  kind: keyof typeof MAIL_REQUESTS,
  { account, client }: Pick<Subject, "account" | "client">,
): Promise<Attempt> {
  const { perClient, pair } = MAIL_REQUESTS[kind];
  return count(response, [perClient, client], [pair, `${account}|${client}`]);
}

const MAILS = new Counter("mail", 12, HOUR);

/**
 * Whether an address may get one more mail. Many clients together could otherwise flood a mailbox;
 * the answer to them stays the same. A client that has signed in before always gets its mail.
 */
export async function mayGetMail({
  account,
  known,
}: Pick<Subject, "account" | "known">): Promise<boolean> {
  return known || !settings.rateLimit || (await MAILS.add(account)).wait === 0;
}

const LINKS = new Counter("link", 30, 10 * MINUTE);

/** Following a link out of a mail. Its code cannot be guessed; this only keeps the work small. */
export function countLink(response: Response, client: string): Promise<Attempt> {
  return count(response, [LINKS, client]);
}

const PREVIEW_KEYS = new Counter("preview key", 30, 10 * MINUTE);

/** The address of a shared preview. Its key cannot be guessed; this only keeps the work small. */
export function countPreviewKey(response: Response, client: string): Promise<Attempt> {
  return count(response, [PREVIEW_KEYS, client]);
}
