import { beforeAll, describe, expect, test } from "vitest";
import {
  OTHER_PASSWORD,
  PASSWORD,
  RESET,
  appCode,
  codeIn,
  mailAbout,
  mailsTo,
  makePanelOwner,
  openRegistration,
  rejectionOf,
  switchSecondFactorOn,
  tokensOf,
} from "../support/accounts";
import { useCms, type Answer } from "../support/cms";
import { EDGE_SECRET, OWNER } from "../support/environment";
import { textAt } from "../support/json";

/** With limits on, as on a live site. Each test has clients and accounts of its own. */
const cms = useCms({ RATE_LIMIT: "on" });

/** The sentence says when to come back, as `Retry-After` does. */
const WHEN = /^Too many requests, please try again in \d+ (minutes?|hours?)\.$/;
const LIMITED: unknown[] = [429, "RateLimitError", expect.stringMatching(WHEN), undefined];

/** A call that web makes for a visitor at this address. */
function from(ip: string, url: string, body: unknown, token?: string): Promise<Answer> {
  const headers = { "x-edge-secret": EDGE_SECRET, "x-client-ip": ip };
  return cms().call("POST", url, { body, headers, token });
}

function guess(ip: string, identifier: string, password = "a wrong guess"): Promise<Answer> {
  return from(ip, "/api/auth/local", { identifier, password });
}

async function statuses(count: number, call: (index: number) => Promise<Answer>) {
  const answers: number[] = [];
  for (let index = 0; index < count; index += 1) answers.push((await call(index)).status);
  return answers;
}

function times(count: number, status: number): number[] {
  return Array.from({ length: count }, () => status);
}

function retryAfter({ headers }: Answer): number {
  return Number(headers.get("retry-after"));
}

beforeAll(async () => {
  await openRegistration(cms());
});

describe("guessing a password", () => {
  test("one client gets ten tries on an account, then has to wait", async () => {
    await cms().makeVisitor("guessed@example.org", PASSWORD);
    const wrong = () => guess("192.0.2.1", "guessed@example.org");
    expect(await statuses(10, wrong)).toEqual(times(10, 400));
    const rejected = await guess("192.0.2.1", "Guessed@Example.org", PASSWORD);
    expect(rejectionOf(rejected)).toEqual(LIMITED);
    expect(retryAfter(rejected)).toBeGreaterThan(0);
    expect(retryAfter(rejected)).toBeLessThanOrEqual(15 * 60);
    expect(String(rejectionOf(rejected)[2])).toContain("in 15 minutes");
    expect((await guess("192.0.2.2", "guessed@example.org", PASSWORD)).status).toBe(200);
  });

  test("an account that does not exist is limited alike", async () => {
    const wrong = () => guess("192.0.2.3", "nobody@example.org");
    expect(await statuses(12, wrong)).toEqual([...times(10, 400), 429, 429]);
  });

  test("parallel tries count too", async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => guess("192.0.2.4", "parallel@example.org")),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test("one client gets thirty tries over all accounts", async () => {
    const wrong = (index: number) => guess("192.0.2.5", `many${index}@example.org`);
    expect(await statuses(31, wrong)).toEqual([...times(30, 400), 429]);
  });

  test("addresses of one IPv6 network are one client", async () => {
    const wrong = (index: number) => guess(`2001:db8:5:5::${index}`, "six@example.org");
    expect(await statuses(11, wrong)).toEqual([...times(10, 400), 429]);
    expect((await guess("2001:db8:5:6::1", "six@example.org")).status).toBe(400);
  });

  test("the right password does not count", async () => {
    await cms().makeVisitor("frequent@example.org", PASSWORD);
    const right = () => guess("192.0.2.6", "frequent@example.org", PASSWORD);
    expect(await statuses(12, right)).toEqual(times(12, 200));
  });

  test("a header without the edge secret changes nothing", async () => {
    const headers = (index: number) => ({ "x-client-ip": `198.51.100.${index}` });
    const body = { identifier: "spoofed@example.org", password: "a wrong guess" };
    const answers = await statuses(11, (index) =>
      cms().call("POST", "/api/auth/local", { body, headers: headers(index) }),
    );
    expect(answers).toEqual([...times(10, 400), 429]);
  });

  test("a crowd slows down strangers, and neither the owner nor a first try", async () => {
    const email = "famous@example.org";
    const home = "203.0.113.1";
    await cms().makeVisitor(email, PASSWORD);
    expect((await guess(home, email, PASSWORD)).status).toBe(200);
    const crowd = await statuses(30, (index) => guess(`203.0.113.${10 + (index % 10)}`, email));
    expect(crowd).toEqual(times(30, 400));
    // A stranger keeps one try in a while, which is enough for whoever knows the password.
    expect(await statuses(2, () => guess("203.0.113.50", email))).toEqual([400, 429]);
    expect((await guess("203.0.113.51", email, PASSWORD)).status).toBe(200);
    // Where the owner has signed in before, everything is as ever.
    expect(await statuses(5, () => guess(home, email))).toEqual(times(5, 400));
    expect((await guess(home, email, PASSWORD)).status).toBe(200);
  });
});

