import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { z } from "zod";
import { freePorts } from "../../../scripts/lib/ports.mjs";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";
import { type Session, commitSession, readSession } from "~/lib/auth/session.server";
import { type CmsProxy, startCmsProxy } from "../e2e/harness/cms-proxy";
import { startRealWeb } from "../support/real-web";
import { type WebRequest, ask, cookiesOf, outcomeOf, signInAt } from "../support/web-requests";

/**
 * Many requests at once with one cookie whose access token has run out: through the built website
 * to a real cms, with every call between them on record.
 */

// Hundreds of requests, on whatever machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

const HOUR = 3600;
const settings = inject("settings");
let web: Awaited<ReturnType<typeof startRealWeb>>;
let cms: CmsProxy;

beforeAll(async () => {
  cms = await startCmsProxy(Number(settings["CMS_PORT"]));
  web = await startRealWeb({ ...settings, CMS_URL: cms.url });
});
afterAll(async () => {
  await web.stop();
  cms.close();
});

/** The same token, given out two hours earlier by the cms that signs with this secret. */
function aged(jwt: string, secret = settings["JWT_SECRET"] ?? ""): string {
  const [header = "", payload = ""] = jwt.split(".");
  const claims = z
    .looseObject({ iat: z.number(), exp: z.number() })
    .parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  const { iat, exp } = claims;
  return signed(header, { ...claims, iat: iat - 2 * HOUR, exp: exp - 2 * HOUR }, secret);
}

function signed(header: string, claims: object, secret: string): string {
  const unsigned = `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
  return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`;
}

/** A token that has not run out, and that the cms does not know. */
function rejected(jwt: string): string {
  return `${jwt.slice(0, jwt.lastIndexOf("."))}.${"A".repeat(43)}`;
}

async function sessionIn(cookie: string): Promise<Session> {
  const session = await readSession(new Request(web.url, { headers: { cookie } }));
  if (!session) throw new Error(`No session in ${cookie}`);
  return session;
}

async function cookieWith(session: Session): Promise<string> {
  return (await commitSession(session)).split(";")[0] ?? "";
}

/** Fifty requests as several tabs make them: pages, data, and changes by the forms of Settings. */
function fiftyRequests(cookie: string, full_name: string): WebRequest[] {
  const pages = [
    "/admin",
    "/admin/publications",
    "/admin/homepage",
    "/admin/settings?tab=advanced",
  ];
  return Array.from({ length: 50 }, (_, index) => {
    const kind = index % 2 === 0 ? "page" : "data";
    if (index % 5 !== 0) return { address: pages[index % 4] ?? "", kind, cookie };
    const body = new URLSearchParams({ intent: "rename", full_name });
    return { address: "/admin/settings", kind, cookie, body };
  });
}

/** Sends them all at once. @returns how they ended, and the session's cookies they brought */
async function sendAtOnce(requests: WebRequest[]) {
  cms.calls.length = 0;
  const answers = await Promise.all(requests.map((request) => ask(web.url, request)));
  const cookies = answers.map((answer) => /__session=[^;]*/.exec(cookiesOf(answer))?.[0]);
  return { outcomes: await Promise.all(answers.map(outcomeOf)), cookies };
}

function refreshes(): number[] {
  return cms.calls
    .filter(({ method, path }) => method === "POST" && path === "/api/auth/refresh")
    .map(({ status }) => status);
}

async function statusAtCms(jwt: string): Promise<number> {
  const headers = { authorization: `Bearer ${jwt}` };
  return (await fetch(`${settings["CMS_URL"]}/api/profile`, { headers })).status;
}

const GOOD = Array.from({ length: 50 }, () => "200");

