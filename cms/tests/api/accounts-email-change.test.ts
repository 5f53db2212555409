import { beforeAll, describe, expect, test } from "vitest";
import {
  CONFIRM,
  OTHER_PASSWORD,
  PASSWORD,
  TOKEN,
  USER,
  codeIn,
  confirm,
  mailAbout,
  mailTo,
  mailsTo,
  makePanelAdmin,
  makePanelOwner,
  openRegistration,
  register,
  rejectionOf,
  signIn,
  userRow,
} from "../support/accounts";
import { useCms } from "../support/cms";
import { at, textAt } from "../support/json";

/** The owner gives the account another email address (docs/decisions/0059). */
const cms = useCms();
const URL = "/api/account/email-change";
const LINK = "admin/settings/email\\?code";

let same: Awaited<ReturnType<typeof makePanelOwner>>;

beforeAll(async () => {
  await openRegistration(cms());
  same = await makePanelOwner(cms(), "same");
});

const panelSignIn = (email: string, password = PASSWORD) =>
  cms().post("/admin/login", { email, password });

async function ask(jwt: string, email: string, currentPassword = PASSWORD) {
  return cms().post(URL, { email, currentPassword }, jwt);
}

/** Asks, and gives the code that is mailed to the new address. */
async function askForCode(jwt: string, email: string): Promise<string> {
  const asked = await ask(jwt, email);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  return codeIn(
    await mailAbout(cms(), email.trim().toLowerCase(), /^Confirm your new email address/),
    LINK,
  );
}

const useCode = (jwt: string, code: string) => cms().post(`${URL}/confirm`, { code }, jwt);

const waiting = async (jwt: string) => at((await cms().get(URL, jwt)).body, "data", "waiting");

