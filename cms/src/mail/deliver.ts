import type { Core } from "@strapi/strapi";
import { setTimeout as sleep } from "node:timers/promises";
import type { Letter } from "./compose";

/** How long a stop waits for mails. */
const PATIENCE_MS = 6000;

/** What is used of the service of Strapi's plugin. */
interface MailService {
  send(mail: Letter & { to: string; headers: Record<string, string> }): Promise<unknown>;
}

const underWay = new Set<Promise<void>>();

/** Vacation replies and the like must not answer. */
const HEADERS = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** What may stand in a log: no address, no text, no code of a link. */
function cause(error: unknown): string {
  const parts = ["code", "responseCode", "command"].map((key): unknown =>
    typeof error === "object" && error !== null ? Reflect.get(error, key) : undefined,
  );
  const told = parts.filter((part) => typeof part === "string" || typeof part === "number");
  return told.length > 0 ? told.join(" ") : "unknown cause";
}

async function send(strapi: Core.Strapi, to: string, letter: Letter): Promise<void> {
  try {
    const service = strapi.plugin("email").service("email") as unknown as MailService;
    await service.send({ to, ...letter, headers: HEADERS });
  } catch (error) {
    strapi.log.error(`The mail "${letter.subject}" could not be sent: ${cause(error)}`);
  }
}

/**
 * Sends a mail in the background: neither the time it takes nor its failure may show in an answer.
 * A failure is logged; the account stays, and its owner can ask for the mail again.
 */
export function deliver(strapi: Core.Strapi, to: string, letter: Letter): void {
  const job = send(strapi, to, letter).finally(() => underWay.delete(job));
  underWay.add(job);
}

/** Resolves when every mail that was begun is sent or has failed, or after a few seconds. */
export async function mailsSent(): Promise<void> {
  const patience = new AbortController();
  const tooLong = sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([Promise.all(underWay), tooLong]);
  patience.abort();
}
