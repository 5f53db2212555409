import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  OTHER_PASSWORD,
  PASSWORD,
  openRegistration,
  panelEdit,
  panelToken,
  refresh,
  rejectionOf,
  register,
  signIn,
  tokensOf,
  userRow,
  USER,
  type Tokens,
} from "../support/accounts";
import { useCms } from "../support/cms";
import { OWNER } from "../support/environment";
import { at, listAt, problems, textAt } from "../support/json";

/**
 * What each rejection says: web and its screens go by these words. "Too many requests" is in
 * accounts-limits.test.ts; that a taken address and a confirmed one are not told from others, where
 * Strapi would say so, is in accounts-registration.test.ts.
 */
const cms = useCms();
const EMAIL = "answers@example.org";
let visitor: Tokens;

beforeAll(async () => {
  visitor = await cms().makeVisitor(EMAIL, PASSWORD);
  await openRegistration(cms());
});

describe("signing in", () => {
  const WRONG = [400, "ValidationError", "Invalid identifier or password", undefined];

  test("a wrong password and an unknown address are answered alike", async () => {
    expect(rejectionOf(await signIn(cms(), EMAIL, "not my password"))).toEqual(WRONG);
    expect(rejectionOf(await signIn(cms(), "nobody@example.org"))).toEqual(WRONG);
    expect(rejectionOf(await signIn(cms(), EMAIL, "x".repeat(100_000)))).toEqual(WRONG);
  });

  test("an unknown address costs as much work as a known one", async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 9; round += 1) {
      for (const [kind, email] of [
        ["known", EMAIL],
        ["unknown", `nobody${round}@example.org`],
      ] as const) {
        const start = performance.now();
        await signIn(cms(), email, "not my password");
        times[kind].push(performance.now() - start);
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[4] ?? 0;
    // Without the work it would be a twentieth. `npm run measure:accounts` measures closely.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 3);
    expect(median(times.unknown)).toBeLessThan(median(times.known) * 3);
  });

  test("missing credentials", async () => {
    expect(problems((await cms().post("/api/auth/local", { identifier: 7 })).body)).toEqual({
      identifier: "identifier is a required field",
      password: "password is a required field",
    });
  });

  test("an address that is not confirmed, and only to whoever knows the password", async () => {
    await register(cms(), "waiting@example.org");
    expect(rejectionOf(await signIn(cms(), "waiting@example.org"))).toEqual([
      400,
      "ApplicationError",
      "Your account email is not confirmed",
      "unconfirmed",
    ]);
    expect(rejectionOf(await signIn(cms(), "waiting@example.org", "not my password"))).toEqual(
      WRONG,
    );
  });

  test("a blocked account, and only to whoever knows the password", async () => {
    const email = "blocked@example.org";
    const { jwt } = await cms().makeVisitor(email, PASSWORD);
    expect((await panelEdit(cms(), email, { blocked: true })).status).toBe(200);
    expect(rejectionOf(await signIn(cms(), email))).toEqual([
      400,
      "ApplicationError",
      "Your account has been blocked by an administrator",
      undefined,
    ]);
    expect(rejectionOf(await signIn(cms(), email, "not my password"))).toEqual(WRONG);
    expect(rejectionOf(await cms().get("/api/profile", jwt)).slice(0, 3)).toEqual([
      401,
      "UnauthorizedError",
      "Invalid credentials",
    ]);
  });

  test("another provider", async () => {
    for (const provider of ["google", "local"]) {
      const answer = await cms().get(`/api/auth/${provider}/callback?identifier=${EMAIL}`);
      expect(rejectionOf(answer).slice(0, 3)).toEqual([
        400,
        "ApplicationError",
        "This provider is disabled",
      ]);
    }
  });
});

