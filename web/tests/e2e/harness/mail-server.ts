import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { decodeMail, isMailTo } from "./mail";

const PATIENCE_MS = 15_000;

/** A real mail server on this machine that keeps what it is given. */
export interface MailServer {
  /** The setting `SMTP_URL` (contract §2). */
  url: string;
  /** Waits for the newest mail to this address: its text as a person reads it. */
  mailTo(address: string): Promise<string>;
  /** Forgets all mails. */
  empty(): void;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        mails.unshift(decodeMail(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailTo: async (address) => {
      const deadline = Date.now() + PATIENCE_MS;
      while (Date.now() < deadline) {
        const mail = mails.find((text) => isMailTo(text, address));
        if (mail) return mail;
        await pause(100);
      }
      throw new Error(`No mail to ${address} arrived.`);
    },
    empty: () => {
      mails.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
