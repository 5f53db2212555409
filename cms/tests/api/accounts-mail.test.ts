import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  CONFIRM,
  PASSWORD,
  codeIn,
  confirm,
  openRegistration,
  panelToken,
  rejectionOf,
  register,
  signIn,
  userRow,
} from "../support/accounts";
import { useCms } from "../support/cms";
import { freePort } from "../support/free-port";
import { at } from "../support/json";
import { until, type Mail } from "../support/mail";
import { matching } from "../support/match";
import { startSmtp, type TestSmtp } from "../support/smtp";

/** With a real mail server, which does not always do as it should. */
const port = await freePort();
let smtp: TestSmtp;
const start = () => startSmtp(port, "mailer@example.edu", "smtp/pass word");

beforeAll(async () => {
  smtp = await start();
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
    await register(cms(), "smtp@example.org", PASSWORD, "Zoë Co");
    const mail = await mailTo("smtp@example.org");
    expect(mail.from).toMatch(/^"?Ada's site"? <site@ada\.example\.edu>$/);
    expect(mail.subject).toBe("Confirm your email address for ada.example.edu");
    expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(mail.raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(mail.text).toMatch(/^Hello,\r?\n/);
    expect(mail.html).toContain(">Hello,</p>");
    const code = codeIn(mail, CONFIRM);
    expect(mail.html).toContain(`https://ada.example.edu/confirm-email?confirmation=${code}`);
    expect((await confirm(cms(), code)).status).toBe(200);
    expect(await cms().mails()).toEqual([]);
  });

  test("carries no words of whoever registers an address to whoever reads its mail", async () => {
    const typed = "Your mailbox is full, see https://evil.example/ & <i>sign in</i>";
    const email = "stranger@example.org";
    await register(cms(), email, PASSWORD, typed);
    await cms().post("/api/auth/send-email-confirmation", { email });
    for (const mail of [await mailTo(email), await mailTo(email, 2)]) {
      expect(`${mail.text} ${mail.html}`).not.toMatch(/mailbox|evil\.example|<i>|&lt;i/);
      expect(codeIn(mail, CONFIRM)).toBeTruthy();
    }
  });

  test("gets one mail for one address", async () => {
    await forgot("smtp@example.org");
    await mailTo("smtp@example.org", 2);
    expect(smtp.mails.every(({ to }) => !to.includes(","))).toBe(true);
  });
});

const FAILURES = ["reject", "later", "hang", "down"] as const;

describe.each(FAILURES)("a mail server that fails: %s", (mood) => {
  const email = `${mood}@example.org`;

  beforeAll(async () => {
    if (mood === "down") await smtp.close();
    else smtp.mood = mood;
  });
  afterAll(async () => {
    if (mood === "down") smtp = await start();
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
      if (mood === "hang") {
        // Sooner than the server's silence is noticed.
        await smtp.close();
        smtp = await start();
      }
    });
    expect(log).toContain("could not be sent");
    for (const secret of [PASSWORD, email, "smtp/pass", "confirmation=", "code="]) {
      expect(log).not.toContain(secret);
    }
    expect(await userRow(cms(), email)).toMatchObject({ confirmed: false, blocked: false });
  });
});

test("the owner, and nobody else, reads what has become of the mails", async () => {
  const visitor = await cms().makeVisitor("status@example.org", PASSWORD);
  for (const token of [undefined, visitor.jwt]) {
    expect((await cms().get("/api/mail-status", token)).status).toBe(403);
  }
  const { status, body } = await cms().get("/api/mail-status", await cms().ownerToken());
  expect(status).toBe(200);
  expect(body).toEqual({
    data: {
      smtp: true,
      waiting: expect.any(Number) as unknown,
      failed: expect.any(Number) as unknown,
      last_error: "The mail server cannot be reached.",
      last_error_at: matching(/^\d{4}-\d\d-\d\dT/),
    },
    meta: {},
  });
  // Those that met "later", "hang" and "down" wait, those that met "reject" do not.
  expect(at(body, "data", "waiting")).toBeGreaterThanOrEqual(3);
  expect(at(body, "data", "failed")).toBeGreaterThanOrEqual(1);
});

test("what Strapi's panel sends waits too, and its sender is told so", async () => {
  smtp.mood = "later";
  const token = await panelToken(cms());
  const answer = await cms().post("/email/test", { to: "panel@example.org" }, token);
  smtp.mood = "take";
  expect(rejectionOf(answer).slice(0, 3)).toEqual([
    400,
    "ApplicationError",
    "The email could not be sent. The mail server asked to try again later (451). It is kept and tried again.",
  ]);
});

test("once it works again the link can be asked for again", async () => {
  for (const mood of FAILURES) {
    const email = `${mood}@example.org`;
    const answer = await cms().post("/api/auth/send-email-confirmation", { email });
    expect(answer.status).toBe(200);
    expect((await confirm(cms(), codeIn(await mailTo(email), CONFIRM))).status).toBe(200);
    expect((await signIn(cms(), email)).status).toBe(200);
  }
});
