import pg from "pg";
import { readNotification, type Notification } from "./notification";

/** The name under which the processes at one Postgres database tell each other of changes. */
export const CHANNEL = "lectern_content";

/** What the connection of a process is called, among those of the server. */
export const LISTENER = "lectern content versions";

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;

/** A connection that has died without a word is found out this often. */
const CHECK_MS = 15_000;
const TIMEOUT_MS = 5000;

interface Listener {
  /** What another process, or this one, has committed. */
  onNotification(notification: Notification): void;
  /** The connection is new: whatever was told before it is missed. */
  onConnected(): void;
}

/** One connection of its own that listens for as long as the process runs. */
export class Channel {
  private client: pg.Client | undefined;
  private wait = FIRST_WAIT_MS;
  private isClosed = false;
  private retry: NodeJS.Timeout | undefined;
  private readonly checks: NodeJS.Timeout;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    this.checks = setInterval(() => this.check(), CHECK_MS).unref();
  }

  /** One attempt to connect; later ones follow by themselves when it fails. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: LISTENER,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    this.client = client;
    client.on("notification", ({ payload }) => {
      this.listener.onNotification(readNotification(payload));
    });
    client.on("error", () => this.lose(client));
    client.on("end", () => this.lose(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      this.lose(client);
      return;
    }
    this.wait = FIRST_WAIT_MS;
    this.listener.onConnected();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.checks);
    clearTimeout(this.retry);
    await this.client?.end().catch(() => {});
  }

  private check(): void {
    const { client } = this;
    client?.query("select 1").catch(() => this.lose(client));
  }

  private lose(client: pg.Client): void {
    if (this.client !== client || this.isClosed) return;
    this.client = undefined;
    client.end().catch(() => {});
    this.retry = setTimeout(() => void this.open(), this.wait).unref();
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }
}
