import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 10_000;
const POLL_MS = 100;

/**
 * Waits for a mail in the outbox, where mails go without SMTP (contract §2).
 * @returns the newest mail to this address: its text as a person reads it
 */
export async function mailTo(dataDir: string, address: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const mail = (await mails(join(dataDir, "outbox"))).find((text) => isMailTo(text, address));
    if (mail) return mail;
    await pause(POLL_MS);
  }
  throw new Error(`No mail to ${address} arrived in the outbox.`);
}

/** The first address in a mail that leads to this path of the site. */
export function linkIn(mail: string, path: string): string {
  const link = new RegExp(`https?://[^\\s"'<>]+${path}[^\\s"'<>]*`).exec(mail)?.[0];
  if (!link) throw new Error(`The mail has no link to ${path}.`);
  return link.replaceAll("&amp;", "&");
}

async function mails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const newestFirst = names
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse();
  return Promise.all(
    newestFirst.map(async (name) => decodeMail(await readFile(join(folder, name)))),
  );
}

/** True when the mail goes to this address. */
export function isMailTo(mail: string, address: string): boolean {
  return new RegExp(`^To:.*${address.replaceAll(".", "\\.")}`, "im").test(mail);
}

/** Undoes the quoted-printable encoding of long lines and special characters. */
export function decodeMail(file: Buffer): string {
  const text = file.toString("latin1");
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
