import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Answers of the cms in their order; the last one repeats. */
let answers: { status: number; body: unknown }[] = [];
let calls = 0;
const cms = createServer((_request, response) => {
  const answer = answers[Math.min(calls, answers.length - 1)];
  calls += 1;
  setTimeout(() => {
    response.writeHead(answer?.status ?? 500, { "content-type": "application/json" });
    response.end(JSON.stringify(answer?.body));
  }, 20);
});

async function importSession() {
  vi.resetModules();
  vi.stubEnv("CMS_URL", `http://127.0.0.1:${(cms.address() as AddressInfo).port}`);
  return import("./session.server");
}

beforeEach(async () => {
  calls = 0;
  await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  vi.unstubAllEnvs();
  cms.closeAllConnections();
  return new Promise((resolve) => cms.close(resolve));
});

const tokens = { jwt: "new-jwt", refreshToken: "new-refresh" };
const rejected = { status: 401, body: { error: { message: "Invalid refresh token" } } };
const down = { status: 503, body: null };

describe("refreshTokens", () => {
  it("makes one call for many that hold the same token, and keeps its result", async () => {
    answers = [{ status: 200, body: tokens }, rejected];
    const { refreshTokens } = await importSession();
    const results = await Promise.all(Array.from({ length: 50 }, () => refreshTokens("old")));
    results.push(await refreshTokens("old"));
    expect(results).toEqual(Array.from({ length: 51 }, () => tokens));
    expect(calls).toBe(1);
  });

  it("tries again on 503, with a pause, and then gives the new tokens", async () => {
    answers = [down, { status: 200, body: tokens }];
    const { refreshTokens } = await importSession();
    const start = performance.now();
    await expect(refreshTokens("old")).resolves.toEqual(tokens);
    expect(performance.now() - start).toBeGreaterThan(200);
    expect(calls).toBe(2);
  });

  it("says that the session is over on a rejection, without a second try", async () => {
    answers = [rejected];
    const { refreshTokens } = await importSession();
    await expect(refreshTokens("old")).resolves.toBeNull();
    expect(calls).toBe(1);
  });

  it("keeps the session when the token was exchanged a moment ago", async () => {
    const error = { message: "Just exchanged", details: { reason: "rotated" } };
    answers = [{ status: 409, body: { error } }];
    const { refreshTokens } = await importSession();
    await expect(refreshTokens("old")).rejects.toMatchObject({ status: 503, isOutage: true });
  });

  it("keeps the session when the cms gives no verdict, and asks anew later", async () => {
    answers = [down];
    const { refreshTokens } = await importSession();
    await expect(refreshTokens("old")).rejects.toMatchObject({ status: 503 });
    expect(calls).toBe(4);
    answers = [{ status: 200, body: tokens }];
    await expect(refreshTokens("old")).resolves.toEqual(tokens);
  });
});

it("takes an account that the panel has left without a name", async () => {
  const { readProfile } = await importSession();
  const data = { id: "1", full_name: null, email: "ada@example.edu", is_admin: true };
  const profile = await readProfile(() => Promise.resolve({ data }));
  expect(profile).toEqual({ ...data, full_name: "" });
});

describe("the session cookie", () => {
  const session = {
    ...tokens,
    profile: { id: "1", full_name: "Ada", email: "ada@example.edu", is_admin: true },
  };
  const requestWith = (setCookie: string) =>
    new Request("http://localhost/", { headers: { cookie: setCookie.split(";")[0] ?? "" } });

  it("survives the way to the browser and back, and shows nobody the tokens", async () => {
    const { commitSession, readSession } = await importSession();
    const setCookie = await commitSession(session);
    expect(setCookie).toMatch(/HttpOnly/);
    expect(setCookie).toMatch(/SameSite=Lax/);
    expect(setCookie).not.toMatch(/Secure/);
    expect(await readSession(requestWith(setCookie))).toEqual(session);
    const bytes = Buffer.from(decodeURIComponent(setCookie), "base64").toString("latin1");
    expect(setCookie + bytes).not.toContain("new-jwt");
  });

  it("is Secure on an https site", async () => {
    vi.stubEnv("SITE_URL", "https://example.edu");
    const { commitSession } = await importSession();
    expect(await commitSession(session)).toMatch(/Secure/);
  });

  it("is not the only cookie that scripts and other sites cannot have", async () => {
    vi.stubEnv("SITE_URL", "https://example.edu");
    vi.resetModules();
    const { keepPendingSignIn } = await import("./pending-sign-in-cookie.server");
    const { redirectWithToast } = await import("../toast/toast.server");
    const answer = await redirectWithToast("/", { type: "success", title: "Done" });
    const challenge = await keepPendingSignIn({ challenge: "c", redirectTo: null });
    for (const made of [challenge, answer.headers.get("set-cookie")]) {
      expect(made).toMatch(/; HttpOnly/);
      expect(made).toMatch(/; Secure/);
      expect(made).toMatch(/; SameSite=Lax/);
      // A signature after the value.
      expect(made).toMatch(/^\w+=[^;]+\.[\w%+/]{20,}/);
    }
  });

  it("counts for nothing when it was changed or is missing", async () => {
    const { readSession } = await importSession();
    expect(await readSession(new Request("http://localhost/"))).toBeNull();
    expect(await readSession(requestWith("__session=abc.def"))).toBeNull();
  });
});

describe("isExpiring", () => {
  const jwt = (exp: unknown) => `h.${Buffer.from(JSON.stringify({ exp })).toString("base64url")}.s`;

  it("leaves half a minute", async () => {
    const { isExpiring } = await importSession();
    const now = Date.UTC(2026, 0, 1);
    expect(isExpiring(jwt(now / 1000 + 31), now)).toBe(false);
    expect(isExpiring(jwt(now / 1000 + 29), now)).toBe(true);
    expect(isExpiring("rubbish", now)).toBe(true);
    expect(isExpiring(jwt("x"), now)).toBe(true);
  });
});
