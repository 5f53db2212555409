import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import nodemailer from "nodemailer";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MailQueue, type QueueOptions } from "../../src/mail/queue";
import type { OutgoingMail } from "../../src/mail/queue-files";
import { mailTransportOptions } from "../../src/mail/transport-options";
import { freePort } from "../support/free-port";
import { until } from "../support/mail";
import { startSmtp, type TestSmtp } from "../support/smtp";

/** The queue with a real mail server, which does not always do as it should. */
const CODE = "one-time-code-5f2a";
const MAIL: OutgoingMail = {
  from: "Ada <site@ada.example.edu>",
  to: "reader@example.org",
  subject: "Set a new password",
  text: `https://ada.example.edu/reset-password?code=${CODE}`,
};

let smtp: TestSmtp;
let port = 0;
let folder = "";
let lines: string[] = [];
let queues: MailQueue[] = [];

beforeEach(async () => {
  port = await freePort();
  smtp = await startSmtp(port, "mailer", "smtp-password");
  folder = path.join(await fs.mkdtemp(path.join(os.tmpdir(), "lectern-mail-")), "mail-queue");
  lines = [];
  queues = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await smtp.close();
  await Promise.all(queues.map((queue) => queue.stop()));
  await fs.rm(path.dirname(folder), { recursive: true, force: true });
});

const urlOf = (host: string) => `smtp://mailer:smtp-password@${host}:${port}`;

async function startQueue(options: Partial<QueueOptions> = {}, transport: object = {}) {
  const mailer = nodemailer.createTransport({
    ...mailTransportOptions(urlOf("127.0.0.1")),
    ...transport,
  });
  const queue = new MailQueue({
    folder,
    send: (mail) => mailer.sendMail(mail),
    log: { error: (line) => lines.push(line) },
    backOffMs: [20],
    ...options,
  });
  queues.push(queue);
  await queue.start();
  return queue;
}

/** A pause that no test waits for. */
const LONG = { backOffMs: [3_600_000] };

const names = async () => (await fs.readdir(folder)).map((name) => path.extname(name));
const mailCount = (count: number) =>
  until(`${count} mails`, () => Promise.resolve(smtp.mails.length >= count || undefined));

test("a mail that is taken leaves nothing behind", async () => {
  const queue = await startQueue();
  expect(await queue.add(MAIL)).toEqual({ sent: true });
  expect(smtp.mails).toHaveLength(1);
  expect(await names()).toEqual([]);
  expect(await queue.status()).toEqual({
    waiting: 0,
    failed: 0,
    lastError: null,
    lastErrorAt: null,
  });
});

describe("a mail that meets", () => {
  test("a server that asks to come back later is tried again", async () => {
    smtp.mood = "later";
    const queue = await startQueue();
    expect(await queue.add(MAIL)).toMatchObject({ sent: false, willRetry: true });
    await until("a second attempt", () => Promise.resolve(smtp.attempts > 1 || undefined));
    smtp.mood = "take";
    await mailCount(1);
    await until("an empty queue", async () => (await names()).length === 0 || undefined);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.raw).toContain(CODE);
  });

  test("a server that stalls is tried again", async () => {
    smtp.mood = "hang";
    const queue = await startQueue({}, { socketTimeout: 200 });
    const outcome = await queue.add(MAIL);
    expect(outcome).toMatchObject({ reason: "The mail server did not answer in time." });
    smtp.mood = "take";
    await mailCount(1);
  });

  test("a server that is away is tried again", async () => {
    await smtp.close();
    const queue = await startQueue();
    const outcome = await queue.add(MAIL);
    expect(outcome).toMatchObject({ reason: "The mail server cannot be reached." });
    smtp = await startSmtp(port, "mailer", "smtp-password");
    await mailCount(1);
  });

  test("a server that does not know the password waits until it is mended", async () => {
    await smtp.close();
    smtp = await startSmtp(port, "mailer", "another-password");
    const queue = await startQueue(LONG);
    await queue.add(MAIL);
    expect((await queue.status()).lastError).toBe(
      "The mail server rejected the user name or the password in SMTP_URL.",
    );
    await queue.stop();
    await smtp.close();
    smtp = await startSmtp(port, "mailer", "smtp-password");
    await startQueue(LONG);
    await mailCount(1);
  });

  test("a rejection for good is given up at once", async () => {
    smtp.mood = "reject";
    const queue = await startQueue();
    expect(await queue.add(MAIL)).toMatchObject({ sent: false, willRetry: false });
    expect(await queue.status()).toMatchObject({
      waiting: 0,
      failed: 1,
      lastError: "The mail server rejected the email permanently (550).",
    });
    const [file = ""] = await fs.readdir(folder);
    const kept = await fs.readFile(path.join(folder, file), "utf8");
    expect(kept).not.toContain(CODE);
    expect(kept).not.toContain(MAIL.to);
    expect(smtp.attempts).toBe(1);
  });
});