describe("requests that end in a mail", () => {
  test.each([
    ["/api/auth/forgot-password", 7],
    ["/api/auth/send-email-confirmation", 8],
  ])("%s: five for an address, twenty for a client", async (url, net) => {
    const ask = (ip: number, email: string) => from(`10.0.${net}.${ip}`, url, { email });
    const same = await statuses(6, () => ask(1, "mailed@example.org"));
    expect(same).toEqual([...times(5, 200), 429]);
    expect((await ask(2, "mailed@example.org")).status).toBe(200);
    const others = await statuses(16, (index) => ask(1, `mailed${index}@example.org`));
    expect(others).toEqual([...times(15, 200), 429]);
    expect(rejectionOf(await ask(1, "more@example.org"))).toEqual(LIMITED);
  });

  test("a mailbox is not flooded by many clients; they are answered as ever", async () => {
    const email = "flooded@example.org";
    await cms().makeVisitor(email, PASSWORD);
    const flood = await statuses(20, (index) =>
      from(`10.1.0.${index}`, "/api/auth/forgot-password", { email }),
    );
    expect(flood).toEqual(times(20, 200));
    const mails = () =>
      cms()
        .mails()
        .then((all) => all.filter((mail) => mail.includes(email)).length);
    expect(await mails()).toBeLessThanOrEqual(12);
    // The owner, where they have signed in before, still gets one.
    const before = await mails();
    await guess("10.1.1.1", email, PASSWORD);
    await from("10.1.1.1", "/api/auth/forgot-password", { email });
    await expect.poll(mails, { timeout: 10_000 }).toBe(before + 1);
  });

  test("registering", async () => {
    const body = { email: "again@example.org", password: PASSWORD, full_name: "A" };
    const again = () => from("10.2.0.1", "/api/auth/local/register", body);
    expect(await statuses(6, again)).toEqual([...times(5, 200), 429]);
    expect((await from("10.2.0.2", "/api/auth/local/register", body)).status).toBe(200);
  });

  test("passwords that are too easy to guess, which it takes long to find out", async () => {
    const body = { email: "easy@example.org", password: "password12", full_name: "A" };
    const again = () => from("10.2.1.1", "/api/auth/local/register", body);
    expect(await statuses(31, again)).toEqual([...times(30, 400), 429]);
    const { jwt } = await cms().makeVisitor("changing@example.org", PASSWORD);
    const change = { currentPassword: PASSWORD, password: "a", passwordConfirmation: "a" };
    expect(rejectionOf(await from("10.2.1.1", "/api/auth/change-password", change, jwt))).toEqual(
      LIMITED,
    );
    expect((await from("10.2.1.2", "/api/auth/local/register", body)).status).toBe(400);
  });
});

describe("within a session", () => {
  test("the current password can be tried ten times, by one session", async () => {
    const first = await cms().makeVisitor("inside@example.org", PASSWORD);
    const second = tokensOf((await guess("10.3.0.1", "inside@example.org", PASSWORD)).body);
    const change = (token: string, currentPassword: string) =>
      from(
        "10.3.0.1",
        "/api/auth/change-password",
        { currentPassword, password: OTHER_PASSWORD, passwordConfirmation: OTHER_PASSWORD },
        token,
      );
    const answers = await statuses(11, () => change(first.jwt, "a wrong guess"));
    expect(answers).toEqual([...times(10, 400), 429]);
    expect(rejectionOf(await change(first.jwt, PASSWORD))).toEqual(LIMITED);
    const url = "/api/account/second-factor";
    expect((await from("10.3.0.1", url, { currentPassword: PASSWORD }, first.jwt)).status).toBe(
      429,
    );
    expect((await change(second.jwt, PASSWORD)).status).toBe(200);
  });
});

