import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { deliveryFailure } from "./delivery-failure";
import { limitParallel } from "./limit-parallel";
import { QueueFiles, type OutgoingMail, type QueuedMail } from "./queue-files";
import { readStatus, type QueueStatus } from "./queue-status";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a mail is tried that says nothing else. */
const GIVE_UP_MS = 3 * DAY;

/** How long after each failed attempt the next one comes; the last one repeats. */
const BACK_OFF_MS = [0.5, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE);

/** A claim that is older than this belongs to a process that died. Longer than any attempt. */
const CLAIM_MS = 10 * MINUTE;

/** How often the folder is looked through for what another process has left. */
const SWEEP_MS = 5 * MINUTE;

/** How long a mail that was given up is shown to the owner. */
const KEEP_FAILED_MS = 7 * DAY;

/** More mails than any site of one person sends; somebody is abusing a form. */
const MAX_WAITING = 1000;

const MAX_PARALLEL = 5;

/** How long a stop waits for mails that are being sent. */
const STOP_PATIENCE_MS = 6000;

const EXPIRED = "Its link had expired before it could be sent.";

export interface QueueOptions {
  folder: string;
  /** Hands one mail to the mail server, and rejects with nodemailer's error. */
  send(mail: OutgoingMail): Promise<unknown>;
  log: { error(line: string): void };
  backOffMs?: readonly number[];
}

export type Outcome = { sent: true } | { sent: false; reason: string; willRetry: boolean };

/**
 * Sends mails and keeps each until a mail server has taken it: after a failure it is tried again
 * with growing pauses, also by the next process. A mail is given up when the server rejects it for
 * good, when its link has expired, or after three days. At least once: a mail whose process dies
 * between the server's "250" and the removal of its file is sent again, with the same Message-ID.
 */
export class MailQueue {
  readonly #files: QueueFiles;
  readonly #active = new Map<string, Promise<Outcome>>();
  readonly #limit = limitParallel(MAX_PARALLEL);
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Infinity;
  #isStopped = false;

  constructor(private readonly options: QueueOptions) {
    this.#files = new QueueFiles(options.folder);
  }

  /** Tries everything that waits, however long its pause still is: a start often mends the cause. */
  async start(): Promise<void> {
    await this.#files.prepare();
    await this.#sweep({ all: true });
  }

  /**
   * Keeps a mail and tries to send it.
   *
   * @param lifetimeMs how long it is worth sending
   * @returns what became of the first attempt. Never rejects.
   */
  async add(message: OutgoingMail, lifetimeMs: number = GIVE_UP_MS): Promise<Outcome> {
    const now = Date.now();
    const mail: QueuedMail = {
      message: { messageId: `<${randomUUID()}@${domainOf(message.from)}>`, ...message },
      queuedAt: now,
      expiresAt: now + Math.min(lifetimeMs, GIVE_UP_MS),
      attempts: 0,
      nextAttemptAt: now,
      lastError: null,
      lastErrorAt: null,
    };
    const id = await this.#keep(mail);
    return id === undefined ? this.#sendUnkept(mail) : this.#attempt(id);
  }

  status(): Promise<QueueStatus> {
    return readStatus(this.#files);
  }

  /** Waits a few seconds for what is being sent; the rest stays for the next process. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const patience = new AbortController();
    const tooLong = sleep(STOP_PATIENCE_MS, undefined, { signal: patience.signal });
    await Promise.race([Promise.all(this.#active.values()), tooLong.catch(() => undefined)]);
    patience.abort();
    await Promise.all([...this.#active.keys()].map((id) => this.#files.release(id)));
  }

  async #keep(mail: QueuedMail): Promise<string | undefined> {
    try {
      const waiting = (await this.#files.list()).filter(({ state }) => state !== "failed").length;
      if (waiting < MAX_WAITING) return await this.#files.add(mail);
      this.options.log.error(
        `More than ${MAX_WAITING} emails are waiting; further ones are not kept.`,
      );
    } catch (error) {
      const { reason } = deliveryFailure(error);
      const title = withoutAddresses(mail.message.subject);
      this.options.log.error(`The email "${title}" could not be kept. ${reason}`);
    }
    return undefined;
  }

  /** One attempt is better than none where the disk does not take the mail. */
  async #sendUnkept({ message }: QueuedMail): Promise<Outcome> {
    try {
      await this.options.send(message);
      return { sent: true };
    } catch (error) {
      const { reason } = deliveryFailure(error);
      this.#logFailure(message.subject, reason, "It is lost.");
      return { sent: false, reason, willRetry: false };
    }
  }

