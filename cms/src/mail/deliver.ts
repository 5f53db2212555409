import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import path from "node:path";
import { settings } from "../settings";
import type { Email } from "./compose";
import { writeToOutbox } from "./outbox";
import { MailQueue } from "./queue";
import type { OutgoingMail } from "./queue-files";
import type { QueueStatus } from "./queue-status";

/** The part of an email provider of Strapi that is used here. */
interface Provider {
  send(mail: OutgoingMail): Promise<unknown>;
}

/** Vacation replies and the like must not answer. */
const HEADERS = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

let queue: MailQueue | undefined;

function requireQueue(): MailQueue {
  if (queue === undefined) throw new Error("The queue of mails is not started yet");
  return queue;
}

/** What Strapi itself sends goes through the queue too, and its sender hears of a failure. */
async function sendForStrapi(mail: OutgoingMail): Promise<void> {
  const outcome = await requireQueue().add(mail);
  if (outcome.sent) return;
  const next = outcome.willRetry ? "It is kept and tried again." : "It is not tried again.";
  const message = `The email could not be sent. ${outcome.reason} ${next}`;
  // Only with a status does the panel's test of the settings show these words.
  throw Object.assign(new errors.ApplicationError(message), { statusCode: 400 });
}

/**
 * Puts the queue between everything that sends mails and nodemailer, or the outbox without
 * `SMTP_URL`, and begins to send what the last process has left.
 */
export async function startMailQueue(strapi: Core.Strapi): Promise<void> {
  const provider = strapi.plugin("email").provider as Provider;
  const sendNow = provider.send.bind(provider);
  const hasServer = settings.mail.smtpUrl !== undefined;
  queue = new MailQueue({
    folder: path.join(settings.dataDir, "mail-queue"),
    send: (mail) => (hasServer ? sendNow(mail) : writeToOutbox(mail)),
    log: strapi.log,
  });
  provider.send = sendForStrapi;
  await queue.start();
}

/**
 * Sends a mail in the background: neither the time it takes nor its failure may show in an answer.
 * A mail that cannot be sent now is kept and tried again.
 */
export function deliver(_strapi: Core.Strapi, to: string, message: Email): void {
  const { subject, text, html, lifetimeMs } = message;
  const from = settings.mail.from;
  void requireQueue().add({ from, to, subject, text, html, headers: HEADERS }, lifetimeMs);
}

/** What has become of the mails, and whether a mail server is set at all. */
export async function mailStatus(): Promise<QueueStatus & { hasServer: boolean }> {
  return { ...(await requireQueue().status()), hasServer: settings.mail.smtpUrl !== undefined };
}

/** Waits a few seconds for the mails that are being sent. */
export async function stopMailQueue(): Promise<void> {
  await queue?.stop();
  queue = undefined;
}
