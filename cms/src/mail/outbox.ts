import type { Core } from "@strapi/strapi";
import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { settings } from "../settings";

interface Mail {
  from?: string;
  to: string;
  cc?: string;
  bcc?: string;
  replyTo?: string;
  subject: string;
  text?: string;
  html?: string;
  headers?: Record<string, string>;
}

/** Writes a mail as a complete `.eml` file, which any mail program opens. Names sort by time. */
async function writeToOutbox(folder: string, mail: Mail): Promise<void> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({
    ...mail,
    from: mail.from ?? settings.mail.from,
  });
  await fs.mkdir(folder, { recursive: true });
  const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomBytes(3).toString("hex")}`;
  const file = path.join(folder, `${name}.eml`);
  // Readers must never find half a mail.
  await fs.writeFile(`${file}.part`, message, { mode: 0o600 });
  await fs.rename(`${file}.part`, file);
}

/** Without `SMTP_URL` each mail is written to `$DATA_DIR/outbox` instead of being sent. */
export function useOutboxWithoutSmtp(strapi: Core.Strapi): void {
  if (settings.mail.smtpUrl !== undefined) return;
  const folder = path.join(settings.dataDir, "outbox");
  strapi.plugin("email").provider = { send: (mail: Mail) => writeToOutbox(folder, mail) };
}
