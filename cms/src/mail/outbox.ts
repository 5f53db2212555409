import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { settings } from "../settings";
import type { OutgoingMail } from "./queue-files";

/**
 * Writes a mail as a complete `.eml` file, which any mail program opens, to `$DATA_DIR/outbox`.
 * Takes the place of a mail server where there is no `SMTP_URL`. Names sort by time.
 */
export async function writeToOutbox(mail: OutgoingMail): Promise<void> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({
    ...mail,
    from: mail.from ?? settings.mail.from,
  });
  const folder = path.join(settings.dataDir, "outbox");
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomBytes(3).toString("hex")}`;
  const file = path.join(folder, `${name}.eml`);
  try {
    // Readers must never find half a mail.
    await fs.writeFile(`${file}.part`, message, { mode: 0o600 });
    await fs.rename(`${file}.part`, file);
  } catch (error) {
    await fs.rm(`${file}.part`, { force: true });
    throw error;
  }
}
