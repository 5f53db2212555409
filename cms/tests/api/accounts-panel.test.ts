import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isRecord } from "../../src/documents/types";
import {
  OTHER_PASSWORD,
  PASSWORD,
  RESET,
  USER,
  appCode,
  codeIn,
  mailAbout,
  makePanelAdmin,
  makePanelOwner,
  rejectionOf,
  signIn,
  switchSecondFactorOn,
  userRow,
} from "../support/accounts";
import { useCms, type Answer } from "../support/cms";
import { OWNER } from "../support/environment";
import { at, listAt, textAt } from "../support/json";
import { until } from "../support/mail";

/**
 * The owner has one password and one second factor, for the website and for Strapi's panel
 * (docs/decisions/0018).
 */
const cms = useCms();
const ADMIN = "admin::user";
const INVALID = [400, "ApplicationError", "Invalid credentials", undefined];

// Codes change every thirty seconds. The clock stands still, here and in the cms, until it is told.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterAll(() => {
  vi.useRealTimers();
});

function nextCode(): void {
  vi.setSystemTime(Date.now() + 30_000);
}

const panelSignIn = (email: string, password: string) =>
  cms().post("/admin/login", { email, password });

const me = async (token: string) => (await cms().get("/admin/users/me", token)).status;

function tokenOf({ status, body }: Answer): string {
  expect(status, JSON.stringify(body)).toBe(200);
  return textAt(body, "data", "token");
}

const makeOwner = (name: string, panelPassword?: string) =>
  makePanelOwner(cms(), name, panelPassword);

async function adminRow(email: string): Promise<Record<string, unknown>> {
  const row: unknown = await cms().strapi.db.query(ADMIN).findOne({ where: { email } });
  return isRecord(row) ? row : {};
}

function changePassword(jwt: string, currentPassword: string, password: string) {
  const body = { currentPassword, password, passwordConfirmation: password };
  return cms().post("/api/auth/change-password", body, jwt);
}

describe("the password", () => {
  test("of the first start signs in at the panel", async () => {
    expect(await me(tokenOf(await panelSignIn(OWNER.email, OWNER.password)))).toBe(200);
    expect(await me(tokenOf(await panelSignIn(OWNER.email.toUpperCase(), OWNER.password)))).toBe(
      200,
    );
  });

  test("leaves a note in the owner's activity, also when it is wrong", async () => {
    const token = await cms().ownerToken();
    tokenOf(await panelSignIn(OWNER.email, OWNER.password));
    expect(rejectionOf(await panelSignIn(OWNER.email, "Not-the-password-1"))).toEqual(INVALID);
    const outcomes = await until("both notes", async () => {
      const { body } = await cms().get("/api/activity?limit=50", token);
      const found = listAt(body, "data").filter((entry) =>
        /built-in panel$/.test(String(at(entry, "device"))),
      );
      const all = found.map((entry) => at(entry, "outcome"));
      return all.includes("refused") ? all : undefined;
    });
    expect(outcomes).toContain("signed in");
  });

  test("is the website's, whatever the panel's was before", async () => {
    const { email } = await makeOwner("diverged");
    expect(rejectionOf(await panelSignIn(email, "Panel-password-1"))).toEqual(INVALID);
    tokenOf(await panelSignIn(email, PASSWORD));
  });

  test("is changed in both places at once, which ends the panel's sessions", async () => {
    const { email, session } = await makeOwner("changer");
    const token = tokenOf(await panelSignIn(email, PASSWORD));
    expect(await me(token)).toBe(200);
    expect((await changePassword(session.jwt, PASSWORD, OTHER_PASSWORD)).status).toBe(200);
    expect(await me(token)).toBe(401);
    expect(rejectionOf(await panelSignIn(email, PASSWORD))).toEqual(INVALID);
    tokenOf(await panelSignIn(email, OTHER_PASSWORD));
  });

  test("is reset in both places at once", async () => {
    const { email } = await makeOwner("resetter");
    const token = tokenOf(await panelSignIn(email, PASSWORD));
    await cms().post("/api/auth/forgot-password", { email });
    const code = codeIn(await mailAbout(cms(), email, /^Set a new password/), RESET);
    const body = { code, password: OTHER_PASSWORD, passwordConfirmation: OTHER_PASSWORD };
    expect((await cms().post("/api/auth/reset-password", body)).status).toBe(200);
    expect(await me(token)).toBe(401);
    expect(rejectionOf(await panelSignIn(email, PASSWORD))).toEqual(INVALID);
    tokenOf(await panelSignIn(email, OTHER_PASSWORD));
  });

  test("that is set for the account in the panel counts there too", async () => {
    const { email } = await makeOwner("edited");
    const token = tokenOf(await panelSignIn(email, PASSWORD));
    const { documentId } = await userRow(cms(), email);
    const url = `/content-manager/collection-types/${USER}/${String(documentId)}`;
    const editor = tokenOf(await panelSignIn(OWNER.email, OWNER.password));
    expect((await cms().put(url, { password: OTHER_PASSWORD }, editor)).status).toBe(200);
    expect(await me(token)).toBe(401);
    expect(await me(editor)).toBe(200);
    tokenOf(await panelSignIn(email, OTHER_PASSWORD));
    await mailAbout(cms(), email, /^Your password for ada\.example\.edu was changed$/);
    // Without the account the newest password stays, not the panel's first one.
    expect((await cms().delete(url, editor)).status).toBe(200);
    expect(rejectionOf(await panelSignIn(email, "Panel-password-1"))).toEqual(INVALID);
    tokenOf(await panelSignIn(email, OTHER_PASSWORD));
  });

  test("of another panel user is its own, also when a visitor has the same address", async () => {
    const email = "editor@example.edu";
    await makePanelAdmin(cms(), email, "Editors-password-1");
    const { jwt } = await cms().makeVisitor(email, PASSWORD);
    await changePassword(jwt, PASSWORD, OTHER_PASSWORD);
    expect(rejectionOf(await panelSignIn(email, OTHER_PASSWORD))).toEqual(INVALID);
    const token = tokenOf(await panelSignIn(email, "Editors-password-1"));
    const change = { currentPassword: "Editors-password-1", password: "Editors-password-2" };
    expect((await cms().put("/admin/users/me", change, token)).status).toBe(200);
    tokenOf(await panelSignIn(email, "Editors-password-2"));
  });

  test("a sign-in in flight does not survive a new password", async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, session } = await makeOwner(`race${round}`);
      const [changed, ...late] = await Promise.all([
        changePassword(session.jwt, PASSWORD, OTHER_PASSWORD),
        ...[1, 2, 3, 4].map(() => panelSignIn(email, PASSWORD)),
      ]);
      expect(changed.status).toBe(200);
      for (const answer of late) {
        if (answer.status === 200) expect(await me(tokenOf(answer))).toBe(401);
      }
    }
  });
});

