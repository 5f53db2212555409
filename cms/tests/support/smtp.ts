import { SMTPServer } from "smtp-server";
import { readMail, type Mail } from "./mail";

/** How the mail server behaves: takes mails, refuses them, or never comes to an answer. */
export type Mood = "take" | "refuse" | "hang";

/** A real mail server on this machine. */
export interface TestSmtp {
  mails: Mail[];
  mood: Mood;
  close(): Promise<void>;
}

/** Starts a mail server that wants this user and password. */
export async function startSmtp(port: number, user: string, password: string): Promise<TestSmtp> {
  const state: Pick<TestSmtp, "mails" | "mood"> = { mails: [], mood: "take" };
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth({ username, password: given }, _session, done) {
      if (username === user && given === password) done(null, { user });
      else done(new Error("Invalid username or password"));
    },
    onMailFrom(_address, _session, done) {
      if (state.mood === "refuse") done(new Error("The mailbox is on fire"));
      else if (state.mood === "take") done();
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
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  return Object.assign(state, {
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