describe("the second factor", () => {
  /** An account with a second factor, whose owner has never signed in from a client of a test. */
  async function protectedAccount(email: string) {
    const { jwt } = await cms().makeVisitor(email, PASSWORD);
    return switchSecondFactorOn(cms(), jwt);
  }

  const challenge = async (ip: string, email: string) =>
    textAt((await guess(ip, email, PASSWORD)).body, "challenge");
  const pass = (ip: string, given: string, code: string) =>
    from(ip, "/api/auth/second-factor", { challenge: given, code });

  /** A wrong code from each of these clients. */
  async function wrongCodes(ips: string[], email: string): Promise<number[]> {
    const answers: number[] = [];
    let given = "";
    for (const [index, ip] of ips.entries()) {
      // A challenge takes five codes.
      if (index % 5 === 0) given = await challenge(ip, email);
      answers.push((await pass(ip, given, "000000")).status);
    }
    return answers;
  }

  test("wrong codes are limited over all challenges", async () => {
    const email = "coded@example.org";
    await protectedAccount(email);
    const answers = await wrongCodes(
      Array.from({ length: 15 }, () => "10.4.0.1"),
      email,
    );
    expect(answers).toEqual([...times(10, 400), ...times(5, 429)]);
  });

  test("the addresses of one IPv6 site are one client", async () => {
    const email = "sited@example.org";
    await protectedAccount(email);
    const site = Array.from({ length: 12 }, (_, index) => `2001:db8:6:${index + 1}::1`);
    expect(await wrongCodes(site, email)).toEqual([...times(10, 400), 429, 429]);
    expect(await wrongCodes(["2001:db8:7:1::1"], email)).toEqual([400]);
  });

  test("many networks have fifty tries a day, and the owner's own place is not among them", async () => {
    const email = "besieged@example.org";
    const home = "10.5.0.1";
    const { secret } = await protectedAccount(email);
    const first = await pass(home, await challenge(home, email), appCode(secret, 1));
    expect(first.status).toBe(200);
    const networks = Array.from({ length: 60 }, (_, index) => `10.6.${index}.1`);
    const answers = await wrongCodes(networks, email);
    expect(answers).toEqual([...times(50, 400), ...times(10, 429)]);
    const rejected = await pass("10.7.0.1", await challenge("10.7.0.1", email), "000000");
    expect(retryAfter(rejected)).toBeGreaterThan(23 * 3600);
    expect(await wrongCodes([home, home], email)).toEqual([400, 400]);
    // A new password keeps the attacker out, so the owner gets in anywhere again.
    await from("10.7.0.2", "/api/auth/forgot-password", { email });
    const code = codeIn(await mailAbout(cms(), email, /^Set a new password/), RESET);
    const reset = { code, password: OTHER_PASSWORD, passwordConfirmation: OTHER_PASSWORD };
    expect((await from("10.7.0.2", "/api/auth/reset-password", reset)).status).toBe(200);
    const anew = await guess("10.7.0.2", email, OTHER_PASSWORD);
    const wrong = await pass("10.7.0.2", textAt(anew.body, "challenge"), "000000");
    expect(wrong.status).toBe(400);
    // The owner has been told, once.
    const subject = /^Many wrong codes for your account at ada.example.edu$/;
    const mail = await mailAbout(cms(), email, subject);
    expect(mail.text).toContain("20 wrong codes");
    const all = await mailsTo(cms(), email);
    expect(all.filter((one) => subject.test(one.subject))).toHaveLength(1);
  });

  test("“forgot password” of the panel counts with the website's", async () => {
    const { email } = await makePanelOwner(cms(), "forgetful");
    const ask = (client: string, url: string) => from(client, url, { email });
    await statuses(5, () => ask("10.8.1.1", "/admin/forgot-password"));
    const mails = async () => (await mailsTo(cms(), email)).length;
    await expect.poll(mails, { timeout: 10_000 }).toBe(5);
    const website = "/api/auth/forgot-password";
    expect(rejectionOf(await ask("10.8.1.1", website))).toEqual(LIMITED);
    expect((await ask("10.8.1.2", website)).status).toBe(200);
  });

  test("the panel counts with the website", async () => {
    const wrong = (index: number) =>
      index % 2 === 0
        ? from("10.8.0.1", "/admin/login", { email: OWNER.email, password: "a wrong guess" })
        : guess("10.8.0.1", OWNER.email);
    expect(await statuses(11, wrong)).toEqual([...times(10, 400), 429]);
    const panel = { email: OWNER.email, password: OWNER.password };
    const rejected = await from("10.8.0.1", "/admin/login", panel);
    expect(rejectionOf(rejected).slice(0, 3)).toEqual(LIMITED.slice(0, 3));
    expect(retryAfter(rejected)).toBeGreaterThan(0);
    expect((await from("10.8.0.2", "/admin/login", panel)).status).toBe(200);
  });
});
