import { beforeAll, describe, expect, test } from "vitest";
import {
  CONFIRM,
  OTHER_PASSWORD,
  PASSWORD,
  RESET,
  TOKEN,
  codeIn,
  confirm,
  mailTo,
  mailAbout,
  mailsTo,
  openRegistration,
  panelEdit,
  refresh,
  rejectionOf,
  register,
  signIn,
  switchSecondFactorOn,
  userRow,
} from "../support/accounts";
import { useCms } from "../support/cms";
import { at, textAt } from "../support/json";

const cms = useCms();

const resend = (email: string) => cms().post("/api/auth/send-email-confirmation", { email });
const forgot = (email: string) => cms().post("/api/auth/forgot-password", { email });
const reset = (code: string, password: string) =>
  cms().post("/api/auth/reset-password", { code, password, passwordConfirmation: password });

/** Lets all links of an account run out. */
async function expireLinks(email: string): Promise<void> {
  const { documentId } = await userRow(cms(), email);
  await cms()
    .strapi.db.query(TOKEN)
    .updateMany({ where: { account: documentId }, data: { expires_at: new Date() } });
}

describe("registration can be closed", () => {
  test("and is, on a fresh site without demo content", async () => {
    expect((await cms().get("/api/account-settings")).body).toEqual({
      data: { registration_open: false, mail_server: false },
      meta: {},
    });
    expect(rejectionOf(await register(cms(), "early@example.org"))).toEqual([
      400,
      "ApplicationError",
      "Registration is closed. Please contact the owner of this site.",
      "closed",
    ]);
    expect(await userRow(cms(), "early@example.org")).toEqual({});
  });

  test("the owner opens and closes it", async () => {
    await openRegistration(cms());
    expect((await register(cms(), "opened@example.org")).status).toBe(200);
    await openRegistration(cms(), false);
    expect((await register(cms(), "closed@example.org")).status).toBe(400);
    const token = await cms().ownerToken();
    for (const data of [{}, { registration_open: "yes" }, { registration_open: true, x: 1 }, 7]) {
      expect((await cms().put("/api/account-settings", { data }, token)).status).toBe(400);
    }
  });
});

