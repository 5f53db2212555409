import { SMTPServer } from "smtp-server";
import { readMail, type Mail } from "./mail";

/**
 * How the mail server behaves: takes mails, rejects them for good, asks to come back later, or
 * never comes to an answer.
 */
export type Mood = "take" | "reject" | "later" | "hang";

/** A real mail server on this machine. */
export interface TestSmtp {
  mails: Mail[];
  mood: Mood;
  /** How often somebody began to send a mail. */
  attempts: number;
  /** Which passwords the server has seen. */
  passwords: string[];
  /** Cuts all connections. */
  close(): Promise<void>;
}

const REJECTIONS = { reject: 550, later: 451 };

/** Starts a mail server that wants this user and password. */
export async function startSmtp(port: number, user: string, password: string): Promise<TestSmtp> {
  const state: Omit<TestSmtp, "close"> = { mails: [], mood: "take", attempts: 0, passwords: [] };
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 10,
    onAuth({ username, password: given }, _session, done) {
      state.passwords.push(given ?? "");
      if (username === user && given === password) done(null, { user });
      else done(new Error("Invalid username or password"));
    },
    onMailFrom(_address, _session, done) {
      const { mood } = state;
      state.attempts += 1;
      if (mood === "take") done();
      else if (mood !== "hang") {
        done(
          Object.assign(new Error("The mailbox is on fire"), { responseCode: REJECTIONS[mood] }),
        );
      }
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        state.mails.push(readMail(Buffer.concat(chunks).toString("utf8")));
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve());
  });
  server.on("error", () => undefined);
  return Object.assign(state, {
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
