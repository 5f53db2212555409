import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  OTHER_PASSWORD,
  PASSWORD,
  TOKEN,
  appCode,
  mailAbout,
  panelEdit,
  rejectionOf,
  signIn,
  switchSecondFactorOn,
  tokensOf,
  userRow,
} from "../support/accounts";
import { useCms } from "../support/cms";
import { at, listAt, textAt } from "../support/json";

const cms = useCms();
const FACTOR = "api::account.second-factor";
const URL_OF = "/api/account/second-factor";

const WRONG = [400, "ValidationError", "This code is not correct", "code"];
const OVER = [
  400,
  "ApplicationError",
  "This sign-in has expired. Please sign in again.",
  "challenge",
];

// Codes change every thirty seconds. The clock stands still, here and in the cms, until it is told.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Goes on to the app's next code. */
function nextCode(): void {
  vi.setSystemTime(Date.now() + 30_000);
}

async function account(name: string) {
  const email = `${name}@example.org`;
  const session = await cms().makeVisitor(email, PASSWORD);
  const factor = await switchSecondFactorOn(cms(), session.jwt);
  nextCode();
  return { email, session, ...factor };
}

async function challenge(email: string, password = PASSWORD): Promise<string> {
  const { status, body } = await signIn(cms(), email, password);
  expect([status, body]).toEqual([
    200,
    { mfa_required: true, challenge: expect.any(String) as unknown },
  ]);
  return textAt(body, "challenge");
}

const pass = (given: string, code: string) =>
  cms().post("/api/auth/second-factor", { challenge: given, code });

const status = async (jwt: string) => at((await cms().get(URL_OF, jwt)).body, "data");

describe("switching on", () => {
  test("takes the password, then a code; until then nothing changes", async () => {
    const email = "enrol@example.org";
    const { jwt } = await cms().makeVisitor(email, PASSWORD);
    expect(await status(jwt)).toEqual({ enabled: false, recovery_codes_left: 0 });
    const rejected = await cms().post(URL_OF, { currentPassword: "not my password" }, jwt);
    expect(rejectionOf(rejected)[2]).toBe("The provided current password is invalid");
    const early = await cms().post(`${URL_OF}/verify`, { code: "123456" }, jwt);
    expect(rejectionOf(early)[3]).toBe("enrol");
    const first = await cms().post(URL_OF, { currentPassword: PASSWORD }, jwt);
    const { body } = await cms().post(URL_OF, { currentPassword: PASSWORD }, jwt);
    const secret = textAt(body, "data", "secret");
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(textAt(body, "data", "uri"));
    expect(decodeURIComponent(uri.pathname)).toContain("ada.example.edu:enrol@example.org");
    expect(uri.searchParams.get("secret")).toBe(secret);
    expect((await signIn(cms(), email)).body).toHaveProperty("jwt");
    for (const code of ["", "12345", "abcdef", appCode(textAt(first.body, "data", "secret"))]) {
      expect((await cms().post(`${URL_OF}/verify`, { code }, jwt)).status).toBe(400);
    }
    const done = await cms().post(`${URL_OF}/verify`, { code: appCode(secret) }, jwt);
    const codes = listAt(done.body, "data", "recovery_codes").map(String);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await status(jwt)).toEqual({ enabled: true, recovery_codes_left: 10 });
    const again = await cms().post(URL_OF, { currentPassword: PASSWORD }, jwt);
    expect(rejectionOf(again)[2]).toBe("Two-step sign-in is already switched on");
    await mailAbout(cms(), email, /^Two-step sign-in for .* was switched on$/);
  });

  test("ends the other sessions, which did without it", async () => {
    const email = "elsewhere@example.org";
    const { jwt } = await cms().makeVisitor(email, PASSWORD);
    const other = tokensOf((await signIn(cms(), email)).body);
    await switchSecondFactorOn(cms(), jwt);
    expect((await cms().get("/api/profile", other.jwt)).status).toBe(401);
    expect((await cms().get("/api/profile", jwt)).status).toBe(200);
  });

  test("stores neither the secret nor a code in clear", async () => {
    const { email, secret, codes } = await account("stored");
    const { documentId } = await userRow(cms(), email);
    const row: unknown = await cms()
      .strapi.db.query(FACTOR)
      .findOne({ where: { account: documentId } });
    const stored = JSON.stringify([row, await userRow(cms(), email)]);
    expect(stored).not.toContain(secret);
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace("-", ""));
    }
  });
});