describe("registering", () => {
  beforeAll(() => openRegistration(cms()));

  test("makes an account that its mail confirms, once", async () => {
    const email = "new@example.org";
    const answer = await register(cms(), " New@Example.org ", PASSWORD, " Nina <b>New</b> ");
    expect([answer.status, answer.body]).toEqual([
      200,
      { user: { email, full_name: "Nina <b>New</b>", confirmed: false } },
    ]);
    expect((await signIn(cms(), email)).status).toBe(400);
    const mail = await mailTo(cms(), email);
    expect(mail.subject).toBe("Confirm your email address for ada.example.edu");
    const code = codeIn(mail, CONFIRM);
    const done = await confirm(cms(), code);
    expect([done.status, done.body]).toEqual([200, { ok: true }]);
    expect(rejectionOf(await confirm(cms(), code))).toEqual([
      400,
      "ValidationError",
      "This link has already been used. Your email address is confirmed: please sign in.",
      "used",
    ]);
    const { status, body } = await signIn(cms(), email);
    expect(status).toBe(200);
    const profile = await cms().get("/api/profile", String(at(body, "jwt")));
    expect(profile.body).toMatchObject({ data: { is_admin: false, full_name: "Nina <b>New</b>" } });
    const create = await cms().post("/api/awards", { data: {} }, String(at(body, "jwt")));
    expect(create.status).toBe(403);
  });

  test("stores no link in clear, and nothing of a name is in the mail", async () => {
    const email = "markup@example.org";
    await register(cms(), email, PASSWORD, 'Eve <a href="https://evil.example">click</a>\n.');
    const mail = await mailTo(cms(), email);
    expect(mail.html + mail.text).not.toMatch(/Eve|evil\.example|click/);
    const code = codeIn(mail, CONFIRM);
    const { documentId } = await userRow(cms(), email);
    const rows = await cms()
      .strapi.db.query(TOKEN)
      .findMany({ where: { account: documentId } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await userRow(cms(), email)).username).toMatch(/^u_[0-9a-f]{12}$/);
  });

  test("an expired link says so, and another one works", async () => {
    const email = "late@example.org";
    await register(cms(), email);
    const first = codeIn(await mailTo(cms(), email), CONFIRM);
    await expireLinks(email);
    expect(rejectionOf(await confirm(cms(), first))).toEqual([
      400,
      "ValidationError",
      "This link has expired. Please ask for a new one.",
      "expired",
    ]);
    expect((await resend(email)).body).toEqual({ email, sent: true });
    const second = codeIn(await mailTo(cms(), email, 2), CONFIRM);
    expect((await confirm(cms(), second)).status).toBe(200);
    expect((await signIn(cms(), email)).status).toBe(200);
  });

  test("an address that has an account is answered alike; its owner gets another mail", async () => {
    const email = "taken@example.org";
    await cms().makeVisitor(email, PASSWORD);
    const fresh = await register(cms(), "untaken@example.org", OTHER_PASSWORD, "Same");
    const taken = await register(cms(), email, OTHER_PASSWORD, "Same");
    expect(taken.status).toBe(fresh.status);
    expect(JSON.stringify(taken.body)).toBe(
      JSON.stringify(fresh.body).replace("untaken@example.org", email),
    );
    const mail = await mailTo(cms(), email);
    expect(mail.subject).toBe("You already have an account at ada.example.edu");
    expect(mail.text).toContain("https://ada.example.edu/login");
    expect(mail.text).not.toMatch(/confirmation=/);
    expect((await signIn(cms(), email)).status).toBe(200);
    expect((await signIn(cms(), email, OTHER_PASSWORD)).status).toBe(400);
    expect((await userRow(cms(), email)).full_name).toBe("Vera Visitor");
  });

  describe("an address that a stranger registers too", () => {
    const STRANGERS = "the stranger was here";
    const contested = (answer: { status: number; body: unknown }) => [
      answer.status,
      rejectionOf(answer)[3],
    ];

    /** Registers an address with these passwords, one after the other. @returns their codes */
    async function registerAll(email: string, ...passwords: string[]): Promise<string[]> {
      const codes: string[] = [];
      for (const password of passwords) {
        await register(cms(), email, password, password === PASSWORD ? "Victim" : "Stranger");
        codes.push(codeIn(await mailTo(cms(), email, codes.length + 1), CONFIRM));
      }
      return codes;
    }

    test("each link confirms its own registration, before and after a stranger's", async () => {
      const email = "victim@example.org";
      const [stranger, mine] = await registerAll(
        email,
        STRANGERS,
        PASSWORD,
        "the stranger is back",
      );
      expect((await confirm(cms(), mine ?? "", PASSWORD)).status).toBe(200);
      expect((await signIn(cms(), email)).status).toBe(200);
      expect((await userRow(cms(), email)).full_name).toBe("Victim");
      expect(rejectionOf(await confirm(cms(), stranger ?? "", STRANGERS))[3]).toBe("used");
      expect((await signIn(cms(), email, "the stranger is back")).status).toBe(400);
    });

    test("the newest mail is the stranger's, and its link alone brings nothing into force", async () => {
      const email = "hijacked@example.org";
      const [mine, stranger] = await registerAll(email, PASSWORD, STRANGERS);
      const alone = await confirm(cms(), stranger ?? "");
      expect(contested(alone)).toEqual([400, "contested"]);
      expect(rejectionOf(alone)[2]).toMatch(/registered more than once/);
      const typed = await confirm(cms(), stranger ?? "", PASSWORD);
      expect(contested(typed)).toEqual([400, "contested"]);
      expect(rejectionOf(typed)[2]).toMatch(/registration with another password/);
      expect((await signIn(cms(), email, STRANGERS)).status).toBe(400);
      expect((await userRow(cms(), email)).confirmed).toBe(false);
      expect((await confirm(cms(), mine ?? "", PASSWORD)).status).toBe(200);
      expect((await signIn(cms(), email)).status).toBe(200);
      expect((await signIn(cms(), email, STRANGERS)).status).toBe(400);
    });

    test("another link, asked for afterwards, carries nobody's password", async () => {
      const email = "resent@example.org";
      const codes = await registerAll(email, PASSWORD, STRANGERS);
      await resend(email);
      const code = codeIn(await mailTo(cms(), email, 3), RESET);
      expect((await reset(code, OTHER_PASSWORD)).status).toBe(200);
      expect((await signIn(cms(), email, OTHER_PASSWORD)).status).toBe(200);
      for (const one of codes) expect(rejectionOf(await confirm(cms(), one))[3]).toBe("used");
      expect((await signIn(cms(), email, STRANGERS)).status).toBe(400);
    });

    test("confirming it in the panel brings nobody's password into force", async () => {
      const email = "by-hand@example.org";
      const codes = await registerAll(email, PASSWORD, STRANGERS);
      expect((await panelEdit(cms(), email, { confirmed: true })).status).toBe(200);
      expect((await signIn(cms(), email, STRANGERS)).status).toBe(400);
      expect(rejectionOf(await confirm(cms(), codes[1] ?? "", STRANGERS))[3]).toBe("used");
    });

    test("whoever registers twice with one password needs the link alone", async () => {
      const email = "eager@example.org";
      const [first] = await registerAll(email, PASSWORD, PASSWORD);
      expect(rejectionOf(await signIn(cms(), email))[3]).toBe("unconfirmed");
      expect((await confirm(cms(), first ?? "")).status).toBe(200);
      expect((await signIn(cms(), email)).status).toBe(200);
    });

    test("a registration in flight changes nothing about an account that is just confirmed", async () => {
      for (let round = 0; round < 3; round += 1) {
        const email = `flight${round}@example.org`;
        const [mine] = await registerAll(email, PASSWORD);
        const [done] = await Promise.all([
          confirm(cms(), mine ?? "", PASSWORD),
          ...[1, 2, 3].map((index) => register(cms(), email, `${STRANGERS} ${index}`)),
        ]);
        expect(done.status).toBe(200);
        expect((await signIn(cms(), email)).status).toBe(200);
      }
    });
  });

  test("at the same moment makes one account", async () => {
    const email = "together@example.org";
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(cms(), email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const users = cms().strapi.db.query("plugin::users-permissions.user");
    expect(await users.count({ where: { email } })).toBe(1);
  });

  test("asking for the link again says the same of every address", async () => {
    const email = "confirmed@example.org";
    await cms().makeVisitor(email, PASSWORD);
    await cms().makeVisitor("shut@example.org", PASSWORD);
    await panelEdit(cms(), "shut@example.org", { blocked: true });
    for (const address of [email, "shut@example.org", "unheard@example.org"]) {
      const answer = await resend(address);
      expect([answer.status, answer.body]).toEqual([200, { email: address, sent: true }]);
    }
    expect((await mailTo(cms(), email)).subject).toContain("already have an account");
    expect(await mailsTo(cms(), "shut@example.org")).toEqual([]);
    expect(await mailsTo(cms(), "unheard@example.org")).toEqual([]);
    expect((await resend("no address")).status).toBe(400);
  });
});

test.each(["GET", "HEAD"])("a %s of a link changes nothing", async (method) => {
  const email = `scanned-${method.toLowerCase()}@example.org`;
  await register(cms(), email);
  const code = codeIn(await mailTo(cms(), email), CONFIRM);
  for (const [name, url] of [
    ["confirmation", "email-confirmation"],
    ["code", "reset-password"],
  ] as const) {
    const { status } = await cms().call(method, `/api/auth/${url}?${name}=${code}`);
    expect([403, 404, 405]).toContain(status);
  }
  expect((await userRow(cms(), email)).confirmed).toBe(false);
  expect((await confirm(cms(), code)).status).toBe(200);
});

test("Strapi's own confirmation by GET stays closed when somebody grants it in the panel", async () => {
  const email = "granted@example.org";
  await register(cms(), email);
  const code = codeIn(await mailTo(cms(), email), CONFIRM);
  const role: unknown = await cms()
    .strapi.db.query("plugin::users-permissions.role")
    .findOne({ where: { type: "public" } });
  const permissions = cms().strapi.db.query("plugin::users-permissions.permission");
  const action = "plugin::users-permissions.auth.emailConfirmation";
  await permissions.create({ data: { action, role: Number(at(role, "id")) } });
  const { status, headers } = await cms().get(`/api/auth/email-confirmation?confirmation=${code}`);
  expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  expect((await userRow(cms(), email)).confirmed).toBe(false);
  await permissions.deleteMany({ where: { action } });
});

describe("a forgotten password", () => {
  test("every address is answered alike, and only accounts get a mail", async () => {
    const email = "forgetful@example.org";
    await cms().makeVisitor(email, PASSWORD);
    for (const address of [email, "unknown@example.org"]) {
      const answer = await forgot(address);
      expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    }
    expect((await mailTo(cms(), email)).subject).toBe("Set a new password for ada.example.edu");
    expect(await mailsTo(cms(), "unknown@example.org")).toEqual([]);
  });

  test("the link sets a password once, and all sessions end", async () => {
    const email = "resetter@example.org";
    const session = await cms().makeVisitor(email, PASSWORD);
    await forgot(email);
    const code = codeIn(await mailTo(cms(), email), RESET);
    const weak = await reset(code, "qwertyuiop");
    expect(weak.status).toBe(400);
    const answer = await reset(code, OTHER_PASSWORD);
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect((await cms().get("/api/publications", session.jwt)).status).toBe(401);
    expect((await refresh(cms(), session.refreshToken)).status).toBe(401);
    expect((await signIn(cms(), email)).status).toBe(400);
    expect((await signIn(cms(), email, OTHER_PASSWORD)).status).toBe(200);
    expect(rejectionOf(await reset(code, PASSWORD))).toEqual([
      400,
      "ValidationError",
      "This link has already been used. Please ask for a new one.",
      "used",
    ]);
    const notice = await mailTo(cms(), email, 2);
    expect(notice.subject).toMatch(/^Your password .* was changed$/);
    expect(notice.text).toMatch(/^Hello,\n\nThe password of your account/);
    expect(notice.html).toContain("because you have an account there.");
  });

  test("of several links, and of parallel uses of one, a single one works", async () => {
    const email = "several@example.org";
    await cms().makeVisitor(email, PASSWORD);
    await forgot(email);
    const first = codeIn(await mailTo(cms(), email), RESET);
    await forgot(email);
    const second = codeIn(await mailTo(cms(), email, 2), RESET);
    const answers = await Promise.all(
      [second, second, first, first].map((code, index) =>
        reset(code, `${OTHER_PASSWORD} ${index}`),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 400, 400, 400]);
  });

  test("the link ends after an hour, and stores nothing in clear", async () => {
    const email = "tardy@example.org";
    await cms().makeVisitor(email, PASSWORD);
    await forgot(email);
    const code = codeIn(await mailTo(cms(), email), RESET);
    const { documentId } = await userRow(cms(), email);
    const row: unknown = await cms()
      .strapi.db.query(TOKEN)
      .findOne({ where: { account: documentId } });
    expect(JSON.stringify(row)).not.toContain(code);
    const time = (key: string) => new Date(textAt(row, key)).getTime();
    const life = time("expires_at") - time("createdAt");
    expect(Math.round(life / 60_000)).toBe(60);
    await expireLinks(email);
    expect(rejectionOf(await reset(code, OTHER_PASSWORD))).toEqual([
      400,
      "ValidationError",
      "This link has expired. Please ask for a new one.",
      "expired",
    ]);
  });

  test("the link dies with a password set in the panel, a block, or another address", async () => {
    const changes: Record<string, unknown>[] = [
      { password: OTHER_PASSWORD },
      { blocked: true },
      { email: "moved@example.org" },
    ];
    for (const [index, change] of changes.entries()) {
      const email = `dying${index}@example.org`;
      await cms().makeVisitor(email, PASSWORD);
      await forgot(email);
      const code = codeIn(await mailTo(cms(), email), RESET);
      expect((await panelEdit(cms(), email, change)).status).toBe(200);
      expect(rejectionOf(await reset(code, OTHER_PASSWORD))[3]).toBe("unknown");
    }
  });

  test("whoever loses an address in the panel is told so there, and nobody without a change", async () => {
    const email = "taken-over@example.org";
    await cms().makeVisitor(email, PASSWORD);
    const subjects = async () => (await mailsTo(cms(), email)).map(({ subject }) => subject);
    const before = await subjects();
    await panelEdit(cms(), email, { email, full_name: "Vera", second_factor_enabled: false });
    await panelEdit(cms(), email, { email: "thief@example.org" });
    const changed = "Your email address for ada.example.edu was changed";
    const mail = await mailAbout(cms(), email, new RegExp(`^${changed}$`));
    expect(mail.text).toContain("uses thief@example.org from now on");
    expect(await subjects()).toEqual([...before, changed]);
  });

  test("the click proves the address of an account that was never confirmed", async () => {
    const email = "unproved@example.org";
    await register(cms(), email);
    const old = codeIn(await mailTo(cms(), email), CONFIRM);
    await forgot(email);
    const code = codeIn(await mailTo(cms(), email, 2), RESET);
    expect((await reset(code, OTHER_PASSWORD)).status).toBe(200);
    expect((await signIn(cms(), email, OTHER_PASSWORD)).status).toBe(200);
    expect(rejectionOf(await confirm(cms(), old))[3]).toBe("used");
    expect((await signIn(cms(), email)).status).toBe(400);
  });

  test("a reset leaves the second factor on", async () => {
    const email = "factored@example.org";
    const { jwt } = await cms().makeVisitor(email, PASSWORD);
    await switchSecondFactorOn(cms(), jwt);
    await mailTo(cms(), email);
    await forgot(email);
    const mail = await mailTo(cms(), email, 2);
    expect((await reset(codeIn(mail, RESET), OTHER_PASSWORD)).status).toBe(200);
    const { body } = await signIn(cms(), email, OTHER_PASSWORD);
    expect(body).toEqual({ mfa_required: true, challenge: expect.any(String) as unknown });
  });
});
