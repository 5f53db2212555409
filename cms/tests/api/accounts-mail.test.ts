import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  CONFIRM,
  PASSWORD,
  codeIn,
  confirm,
  openRegistration,
  register,
  signIn,
  userRow,
} from "../support/accounts";
import { useCms } from "../support/cms";
import { freePort } from "../support/free-port";
import { until, type Mail } from "../support/mail";
import { startSmtp, type TestSmtp } from "../support/smtp";

/** With a real mail server, which does not always do as it should. */
const port = await freePort();
let smtp: TestSmtp;

beforeAll(async () => {
  smtp = await startSmtp(port, "mailer@example.edu", "smtp/pass word");
});
afterAll(() => smtp.close());

const cms = useCms({
  SMTP_URL: `smtp://mailer%40example.edu:smtp%2Fpass%20word@127.0.0.1:${port}`,
  MAIL_FROM: "Ada's site <site@ada.example.edu>",
});

beforeAll(() => openRegistration(cms()));

const forgot = (email: string) => cms().post("/api/auth/forgot-password", { email });

function mailTo(email: string, count = 1): Promise<Mail> {
  return until(`mail ${count} to ${email}`, () =>
    Promise.resolve(smtp.mails.filter(({ to }) => to === email)[count - 1]),
  );
}

/** What is logged while something goes on. */
async function logged(what: () => Promise<void>): Promise<string> {
  const log = vi.spyOn(cms().strapi.log, "error");
  await what();
  const lines = await until("a line in the log", () =>
    Promise.resolve(log.mock.calls.length > 0 ? JSON.stringify(log.mock.calls) : undefined),
  );
  log.mockRestore();
  return lines;
}

describe("a mail server that works", () => {
  test("gets whole mails: sender, subject, a part of text and one of HTML", async () => {
    await register(cms(), "smtp@example.org", PASSWORD, "Zoë & <i>Co</i>");
    const mail = await mailTo("smtp@example.org");
    expect(mail.from).toMatch(/^"?Ada's site"? <site@ada\.example\.edu>$/);
    expect(mail.subject).toBe("Confirm your e-mail address for ada.example.edu");
    expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(mail.raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(mail.text).toContain("Hello Zoë & <i>Co</i>,");
    expect(mail.html).toContain("Hello Zoë &amp; &lt;i&gt;Co&lt;/i&gt;,");
    const code = codeIn(mail, CONFIRM);
    expect(mail.html).toContain(`https://ada.example.edu/confirm-email?confirmation=${code}`);
    expect((await confirm(cms(), code)).status).toBe(200);
    expect(await cms().mails()).toEqual([]);
  });

  test("gets one mail for one address", async () => {
    await forgot("smtp@example.org");
    await mailTo("smtp@example.org", 2);
    expect(smtp.mails.every(({ to }) => !to.includes(","))).toBe(true);
  });
});

describe.each(["refuse", "hang", "down"] as const)("a mail server that fails: %s", (mood) => {
  const email = `${mood}@example.org`;

  beforeAll(async () => {
    if (mood === "down") await smtp.close();
    else smtp.mood = mood;
  });
  afterAll(async () => {
    if (mood === "down") smtp = await startSmtp(port, "mailer@example.edu", "smtp/pass word");
    else smtp.mood = "take";
  });

  test("loses no account, reveals none, and puts no secret into the log", async () => {
    const log = await logged(async () => {
      const fresh = await register(cms(), email, PASSWORD, "Same");
      expect(fresh.status).toBe(200);
      const taken = await register(cms(), "smtp@example.org", PASSWORD, "Same");
      expect(JSON.stringify(taken.body)).toBe(
        JSON.stringify(fresh.body).replace(email, "smtp@example.org"),
      );
      for (const address of ["smtp@example.org", "unknown@example.org"]) {
        const answer = await forgot(address);
        expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
      }
    });
    expect(log).toContain("could not be sent");
    for (const secret of [PASSWORD, email, "smtp/pass", "confirmation=", "code="]) {
      expect(log).not.toContain(secret);
    }
    expect(await userRow(cms(), email)).toMatchObject({ confirmed: false, blocked: false });
  });
});

test("once it works again the link can be asked for again", async () => {
  for (const mood of ["refuse", "hang", "down"]) {
    const email = `${mood}@example.org`;
    const answer = await cms().post("/api/auth/send-email-confirmation", { email });
    expect(answer.status).toBe(200);
    expect((await confirm(cms(), codeIn(await mailTo(email), CONFIRM))).status).toBe(200);
    expect((await signIn(cms(), email)).status).toBe(200);
  }
});