describe("another email address", () => {
  test("waits for the link that is sent to it, and then counts everywhere", async () => {
    const { email, session } = await makePanelOwner(cms(), "ada");
    const moved = "ada@new.example.edu";
    expect(await waiting(session.jwt)).toBeNull();
    const code = await askForCode(session.jwt, ` ${moved.toUpperCase()} `);
    expect(await waiting(session.jwt)).toMatchObject({ email: moved });
    const word = await mailAbout(cms(), email, /^Another email address for your account/);
    expect(word.text).toContain(`asked to use ${moved}`);
    expect((await signIn(cms(), moved)).status).toBe(400);
    expect((await signIn(cms(), email)).status).toBe(200);

    const changed = await useCode(session.jwt, code);
    expect([changed.status, at(changed.body, "data", "email")]).toEqual([200, moved]);
    expect(await waiting(session.jwt)).toBeNull();
    // Whoever is signed in stays so.
    const profile = await cms().get("/api/profile", session.jwt);
    expect(at(profile.body, "data", "email")).toBe(moved);
    expect((await signIn(cms(), email)).status).toBe(400);
    expect((await signIn(cms(), moved)).status).toBe(200);
    expect((await panelSignIn(email)).status).toBe(400);
    expect((await panelSignIn(moved)).status).toBe(200);
    const farewell = await mailAbout(cms(), email, /^Your email address for .* was changed$/);
    expect(farewell.text).toContain(`uses ${moved} from now on`);
    expect(farewell.text).not.toContain("forgot-password");

    expect(rejectionOf(await useCode(session.jwt, code))[3]).toBe("used");
  });

  test("is given once, however often the link is used at the same moment", async () => {
    const { session } = await makePanelOwner(cms(), "twice");
    const code = await askForCode(session.jwt, "twice@new.example.edu");
    const answers = await Promise.all([1, 2, 3].map(() => useCode(session.jwt, code)));
    const outcomes = answers.map((answer) => [answer.status, rejectionOf(answer)[3]]);
    expect(outcomes.sort()).toEqual([
      [200, undefined],
      [400, "used"],
      [400, "used"],
    ]);
    expect((await panelSignIn("twice@new.example.edu")).status).toBe(200);
  });

  test("needs the current password", async () => {
    const { session } = await makePanelOwner(cms(), "careful");
    const rejected = await ask(session.jwt, "careful@new.example.edu", OTHER_PASSWORD);
    expect(rejectionOf(rejected).slice(0, 3)).toEqual([
      400,
      "ValidationError",
      "The provided current password is invalid",
    ]);
    expect(await waiting(session.jwt)).toBeNull();
    expect(await mailsTo(cms(), "careful@new.example.edu")).toEqual([]);
  });

  test.each([
    ["not an address", "email must be a valid email"],
    ["two@example.edu, three@example.edu", "email must be a valid email"],
    ["", "email is a required field"],
    ["Same@example.edu", "Your account has this address already"],
  ])("%j is rejected: %s", async (email, message) => {
    expect(rejectionOf(await ask(same.session.jwt, email)).slice(0, 3)).toEqual([
      400,
      "ValidationError",
      message,
    ]);
  });

  test("is not given by the link alone, nor to another account", async () => {
    const { email, session } = await makePanelOwner(cms(), "mistyped");
    const stranger = await makePanelOwner(cms(), "stranger");
    const code = await askForCode(session.jwt, "mistaken@new.example.edu");
    expect([401, 403]).toContain((await cms().post(`${URL}/confirm`, { code })).status);
    expect(rejectionOf(await useCode(stranger.session.jwt, code))[3]).toBe("unknown");
    expect(rejectionOf(await useCode(session.jwt, "no-such-code"))[3]).toBe("unknown");
    expect((await signIn(cms(), email)).status).toBe(200);
    expect((await useCode(session.jwt, code)).status).toBe(200);
  });

  test("is for the owner alone", async () => {
    const { jwt } = await cms().makeVisitor("reader@example.org", PASSWORD);
    for (const token of [undefined, jwt]) {
      const answers = await Promise.all([
        cms().get(URL, token),
        cms().post(URL, { email: "x@example.org", currentPassword: PASSWORD }, token),
        cms().delete(URL, token),
        cms().post(`${URL}/confirm`, { code: "x" }, token),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
  });

  test("can be withdrawn; a newer one takes the place of an earlier one", async () => {
    const { email, session } = await makePanelOwner(cms(), "undecided");
    const first = await askForCode(session.jwt, "first@new.example.edu");
    const second = await askForCode(session.jwt, "second@new.example.edu");
    expect(rejectionOf(await useCode(session.jwt, first))[3]).toBe("used");
    expect(await waiting(session.jwt)).toMatchObject({ email: "second@new.example.edu" });
    expect((await cms().delete(URL, session.jwt)).status).toBe(200);
    expect(await waiting(session.jwt)).toBeNull();
    expect(rejectionOf(await useCode(session.jwt, second))[3]).toBe("used");
    expect((await signIn(cms(), email)).status).toBe(200);
  });

  test("is given up with a new password", async () => {
    const { session } = await makePanelOwner(cms(), "warned");
    const code = await askForCode(session.jwt, "thief@new.example.edu");
    const change = {
      currentPassword: PASSWORD,
      password: OTHER_PASSWORD,
      passwordConfirmation: OTHER_PASSWORD,
    };
    const changed = await cms().post("/api/auth/change-password", change, session.jwt);
    const jwt = textAt(changed.body, "jwt");
    expect(await waiting(jwt)).toBeNull();
    expect(rejectionOf(await useCode(jwt, code))[3]).toBe("used");
  });

  test("expires after a day", async () => {
    const { session } = await makePanelOwner(cms(), "late");
    const code = await askForCode(session.jwt, "late@new.example.edu");
    const { documentId } = await userRow(cms(), "late@example.edu");
    await cms()
      .strapi.db.query(TOKEN)
      .updateMany({
        where: { account: documentId, purpose: "email-change" },
        data: { expires_at: new Date(Date.now() - 1000) },
      });
    expect(await waiting(session.jwt)).toBeNull();
    expect(rejectionOf(await useCode(session.jwt, code)).slice(2)).toEqual([
      "This link has expired. Please ask for a new one.",
      "expired",
    ]);
  });

  test("keeps links that went to the former address from working", async () => {
    const { email, session } = await makePanelOwner(cms(), "leaving");
    await cms().post("/api/auth/forgot-password", { email });
    const recovery = codeIn(await mailAbout(cms(), email, /^Set a new/), "reset-password\\?code");
    const code = await askForCode(session.jwt, "left@new.example.edu");
    expect((await useCode(session.jwt, code)).status).toBe(200);
    const body = {
      code: recovery,
      password: OTHER_PASSWORD,
      passwordConfirmation: OTHER_PASSWORD,
    };
    expect((await cms().post("/api/auth/reset-password", body)).status).toBe(400);
  });
});

describe("an address that somebody else has", () => {
  test("is kept by them; asking says nothing of it", async () => {
    const taken = "taken@example.org";
    await cms().makeVisitor(taken, PASSWORD);
    const { email, session } = await makePanelOwner(cms(), "second");
    const code = await askForCode(session.jwt, taken);
    expect(rejectionOf(await useCode(session.jwt, code)).slice(2)).toEqual([
      "This email address belongs to another account. Please choose another one.",
      "taken",
    ]);
    expect((await signIn(cms(), email)).status).toBe(200);
    expect((await cms().get("/api/profile", session.jwt)).status).toBe(200);
    // Nothing has changed, so the link works as soon as the address is free.
    await cms()
      .strapi.db.query(USER)
      .delete({ where: { email: taken } });
    expect((await useCode(session.jwt, code)).status).toBe(200);
  });

  test("gives way where nobody has confirmed it", async () => {
    const email = "unconfirmed@example.org";
    await register(cms(), email, OTHER_PASSWORD, "Somebody");
    const link = codeIn(await mailAbout(cms(), email, /^Confirm your email address/), CONFIRM);
    const { session } = await makePanelOwner(cms(), "third");
    const code = await askForCode(session.jwt, email);
    expect((await useCode(session.jwt, code)).status).toBe(200);
    expect((await confirm(cms(), link)).status).toBe(400);
    expect((await signIn(cms(), email, OTHER_PASSWORD)).status).toBe(400);
    expect((await signIn(cms(), email)).status).toBe(200);
  });

  test("stays with another user of the panel, who would be left with two addresses", async () => {
    await makePanelAdmin(cms(), "panel@example.edu", "Editors-password-1");
    const { email, session } = await makePanelOwner(cms(), "fourth");
    const code = await askForCode(session.jwt, "panel@example.edu");
    expect(rejectionOf(await useCode(session.jwt, code))[3]).toBe("taken");
    expect((await panelSignIn("panel@example.edu", "Editors-password-1")).status).toBe(200);
    expect((await panelSignIn(email)).status).toBe(200);
  });

  test("goes to one of two who confirm it at the same moment", async () => {
    const owners = [await makePanelOwner(cms(), "left"), await makePanelOwner(cms(), "right")];
    const codes: string[] = [];
    for (const { session } of owners) {
      await ask(session.jwt, "both@new.example.edu");
      const mail = await mailTo(cms(), "both@new.example.edu", codes.length + 1);
      codes.push(codeIn(mail, LINK));
    }
    const answers = await Promise.all(
      owners.map(({ session }, index) => useCode(session.jwt, codes[index] ?? "")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
