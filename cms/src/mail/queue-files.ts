import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { isRecord } from "../documents/types";

/** A mail as it is handed to the transport. */
export interface OutgoingMail {
  from?: string;
  to: string;
  cc?: string;
  bcc?: string;
  replyTo?: string;
  subject: string;
  text?: string;
  html?: string;
  headers?: Record<string, string>;
  /** The same at every attempt, so that the receiving side recognizes a repetition. */
  messageId?: string;
  date?: Date;
}

/** A mail that waits, and what has become of it so far. Times are milliseconds since 1970. */
export interface QueuedMail {
  message: OutgoingMail;
  queuedAt: number;
  /** From then on it is not worth sending. */
  expiresAt: number;
  attempts: number;
  nextAttemptAt: number;
  lastError: string | null;
  lastErrorAt: number | null;
}

/** What is kept of a mail that was given up: neither its text nor its address. */
export interface FailedMail {
  subject: string;
  lastError: string;
  lastErrorAt: number;
}

/** A mail in the folder. A claimed one is being sent, or its process died while it sent it. */
export interface Entry {
  id: string;
  state: "waiting" | "claimed" | "failed";
  /** When the file was last written or claimed. */
  touchedAt: number;
}

const ENDING = { waiting: ".json", claimed: ".sending", failed: ".failed" } as const;
type State = keyof typeof ENDING;

function isMissing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "code") === "ENOENT";
}

/** Nothing in place of an error that says that a file is not there. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isQueuedMail(value: unknown): value is QueuedMail {
  if (!isRecord(value) || !isRecord(value.message)) return false;
  const { queuedAt, expiresAt, attempts, nextAttemptAt, message } = value;
  const numbers = [queuedAt, expiresAt, attempts, nextAttemptAt];
  return typeof message.to === "string" && numbers.every((number) => typeof number === "number");
}

function isFailedMail(value: unknown): value is FailedMail {
  return (
    isRecord(value) && typeof value.lastError === "string" && typeof value.lastErrorAt === "number"
  );
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/**
 * The mails of the queue as files, one each, which survive a crash of the process and of the
 * machine. A mail changes its state by a rename, so of several processes exactly one claims it.
 */
export class QueueFiles {
  constructor(private readonly folder: string) {}

  private file(id: string, state: State): string {
    return path.join(this.folder, id + ENDING[state]);
  }

  /** Waits until the names in the folder are on the disk. */
  private async syncFolder(): Promise<void> {
    const handle = await fs.open(this.folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  private async write(id: string, state: State, content: QueuedMail | FailedMail): Promise<void> {
    const file = this.file(id, state);
    const part = `${file}.part`;
    try {
      const handle = await fs.open(part, "w", 0o600);
      try {
        await handle.writeFile(JSON.stringify(content));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await fs.rename(part, file);
    } catch (error) {
      await fs.rm(part, { force: true });
      throw error;
    }
    await this.syncFolder();
  }

  /** Makes the folder, for the owner of the process alone. */
  async prepare(): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 });
    await fs.chmod(this.folder, 0o700);
  }

  async list(): Promise<Entry[]> {
    const names = (await unlessMissing(fs.readdir(this.folder))) ?? [];
    const entries: Entry[] = [];
    for (const name of names) {
      for (const state of ["waiting", "claimed", "failed"] as const) {
        if (!name.endsWith(ENDING[state])) continue;
        const stat = await unlessMissing(fs.stat(path.join(this.folder, name)));
        const id = name.slice(0, -ENDING[state].length);
        if (stat !== undefined) entries.push({ id, state, touchedAt: stat.mtimeMs });
      }
    }
    return entries;
  }

  /** Keeps a new mail and gives its id. Ids sort by time. */
  async add(mail: QueuedMail): Promise<string> {
    const id = `${mail.queuedAt}-${randomBytes(6).toString("hex")}`;
    await this.write(id, "waiting", mail);
    return id;
  }

  /** The content of a mail that waits or is claimed; nothing when it is gone or unreadable. */
  async read(id: string, state: "waiting" | "claimed"): Promise<QueuedMail | undefined> {
    const text = await unlessMissing(fs.readFile(this.file(id, state), "utf8"));
    const mail = parse(text);
    return isQueuedMail(mail) ? mail : undefined;
  }

  async readFailed(id: string): Promise<FailedMail | undefined> {
    const text = await unlessMissing(fs.readFile(this.file(id, "failed"), "utf8"));
    const mail = parse(text);
    return isFailedMail(mail) ? mail : undefined;
  }

  /** Takes a waiting mail for this process; false when another one was quicker. */
  async claim(id: string): Promise<boolean> {
    const now = new Date();
    const file = this.file(id, "waiting");
    // Before the rename: a claim must never look as old as the mail is.
    await unlessMissing(fs.utimes(file, now, now));
    const claimed = unlessMissing(fs.rename(file, this.file(id, "claimed")).then(() => true));
    return (await claimed) ?? false;
  }

  /** Gives a claimed mail back, with what has become of it where that is known. */
  async release(id: string, mail?: QueuedMail): Promise<void> {
    if (mail !== undefined) await this.write(id, "claimed", mail);
    await unlessMissing(fs.rename(this.file(id, "claimed"), this.file(id, "waiting")));
    await this.syncFolder();
  }

  /** Ends a claimed mail that was given up. */
  async fail(id: string, failed: FailedMail): Promise<void> {
    await this.write(id, "failed", failed);
    await this.remove(id);
  }

  /** Forgets a mail that was sent. A stop may have given it back meanwhile. */
  async remove(id: string): Promise<void> {
    await fs.rm(this.file(id, "claimed"), { force: true });
    await fs.rm(this.file(id, "waiting"), { force: true });
    await this.syncFolder();
  }

  async forgetFailed(id: string): Promise<void> {
    await fs.rm(this.file(id, "failed"), { force: true });
  }
}