describe("signing in", () => {
  test("asks for a code and gives no session before it", async () => {
    const { email, secret } = await account("signin");
    const given = await challenge(email);
    expect((await cms().get("/api/profile", given)).status).toBe(401);
    expect((await cms().post("/api/auth/refresh", { refreshToken: given })).status).toBe(401);
    const { status: answered, body } = await pass(given, appCode(secret));
    expect(answered).toBe(200);
    expect(at(body, "user", "email")).toBe(email);
    expect((await cms().get("/api/profile", tokensOf(body).jwt)).status).toBe(200);
    expect(rejectionOf(await pass(given, appCode(secret, 1)))).toEqual(OVER);
  });

  test("a code works once, and none that came before it works later", async () => {
    const { email, secret } = await account("replay");
    const code = appCode(secret);
    const earlier = appCode(secret, -1);
    expect((await pass(await challenge(email), code)).status).toBe(200);
    const given = await challenge(email);
    expect(rejectionOf(await pass(given, code))).toEqual(WRONG);
    expect(rejectionOf(await pass(given, earlier))).toEqual(WRONG);
    nextCode();
    const fresh = appCode(secret);
    expect((await pass(given, `${fresh.slice(0, 3)} ${fresh.slice(3)}`)).status).toBe(200);
  });

  test("parallel uses of one code give one session", async () => {
    const { email, secret } = await account("parallel");
    const given = await Promise.all(Array.from({ length: 4 }, () => challenge(email)));
    const code = appCode(secret);
    const answers = await Promise.all(given.map((one) => pass(one, code)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400]);
  });

  test("five wrong codes end the challenge, also when they come at once", async () => {
    const { email, secret } = await account("guesser");
    const given = await challenge(email);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => pass(given, String(100_000 + index))),
    );
    const reasons = answers.map((answer) => rejectionOf(answer)[3]);
    expect(reasons.filter((reason) => reason === "code")).toHaveLength(5);
    expect(reasons.filter((reason) => reason === "challenge")).toHaveLength(7);
    expect(rejectionOf(await pass(given, appCode(secret)))).toEqual(OVER);
    expect((await pass(await challenge(email), appCode(secret))).status).toBe(200);
  });

  test("a challenge runs out, and dies with a new password or a block", async () => {
    const { email, secret, session } = await account("outdated");
    const { documentId } = await userRow(cms(), email);
    const tokens = cms().strapi.db.query(TOKEN);
    const late = await challenge(email);
    await tokens.updateMany({ where: { account: documentId }, data: { expires_at: new Date() } });
    expect(rejectionOf(await pass(late, appCode(secret)))).toEqual(OVER);
    const old = await challenge(email);
    const change = {
      currentPassword: PASSWORD,
      password: OTHER_PASSWORD,
      passwordConfirmation: OTHER_PASSWORD,
    };
    expect((await cms().post("/api/auth/change-password", change, session.jwt)).status).toBe(200);
    expect(rejectionOf(await pass(old, appCode(secret)))).toEqual(OVER);
    const blocked = await challenge(email, OTHER_PASSWORD);
    await panelEdit(cms(), email, { blocked: true });
    expect(rejectionOf(await pass(blocked, appCode(secret)))).toEqual(OVER);
    expect(rejectionOf(await pass("rubbish", "123456"))).toEqual(OVER);
  });
});

describe("recovery codes", () => {
  test("each works once, however it is typed, and its use is reported", async () => {
    const { email, codes } = await account("recover");
    const typed = ` ${codes[0]?.toUpperCase().replace("-", " ") ?? ""} `;
    const { status: answered, body } = await pass(await challenge(email), typed);
    expect(answered).toBe(200);
    expect(await status(tokensOf(body).jwt)).toEqual({ enabled: true, recovery_codes_left: 9 });
    expect(rejectionOf(await pass(await challenge(email), codes[0] ?? ""))).toEqual(WRONG);
    const mail = await mailAbout(cms(), email, /^A recovery code for ada.example.edu was used$/);
    expect(mail.text).toContain("Recovery codes left: 9.");
    const given = await Promise.all([challenge(email), challenge(email), challenge(email)]);
    const answers = await Promise.all(given.map((one) => pass(one, codes[1] ?? "")));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
  });

  test("can be made anew, which ends the old ones", async () => {
    const { email, codes, session } = await account("renew");
    const url = `${URL_OF}/recovery-codes`;
    expect((await cms().post(url, { currentPassword: "wrong" }, session.jwt)).status).toBe(400);
    const { body } = await cms().post(url, { currentPassword: PASSWORD }, session.jwt);
    const fresh = listAt(body, "data", "recovery_codes").map(String);
    expect(fresh).toHaveLength(10);
    const mail = await mailAbout(cms(), email, /^New recovery codes for ada\.example\.edu$/);
    expect(mail.text).toContain("were just replaced");
    expect((await pass(await challenge(email), codes[3] ?? "")).status).toBe(400);
    expect((await pass(await challenge(email), fresh[3] ?? "")).status).toBe(200);
  });
});

describe("switching off", () => {
  test("takes the password", async () => {
    const { email, session } = await account("off");
    const url = `${URL_OF}/disable`;
    expect((await cms().post(url, { currentPassword: "wrong" }, session.jwt)).status).toBe(400);
    expect((await signIn(cms(), email)).body).toHaveProperty("mfa_required", true);
    const { body } = await cms().post(url, { currentPassword: PASSWORD }, session.jwt);
    expect(at(body, "data")).toEqual({ enabled: false });
    expect((await signIn(cms(), email)).body).toHaveProperty("jwt");
    expect(rejectionOf(await cms().post(url, { currentPassword: PASSWORD }, session.jwt))[2]).toBe(
      "Two-step sign-in is not switched on",
    );
  });

  test("the panel can do it for a lost phone, and cannot switch it on", async () => {
    const { email } = await account("lost");
    expect((await userRow(cms(), email)).second_factor_enabled).toBe(true);
    await panelEdit(cms(), email, { full_name: "Vera", second_factor_enabled: true });
    expect((await signIn(cms(), email)).body).toHaveProperty("mfa_required", true);
    expect((await panelEdit(cms(), email, { second_factor_enabled: false })).status).toBe(200);
    await mailAbout(cms(), email, /^Two-step sign-in for ada\.example\.edu was switched off$/);
    expect((await signIn(cms(), email)).body).toHaveProperty("jwt");
    await panelEdit(cms(), email, { second_factor_enabled: true });
    expect((await userRow(cms(), email)).second_factor_enabled).toBe(false);
    expect((await signIn(cms(), email)).body).toHaveProperty("jwt");
  });
});