describe("tokens", () => {
  const MISSING = [401, "UnauthorizedError", "Missing or invalid credentials", undefined];

  test("an expired or wrong access token, also for public reads", async () => {
    const hourAgo = Date.now() - 3_600_000;
    vi.useFakeTimers({ toFake: ["Date"], now: hourAgo });
    const { jwt } = tokensOf((await signIn(cms(), EMAIL)).body);
    expect((await cms().get("/api/profile", jwt)).status).toBe(200);
    vi.useRealTimers();
    for (const token of [jwt, "garbage", visitor.refreshToken, `${visitor.jwt}x`]) {
      expect(rejectionOf(await cms().get("/api/publications", token))).toEqual(MISSING);
      expect(rejectionOf(await cms().get("/api/profile", token))).toEqual(MISSING);
    }
  });

  test("an account that is gone or not confirmed any more", async () => {
    const gone = await cms().makeVisitor("gone@example.org", PASSWORD);
    const { id } = await userRow(cms(), "gone@example.org");
    await cms().strapi.db.query(USER).delete({ where: { id } });
    expect(rejectionOf(await cms().get("/api/profile", gone.jwt)).slice(0, 3)).toEqual([
      401,
      "UnauthorizedError",
      "Invalid credentials",
    ]);
    const undone = await cms().makeVisitor("undone@example.org", PASSWORD);
    await panelEdit(cms(), "undone@example.org", { confirmed: false });
    expect(rejectionOf(await cms().get("/api/profile", undone.jwt))[2]).toBe("Invalid credentials");
    expect((await refresh(cms(), undone.refreshToken)).status).toBe(401);
  });

  test("no token, or no right", async () => {
    const FORBIDDEN = [403, "ForbiddenError", "Forbidden", undefined];
    const settings = { data: { registration_open: false } };
    expect(rejectionOf(await cms().get("/api/profile"))).toEqual(FORBIDDEN);
    expect(rejectionOf(await cms().get("/api/account/second-factor"))).toEqual(FORBIDDEN);
    expect(rejectionOf(await cms().put("/api/account-settings", settings))).toEqual(FORBIDDEN);
    expect(rejectionOf(await cms().put("/api/account-settings", settings, visitor.jwt))).toEqual(
      FORBIDDEN,
    );
    expect((await cms().get("/api/auth/email-confirmation?confirmation=x")).status).toBe(403);
  });

  test("a refresh token that is used, unknown, wrong or missing", async () => {
    const { refreshToken, jwt } = tokensOf((await signIn(cms(), EMAIL)).body);
    expect((await refresh(cms(), refreshToken)).status).toBe(200);
    const INVALID = [401, "UnauthorizedError", "Invalid refresh token", undefined];
    expect(rejectionOf(await refresh(cms(), refreshToken))).toEqual([
      409,
      "ConflictError",
      "This refresh token was just exchanged",
      "rotated",
    ]);
    for (const token of ["garbage", jwt]) {
      expect(rejectionOf(await refresh(cms(), token))).toEqual(INVALID);
    }
    expect(rejectionOf(await cms().post("/api/auth/refresh", {}))).toEqual([
      400,
      "BadRequestError",
      "Missing refresh token",
      undefined,
    ]);
  });

  test.each(["expires_at", "absolute_expires_at", "signed out"])(
    "a refresh token that is over: %s",
    async (how) => {
      const { refreshToken, jwt } = tokensOf((await signIn(cms(), EMAIL)).body);
      if (how === "signed out") await cms().post("/api/auth/logout", { refreshToken });
      else {
        const session: unknown = JSON.parse(
          Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString(),
        );
        await cms()
          .strapi.db.connection("strapi_sessions")
          .where({ session_id: textAt(session, "sessionId") })
          .update({ [how]: new Date(Date.now() - 1000) });
      }
      expect(rejectionOf(await refresh(cms(), refreshToken))).toEqual([
        401,
        "UnauthorizedError",
        "Invalid refresh token",
        undefined,
      ]);
    },
  );

  test("signing out without saying who", async () => {
    expect(rejectionOf(await cms().post("/api/auth/logout", {})).slice(0, 3)).toEqual([
      401,
      "UnauthorizedError",
      "Missing authentication",
    ]);
  });
});

describe("registering", () => {
  test("an unknown key", async () => {
    const body = { email: "r@example.org", password: PASSWORD, full_name: "R", role: 3 };
    expect(rejectionOf(await cms().post("/api/auth/local/register", body)).slice(0, 3)).toEqual([
      400,
      "ValidationError",
      "Invalid parameters: role",
    ]);
  });

  test("several wrong fields, and never a value back", async () => {
    const body = { email: "no address", password: "qwertyuiop", full_name: " " };
    const answer = await cms().post("/api/auth/local/register", body);
    expect(rejectionOf(answer)[2]).toBe("3 errors occurred");
    expect(problems(answer.body)).toEqual({
      email: "email must be a valid email",
      password: expect.stringContaining("too easy to guess") as unknown,
      full_name: "Full name is required",
    });
    expect(JSON.stringify(answer.body)).not.toContain("qwertyuiop");
    expect(listAt(answer.body, "error", "details", "errors")).toHaveLength(3);
  });

  test.each(["a@b", "a b@example.org", "a@example.org,b@example.org", "<a@example.org>", "@x.org"])(
    "the address %s",
    async (email) => {
      expect(problems((await register(cms(), email)).body)).toEqual({
        email: "email must be a valid email",
      });
    },
  );
});

