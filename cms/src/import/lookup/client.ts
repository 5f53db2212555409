import { setTimeout as sleep } from "node:timers/promises";
import { Agent, fetch, type buildConnector, type Response } from "undici";
import { settings } from "../../settings";
import { limitParallel } from "../../mail/limit-parallel";
import { readRetryAfter, readText } from "./answer";
import { PrivateAddressError, publicConnector } from "./connector";
import { failures, LookupFailure } from "./failure";
import { isExemptFrom, MAX_REDIRECTS, redirectTarget } from "./redirects";

/** Scholarly §4. */
const TIME_MS = 10_000;
const TRIES = 3;
const LONGEST_RETRY_AFTER_MS = 30_000;
const FIRST_PAUSE_MS = 500;

/** Two at a time in this process, whoever asks. */
const runLimited = limitParallel(2);

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const WITHOUT_DATA = new Set([204, 406, 415]);

export interface Service {
  /** The address of the setting. */
  base: URL;
  /** What is asked for. */
  accept: string;
  /** The hosts that a redirect may lead to, besides the one of the setting. */
  redirectHosts: readonly string[];
}

export interface Question {
  /** Below the address of the setting, with a leading slash; already encoded. */
  path: string;
  /** What is looked up, for the sentence that it is not known. */
  what: string;
  maxBytes: number;
  signal?: AbortSignal | undefined;
  /** Whether to wait as long as `Retry-After` asks for, which is not part of the ten seconds. */
  isPatient: boolean;
}

export interface Answer {
  /** Mostly JSON. */
  text: string;
  /** Who has answered, for sentences about the text. */
  host: string;
}

export interface LookupClient {
  /** @throws LookupFailure, or the reason of the signal */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

/** Who asks, and whom to write to, as the services want to know. */
function userAgent(): string {
  const contact = encodeURI(`mailto:${settings.owner.email}`);
  return `Lectern (${new URL(settings.siteUrl).href}; ${contact})`;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

/** The service and the connections of one lookup, or of several in a row. */
class Client implements LookupClient {
  private readonly agent: Agent;
  private pausedUntil = 0;

  constructor(
    private readonly service: Service,
    connect: buildConnector.connector,
  ) {
    this.agent = new Agent({ connect });
  }

  async ask(question: Question): Promise<Answer> {
    let left = TIME_MS;
    for (let tried = 1; ; tried += 1) {
      await this.waitForTurn(question);
      const failure = await runLimited(async () => {
        const started = performance.now();
        try {
          return { answer: await this.attempt(question, left) };
        } catch (error) {
          if (!(error instanceof LookupFailure)) throw error;
          return error;
        } finally {
          left -= performance.now() - started;
        }
      });
      if (!(failure instanceof LookupFailure)) return failure.answer;
      left = await this.pause(failure, tried, left, question);
    }
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }

  /** While the service wants to be left alone, nothing else is asked of it either. */
  private async waitForTurn({ isPatient, signal }: Question): Promise<void> {
    const wait = this.pausedUntil - Date.now();
    if (wait <= 0) return;
    if (!isPatient || wait > LONGEST_RETRY_AFTER_MS)
      throw failures.busy(this.service.base.host, wait);
    await sleep(wait, undefined, { signal });
  }

  /**
   * Waits before the next try.
   *
   * @returns how much of the time is left
   * @throws the failure when there is no next try
   */
  private async pause(
    failure: LookupFailure,
    tried: number,
    left: number,
    { isPatient, signal }: Question,
  ): Promise<number> {
    const { retryAfter } = failure;
    if (retryAfter !== null) this.pausedUntil = Math.max(this.pausedUntil, Date.now() + retryAfter);
    if (!failure.retry || tried === TRIES || left <= 0) throw failure;
    const wait = retryAfter ?? FIRST_PAUSE_MS * 2 ** (tried - 1) * (0.8 + Math.random() * 0.4);
    const isCounted = retryAfter === null || !isPatient;
    if (wait > (isCounted ? left : LONGEST_RETRY_AFTER_MS)) throw failure;
    await sleep(wait, undefined, { signal });
    return isCounted ? left - wait : left;
  }

  private async attempt(question: Question, left: number): Promise<Answer> {
    const { base } = this.service;
    const deadline = AbortSignal.timeout(Math.max(1, Math.ceil(left)));
    const { signal } = question;
    const both = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    let url = new URL(base.href.replace(/\/+$/, "") + question.path);
    try {
      for (let followed = 0; ; followed += 1) {
        const response = await this.send(url, both);
        if (!REDIRECTS.has(response.status)) return await this.read(response, url, question);
        await response.body?.cancel();
        if (followed === MAX_REDIRECTS) throw failures.redirects(base.host);
        const location = response.headers.get("location");
        url = redirectTarget(url, location, base, this.service.redirectHosts);
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (deadline.aborted) throw failures.slow(url.host, TIME_MS / 1_000);
      throw error;
    }
  }

  private async send(url: URL, signal: AbortSignal): Promise<Response> {
    try {
      return await fetch(url, {
        dispatcher: this.agent,
        headers: { accept: this.service.accept, "user-agent": userAgent() },
        redirect: "manual",
        signal,
      });
    } catch (error) {
      const cause = causeOf(error);
      if (cause instanceof PrivateAddressError) throw failures.privateAddress(url.host);
      throw failures.unreachable(url.host);
    }
  }

  private async read(response: Response, url: URL, question: Question): Promise<Answer> {
    const { status } = response;
    if (status !== 200) {
      await response.body?.cancel();
      const retryAfter = readRetryAfter(response.headers.get("retry-after"));
      if (status === 404 || status === 410) throw failures.unknown(url.host, question.what);
      if (WITHOUT_DATA.has(status)) throw failures.noData(url.host);
      if (status === 429 || (status === 503 && retryAfter !== null)) {
        throw failures.busy(url.host, retryAfter);
      }
      throw failures.error(url.host, status);
    }
    try {
      return { text: await readText(response, url.host, question.maxBytes), host: url.host };
    } catch (error) {
      if (error instanceof LookupFailure) throw error;
      throw failures.cutOff(url.host);
    }
  }
}

/**
 * Asks one service over the internet, politely: two questions at a time, three tries each with a
 * growing pause in ten seconds, and never an address that is not meant (docs/decisions/0039).
 *
 * @param service whom
 * @param connect how connections are made
 */
export function lookupClient(
  service: Service,
  connect = publicConnector(isExemptFrom(service.base)),
): LookupClient {
  return new Client(service, connect);
}