describe("another email address of the owner", () => {
  test("is set for the account and then in the panel's profile; both sign in with it", async () => {
    const { email, session } = await makeOwner("moving");
    const moved = "moved@example.edu";
    const token = tokenOf(await panelSignIn(email, PASSWORD));
    const { documentId } = await userRow(cms(), email);
    const url = `/content-manager/collection-types/${USER}/${String(documentId)}`;
    expect((await cms().put(url, { email: moved }, token)).status).toBe(200);
    expect((await cms().put("/admin/users/me", { email: moved }, token)).status).toBe(200);
    expect((await cms().get("/api/users/me", session.jwt)).status).toBe(200);
    expect((await signIn(cms(), email)).status).toBe(400);
    expect((await signIn(cms(), moved)).status).toBe(200);
    expect(rejectionOf(await panelSignIn(email, PASSWORD))).toEqual(INVALID);
    tokenOf(await panelSignIn(moved, PASSWORD));
    // One password still.
    expect((await changePassword(session.jwt, PASSWORD, OTHER_PASSWORD)).status).toBe(200);
    expect(rejectionOf(await panelSignIn(moved, PASSWORD))).toEqual(INVALID);
    tokenOf(await panelSignIn(moved, OTHER_PASSWORD));
  });
});

describe("the panel's own ways to a new password", () => {
  test("the profile rejects one, and another address, and nobody is signed out", async () => {
    const { email } = await makeOwner("profile");
    const token = tokenOf(await panelSignIn(email, PASSWORD));
    const change = { currentPassword: PASSWORD, password: "Another-password-1" };
    const rejected = await cms().put("/admin/users/me", change, token);
    expect(rejectionOf(rejected).slice(0, 2)).toEqual([400, "ApplicationError"]);
    expect(rejectionOf(rejected)[2]).toMatch(/change the password on the website/);
    const moved = await cms().put("/admin/users/me", { email: "free@example.edu" }, token);
    expect(moved.status).toBe(400);
    expect((await cms().put("/admin/users/me", { firstname: "Ada" }, token)).status).toBe(200);
    expect(await me(token)).toBe(200);
    tokenOf(await panelSignIn(email, PASSWORD));
  });

  test("another administrator can set neither for the owner", async () => {
    const { email } = await makeOwner("managed");
    const editor = tokenOf(await panelSignIn(OWNER.email, OWNER.password));
    const url = `/admin/users/${String((await adminRow(email)).id)}`;
    expect((await cms().put(url, { password: "Another-password-1" }, editor)).status).toBe(400);
    expect((await cms().put(url, { email: "free@example.edu" }, editor)).status).toBe(400);
    tokenOf(await panelSignIn(email, PASSWORD));
  });

  test("“forgot password” sends the website's link", async () => {
    const { email } = await makeOwner("forgetful");
    expect((await cms().post("/admin/forgot-password", { email })).status).toBe(204);
    const mail = await mailAbout(cms(), email, /^Set a new password for ada.example.edu$/);
    expect(codeIn(mail, RESET)).not.toBe("");
    expect((await adminRow(email)).resetPasswordToken).toBeNull();
  });

  test("a reset link of the panel from before is rejected", async () => {
    const { email } = await makeOwner("leftover");
    const data = {
      resetPasswordToken: "left-over-token",
      resetPasswordTokenExpiresAt: new Date(Date.now() + 3_600_000),
    };
    await cms().strapi.db.query(ADMIN).update({ where: { email }, data });
    const body = { resetPasswordToken: "left-over-token", password: "Another-password-1" };
    const rejected = await cms().post("/admin/reset-password", body);
    expect([rejected.status, at(rejected.body, "data")]).toEqual([400, null]);
    expect(rejectionOf(await panelSignIn(email, "Another-password-1"))).toEqual(INVALID);
  });

  test("the command line sets both, and takes the second factor off", async () => {
    const { email, session } = await makeOwner("locked-out");
    await switchSecondFactorOn(cms(), session.jwt);
    // As `strapi admin:reset-user-password` calls it.
    const { services } = cms().strapi.get<{
      services: { user: { resetPasswordByEmail(email: string, password: string): Promise<void> } };
    }>("admin");
    await services.user.resetPasswordByEmail(email, "Rescued-password-1");
    tokenOf(await panelSignIn(email, "Rescued-password-1"));
    expect((await signIn(cms(), email, "Rescued-password-1")).body).toHaveProperty("jwt");
    expect((await cms().get("/api/profile", session.jwt)).status).toBe(401);
  });
});