describe("changing the password", () => {
  const change = (currentPassword: string, password: string, passwordConfirmation = password) =>
    cms().post(
      "/api/auth/change-password",
      { currentPassword, password, passwordConfirmation },
      visitor.jwt,
    );

  test("with a wrong current one", async () => {
    expect(rejectionOf(await change("not my password", OTHER_PASSWORD)).slice(0, 3)).toEqual([
      400,
      "ValidationError",
      "The provided current password is invalid",
    ]);
  });

  test("to the same one", async () => {
    expect(rejectionOf(await change(PASSWORD, PASSWORD))[2]).toBe(
      "Your new password must be different than your current password",
    );
  });

  test("to two different ones", async () => {
    expect(rejectionOf(await change(PASSWORD, OTHER_PASSWORD, "nine purple anchorz"))[2]).toBe(
      "Passwords do not match",
    );
  });

  test.each([
    ["short", "Password must be at least 10 characters long"],
    [
      "ä".repeat(37),
      "Password must be at most 72 characters long. Accented and non-Latin letters count as two to four.",
    ],
    [
      "Password1234",
      "This password is too easy to guess. Please choose a longer or less common one.",
    ],
    ["Answers!2026", "The password must not be your name or email address"],
    ["answers@example.org", "The password must not be your name or email address"],
    ["Vera-Visitor 1", "The password must not be your name or email address"],
  ])("to %s", async (password, message) => {
    expect(problems((await change(PASSWORD, password)).body)).toEqual({ password: message });
  });

  test("leaves the password as it was", async () => {
    expect((await signIn(cms(), EMAIL)).status).toBe(200);
  });
});

test("resetting with a wrong code, and confirming with one", async () => {
  const reset = { code: "nonsense", password: PASSWORD, passwordConfirmation: PASSWORD };
  expect(rejectionOf(await cms().post("/api/auth/reset-password", reset))).toEqual([
    400,
    "ValidationError",
    "Incorrect code provided",
    "unknown",
  ]);
  const mismatch = { ...reset, passwordConfirmation: OTHER_PASSWORD };
  expect(rejectionOf(await cms().post("/api/auth/reset-password", mismatch))[2]).toBe(
    "Passwords do not match",
  );
  const confirmation = await cms().post("/api/auth/email-confirmation", { confirmation: "no" });
  expect(rejectionOf(confirmation)).toEqual([400, "ValidationError", "Invalid token", "unknown"]);
});

describe("the panel keeps the same password rules", () => {
  test.each(["short", "qwertyuiop", "Vera Visitor"])("%s", async (password) => {
    const { status, body } = await panelEdit(cms(), EMAIL, { password });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/password/i);
    expect((await signIn(cms(), EMAIL)).status).toBe(200);
  });

  test("for new accounts too", async () => {
    const url = `/content-manager/collection-types/${USER}`;
    const user = { username: "panel", email: "panel@example.org", password: "qwertyuiop", role: 1 };
    const { status, body } = await cms().post(url, user, await panelToken(cms()));
    expect([status, at(body, "error", "message")]).toEqual([
      400,
      expect.stringContaining("too easy to guess"),
    ]);
  });
});

test("an account sees nothing private of itself, and nothing of others", async () => {
  const { body } = await signIn(cms(), OWNER.email, OWNER.password);
  expect(Object.keys(at(body, "user") ?? {}).sort()).toEqual(
    [
      "id documentId username email provider confirmed blocked full_name",
      "createdAt updatedAt publishedAt",
    ]
      .join(" ")
      .split(" ")
      .sort(),
  );
  for (const path of ["account-tokens", "second-factors", "known-places", "users"]) {
    expect([403, 404]).toContain((await cms().get(`/api/${path}`, visitor.jwt)).status);
  }
});