  #attempt(id: string): Promise<Outcome> {
    const running = this.#active.get(id);
    if (running !== undefined) return running;
    const attempt = this.#limit(() => this.#sendClaimed(id))
      .catch((error: unknown): Outcome => {
        const { reason } = deliveryFailure(error);
        this.options.log.error(`The queue of emails cannot be written. ${reason}`);
        return { sent: false, reason, willRetry: true };
      })
      .finally(() => this.#active.delete(id));
    this.#active.set(id, attempt);
    return attempt;
  }

  async #sendClaimed(id: string): Promise<Outcome> {
    const later: Outcome = { sent: false, reason: "It waits.", willRetry: true };
    if (this.#isStopped || !(await this.#files.claim(id))) return later;
    const mail = await this.#files.read(id, "claimed");
    if (mail === undefined) return this.#giveUp(id, "Unreadable", "Its file cannot be read.");
    const { message, expiresAt, lastError } = mail;
    if (expiresAt <= Date.now()) return this.#giveUp(id, message.subject, lastError ?? EXPIRED);
    try {
      await this.options.send({ ...message, date: new Date(mail.queuedAt) });
    } catch (error) {
      return this.#afterFailure(id, mail, error);
    }
    await this.#files.remove(id);
    return { sent: true };
  }

  async #afterFailure(id: string, mail: QueuedMail, error: unknown): Promise<Outcome> {
    const { permanent, reason } = deliveryFailure(error);
    const pauses = this.options.backOffMs ?? BACK_OFF_MS;
    const pause = pauses[Math.min(mail.attempts, pauses.length - 1)] ?? 0;
    const now = Date.now();
    const nextAttemptAt = now + pause;
    if (permanent || nextAttemptAt >= mail.expiresAt) {
      return this.#giveUp(id, mail.message.subject, reason);
    }
    await this.#files.release(id, {
      ...mail,
      attempts: mail.attempts + 1,
      nextAttemptAt,
      lastError: reason,
      lastErrorAt: now,
    });
    const next = `It is tried again after ${new Date(nextAttemptAt).toISOString()}.`;
    this.#logFailure(mail.message.subject, reason, next);
    this.#wakeAt(nextAttemptAt);
    return { sent: false, reason, willRetry: true };
  }

  async #giveUp(id: string, subject: string, reason: string): Promise<Outcome> {
    await this.#files.fail(id, {
      subject: withoutAddresses(subject),
      lastError: reason,
      lastErrorAt: Date.now(),
    });
    this.#logFailure(subject, reason, "It is given up.");
    return { sent: false, reason, willRetry: false };
  }

  #logFailure(subject: string, reason: string, next: string): void {
    const title = withoutAddresses(subject);
    this.options.log.error(`The email "${title}" could not be sent. ${reason} ${next}`);
  }

  /** Begins the attempts that are due and sees to it that the next ones begin in time. */
  async #sweep({ all }: { all: boolean }): Promise<void> {
    const now = Date.now();
    this.#wakeAt(now + SWEEP_MS);
    for (const { id, state, touchedAt } of await this.#files.list()) {
      if (this.#isStopped) return;
      if (state === "failed" && touchedAt + KEEP_FAILED_MS <= now) {
        await this.#files.forgetFailed(id);
      }
      if (state === "failed" || this.#active.has(id)) continue;
      if (state === "claimed") {
        if (touchedAt + CLAIM_MS > now) continue;
        await this.#files.release(id);
      }
      const due = (await this.#files.read(id, "waiting"))?.nextAttemptAt ?? now;
      if (all || due <= now) void this.#attempt(id);
      else this.#wakeAt(due);
    }
  }

  #wakeAt(time: number): void {
    if (this.#isStopped || time >= this.#wakesAt) return;
    clearTimeout(this.#timer);
    this.#wakesAt = time;
    this.#timer = setTimeout(() => this.#wake(), Math.max(0, time - Date.now()));
    this.#timer.unref();
  }

  #wake(): void {
    this.#wakesAt = Infinity;
    this.#sweep({ all: false }).catch((error: unknown) => {
      this.options.log.error(
        `The queue of emails cannot be read. ${deliveryFailure(error).reason}`,
      );
    });
  }
}

/** The part after the @ of an address such as `Ada <ada@example.edu>`. */
function domainOf(address: string | undefined): string {
  return /@([\w.-]+)/.exec(address ?? "")?.[1] ?? "localhost";
}

/** Strapi writes the recipient into a subject. */
function withoutAddresses(subject: string): string {
  return subject.replace(/\S+@\S+/g, "…");
}