describe.each([
  { what: "has run out", spoil: (jwt: string) => aged(jwt) },
  { what: "is rejected before its time", spoil: rejected },
])("fifty requests at once whose access token $what", ({ spoil }) => {
  let session: Session;
  let stale = "";
  let fresh = "";

  beforeAll(async () => {
    session = await sessionIn(await signInAt(web.url, TEST_OWNER.email, TEST_OWNER.password));
    expect(await statusAtCms(session.jwt)).toBe(200);
    const jwt = spoil(session.jwt);
    expect(await statusAtCms(jwt)).toBe(401);
    stale = await cookieWith({ ...session, jwt });
  });

  it("make one refresh at the cms, and are all answered well", async () => {
    const requests = fiftyRequests(stale, session.profile.full_name);
    const { outcomes, cookies } = await sendAtOnce(requests);
    expect(outcomes).toEqual(GOOD);
    expect(refreshes()).toEqual([200]);
    const sessions = await Promise.all(cookies.map((cookie) => sessionIn(cookie ?? "")));
    expect(new Set(sessions.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    expect(sessions[0]?.refreshToken).not.toBe(session.refreshToken);
    fresh = cookies[0] ?? "";
  });

  it("do not sign out a tab that comes a little later with the old cookie", async () => {
    const request = { address: "/admin/publications", kind: "page", cookie: stale } as const;
    const { outcomes, cookies } = await sendAtOnce([request]);
    expect(outcomes).toEqual(["200"]);
    expect(refreshes()).toEqual([]);
    const late = await sessionIn(cookies[0] ?? "");
    expect(late.refreshToken).toBe((await sessionIn(fresh)).refreshToken);
  });

  it("leave a session that goes on, without another refresh", async () => {
    const { outcomes } = await sendAtOnce(fiftyRequests(fresh, session.profile.full_name));
    expect(outcomes).toEqual(GOOD);
    expect(refreshes()).toEqual([]);
  });

  it("can be followed by fifty more when the next token has run out", async () => {
    const next = await sessionIn(fresh);
    const cookie = await cookieWith({ ...next, jwt: aged(next.jwt) });
    const { outcomes, cookies } = await sendAtOnce(fiftyRequests(cookie, next.profile.full_name));
    expect(outcomes).toEqual(GOOD);
    expect(refreshes()).toEqual([200]);
    expect((await sessionIn(cookies[0] ?? "")).refreshToken).not.toBe(next.refreshToken);
  });
});

describe("two web processes with one cookie whose access token has run out", () => {
  let second: Awaited<ReturnType<typeof startRealWeb>>;

  beforeAll(async () => {
    const [port] = await freePorts(1);
    const address = { WEB_PORT: String(port), SITE_URL: `http://localhost:${port}` };
    second = await startRealWeb({ ...settings, ...address, CMS_URL: cms.url });
  });
  afterAll(() => second.stop());

  it.each([1, 2, 3, 4, 5])("keep the user signed in at both, round %i", async () => {
    const session = await sessionIn(await signInAt(web.url, TEST_OWNER.email, TEST_OWNER.password));
    const cookie = await cookieWith({ ...session, jwt: aged(session.jwt) });
    const answers = await Promise.all(
      [web, second, web, second].map(({ url }) =>
        ask(url, { address: "/admin/publications", kind: "page", cookie }),
      ),
    );
    const kept = answers.map((answer) => /__session=[^;]*/.exec(cookiesOf(answer))?.[0] ?? "");
    expect(await Promise.all(answers.map(outcomeOf))).toEqual(["200", "200", "200", "200"]);
    const next = await Promise.all(kept.map(sessionIn));
    expect(new Set(next.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    // Whichever cookie the browser keeps, both go on with it.
    for (const { url } of [web, second]) {
      const again = { address: "/admin", kind: "page", cookie: kept[3] ?? "" } as const;
      expect(await outcomeOf(await ask(url, again))).toBe("200");
    }
  });
});

describe("a session that is over", () => {
  it("is asked about once by fifty requests, which all lead to the login page", async () => {
    const session = await sessionIn(await signInAt(web.url, TEST_OWNER.email, TEST_OWNER.password));
    const { refreshToken } = session;
    await fetch(`${settings["CMS_URL"]}/api/auth/logout`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refreshToken, scope: "this" }),
    });
    const cookie = await cookieWith({ ...session, jwt: aged(session.jwt) });
    const { outcomes, cookies } = await sendAtOnce(fiftyRequests(cookie, "Nobody"));
    expect(outcomes.filter((outcome) => !outcome.startsWith("/login"))).toEqual([]);
    expect(refreshes()).toEqual([401]);
    expect(new Set(cookies)).toEqual(new Set(["__session="]));
  });
});