describe("a waiting mail", () => {
  test("is readable for the owner of the process alone and survives a restart", async () => {
    smtp.mood = "later";
    const queue = await startQueue(LONG);
    await queue.add(MAIL);
    const [file = ""] = await fs.readdir(folder);
    expect((await fs.stat(folder)).mode & 0o777).toBe(0o700);
    expect((await fs.stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
    expect(await queue.status()).toMatchObject({
      waiting: 1,
      failed: 0,
      lastError: "The mail server asked to try again later (451).",
    });
    await queue.stop();
    smtp.mood = "take";
    await startQueue(LONG);
    await mailCount(1);
  });

  test("keeps its Message-ID from attempt to attempt", async () => {
    const ids: unknown[] = [];
    const queue = await startQueue({
      send: ({ messageId }) => {
        ids.push(messageId);
        return ids.length < 3 ? Promise.reject(new Error("busy")) : Promise.resolve();
      },
    });
    await queue.add(MAIL);
    await until("three attempts", () => Promise.resolve(ids.length === 3 || undefined));
    expect(ids[0]).toMatch(/^<[\w-]+@ada\.example\.edu>$/);
    expect(new Set(ids).size).toBe(1);
  });

  test("is not sent when its link has expired, nor when three days are over", async () => {
    smtp.mood = "later";
    const queue = await startQueue(LONG);
    await queue.add({ ...MAIL, to: "link@example.org" }, 2 * 3_600_000);
    await queue.add({ ...MAIL, to: "notice@example.org" });
    await queue.stop();
    smtp.mood = "take";
    const attempts = smtp.attempts;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * 3_600_000 });
    const next = await startQueue(LONG);
    await mailCount(1);
    await until("one failure", async () => (await next.status()).failed === 1 || undefined);
    expect(smtp.mails[0]?.to).toBe("notice@example.org");
    expect(smtp.attempts).toBe(attempts + 1);
  });

  test("is given up when the next attempt would come after its end", async () => {
    smtp.mood = "later";
    const queue = await startQueue({ backOffMs: [60_000] });
    expect(await queue.add(MAIL, 59_000)).toMatchObject({ willRetry: false });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 86_400_000 });
    const next = await startQueue();
    expect(await next.status()).toMatchObject({ waiting: 0 });
    await until("an empty folder", async () => (await names()).length === 0 || undefined);
  });
});

test("a stop during an attempt leaves the mail to the next process", async () => {
  smtp.mood = "hang";
  const queue = await startQueue(LONG);
  const attempt = queue.add(MAIL);
  await until("an attempt", () => Promise.resolve(smtp.attempts === 1 || undefined));
  expect(await names()).toEqual([".sending"]);
  await Promise.all([queue.stop(), smtp.close()]);
  await attempt;
  expect(await names()).toEqual([".json"]);
  smtp = await startSmtp(port, "mailer", "smtp-password");
  await startQueue(LONG);
  await mailCount(1);
});

test("a mail whose process died while it sent it is sent later, and not before", async () => {
  smtp.mood = "later";
  const queue = await startQueue(LONG);
  await queue.add(MAIL);
  await queue.stop();
  const [file = ""] = await fs.readdir(folder);
  const claimed = path.join(folder, file.replace(".json", ".sending"));
  await fs.rename(path.join(folder, file), claimed);
  await fs.utimes(claimed, new Date(), new Date());
  smtp.mood = "take";
  const early = await startQueue(LONG);
  expect(await early.status()).toMatchObject({ waiting: 1 });
  await early.stop();
  expect(smtp.mails).toHaveLength(0);
  const longAgo = new Date(Date.now() - 11 * 60_000);
  await fs.utimes(claimed, longAgo, longAgo);
  await startQueue(LONG);
  await mailCount(1);
});

test("two processes with one folder send each mail once", async () => {
  smtp.mood = "later";
  const queue = await startQueue(LONG);
  const addresses = Array.from({ length: 12 }, (_, index) => `reader${index}@example.org`);
  await Promise.all(addresses.map((to) => queue.add({ ...MAIL, to })));
  await queue.stop();
  smtp.mood = "take";
  await Promise.all([startQueue(LONG), startQueue(LONG)]);
  await until("an empty queue", async () => (await names()).length === 0 || undefined);
  expect(smtp.mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
});

test("a disk that takes nothing costs the retries, not the first attempt", async () => {
  const queue = await startQueue();
  await fs.rm(folder, { recursive: true });
  await fs.writeFile(folder, "");
  expect(await queue.add(MAIL)).toEqual({ sent: true });
  expect(lines.join()).toContain("could not be kept");
});

test("no address, code or password gets into the log", async () => {
  smtp.mood = "later";
  const queue = await startQueue(LONG);
  const mail = { ...MAIL, subject: `A test mail to ${MAIL.to}` };
  await queue.add(mail);
  smtp.mood = "reject";
  await queue.add(mail);
  expect(lines).toHaveLength(2);
  for (const secret of [CODE, MAIL.to, "smtp-password"]) {
    expect(lines.join()).not.toContain(secret);
  }
});

describe("encryption", () => {
  test("is asked for unless the server runs on this machine", () => {
    const requiresTls = (url: string) => mailTransportOptions(url).requireTLS;
    for (const host of ["localhost", "127.0.0.1", "127.8.9.1", "[::1]"]) {
      expect(requiresTls(urlOf(host)), host).toBe(false);
    }
    for (const host of ["mail.example.edu", "10.0.0.7", "0.0.0.0", "[2001:db8::1]"]) {
      expect(requiresTls(urlOf(host)), host).toBe(true);
    }
    expect(mailTransportOptions("smtps://mail.example.edu")).toMatchObject({ secure: true });
  });

  test("a server without it gets neither the password nor the mail", async () => {
    const queue = await startQueue(LONG, mailTransportOptions(urlOf("0.0.0.0")));
    expect(await queue.add(MAIL)).toMatchObject({ sent: false, willRetry: true });
    expect(lines.join()).toContain(
      "The mail server offers no encrypted connection (STARTTLS), so neither the password nor the email was sent.",
    );
    expect([smtp.passwords, smtp.mails]).toEqual([[], []]);
  });
});