describe("the second factor", () => {
  async function protectedOwner(name: string) {
    const owner = await makeOwner(name);
    const panel = tokenOf(await panelSignIn(owner.email, PASSWORD));
    const factor = await switchSecondFactorOn(cms(), owner.session.jwt);
    nextCode();
    return { ...owner, ...factor, panel };
  }

  test("is asked for right after the password, and says so", async () => {
    const { email, secret, panel } = await protectedOwner("protected");
    // Sessions that did without it have ended.
    expect(await me(panel)).toBe(401);
    const rejected = await panelSignIn(email, PASSWORD);
    expect(rejectionOf(rejected)[2]).toMatch(/type the six digits .* right after your password/);
    const wrong = await panelSignIn(email, `${PASSWORD}000000`);
    expect(rejectionOf(wrong)[2]).toMatch(
      /^The password is correct, but the six-digit code is not/,
    );
    for (const password of ["", appCode(secret), `not my password${appCode(secret)}`]) {
      const answer = await panelSignIn(email, password);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).not.toMatch(/six digits/);
    }
    const token = tokenOf(await panelSignIn(email, PASSWORD + appCode(secret)));
    expect(await me(token)).toBe(200);
  });

  test("takes each code once, at the panel and the website together", async () => {
    const { email, secret } = await protectedOwner("replayed");
    const code = appCode(secret);
    tokenOf(await panelSignIn(email, `${PASSWORD} ${code}`));
    expect((await panelSignIn(email, PASSWORD + code)).status).toBe(400);
    const challenge = textAt((await signIn(cms(), email)).body, "challenge");
    const again = await cms().post("/api/auth/second-factor", { challenge, code });
    expect(rejectionOf(again)[3]).toBe("code");
    nextCode();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => panelSignIn(email, PASSWORD + appCode(secret))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test("recovery codes are for the website", async () => {
    const { email, codes } = await protectedOwner("recovering");
    const answer = await panelSignIn(email, PASSWORD + (codes[0] ?? ""));
    expect(rejectionOf(answer)).toEqual(INVALID);
  });

  test("switched off, the password alone does again", async () => {
    const { email, session } = await protectedOwner("unprotected");
    const url = "/api/account/second-factor/disable";
    expect((await cms().post(url, { currentPassword: PASSWORD }, session.jwt)).status).toBe(200);
    tokenOf(await panelSignIn(email, PASSWORD));
  });

  test("a password that ends in six digits is not taken for one with a code", async () => {
    const { email, session } = await makeOwner("digits");
    const password = "nine purple anchors 483920";
    expect((await changePassword(session.jwt, PASSWORD, password)).status).toBe(200);
    tokenOf(await panelSignIn(email, password));
  });
});

test("Strapi mails nothing of its own to the owner", async () => {
  const mails = await until("mails", async () => {
    const all = await cms().mails();
    return all.length > 0 ? all : undefined;
  });
  expect(mails.filter((mail) => mail.includes("/admin/auth/reset-password"))).toEqual([]);
});
