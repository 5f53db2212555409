import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestSite, startTestSite } from "../e2e/harness/test-site";
import { cookiesOf } from "../support/web-requests";

/**
 * Limits as visitors of a live site meet them: behind one reverse proxy, which names their address,
 * through the built website, to a cms that counts.
 */

// Hundreds of requests, on whatever machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: "on", TRUST_PROXY: "1", DEMO_CONTENT: "false" });
});
afterAll(() => site.stop());

const TOO_MANY = /Too many requests, please try again in \d+ (minutes?|hours?)\./;
const WRONG = "Invalid identifier or password";

/** Posts a public form as the proxy passes it on for a client. */
function post(forwardedFor: string, path: string, form: Record<string, string>): Promise<Response> {
  return fetch(site.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site.url, "x-forwarded-for": forwardedFor },
    body: new URLSearchParams(form),
  });
}

function guess(forwardedFor: string, password = "a wrong guess"): Promise<Response> {
  return post(forwardedFor, "/login", { email: site.owner.email, password });
}

it("stops one client's guesses, whatever addresses it invents, and nobody else's", async () => {
  const guesser = "198.51.100.7";
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await (await guess(`203.0.113.${tries}, ${guesser}`)).text()).toContain(WRONG);
  }
  const tooMany = await guess(guesser);
  expect(tooMany.status).toBe(429);
  const seconds = Number(tooMany.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(60);
  expect(await tooMany.text()).toMatch(TOO_MANY);
  const stopped = await guess(`10.0.0.1, ${guesser}`, site.owner.password);
  expect(await stopped.text()).toMatch(TOO_MANY);
  const again = await post(guesser, "/login/again", {
    email: site.owner.email,
    password: site.owner.password,
  });
  expect([again.status, Number(again.headers.get("retry-after")) > 60]).toEqual([429, true]);
  expect(await again.text()).toMatch(TOO_MANY);
  const owner = await guess("192.0.2.44", site.owner.password);
  expect([owner.status, owner.headers.get("location")]).toEqual([302, "/admin"]);
  expect(cookiesOf(owner)).toContain("__session=");
});

it.each(["/forgot-password", "/confirm-email"])(
  "stops one client's requests for mails at %s",
  async (path) => {
    const ask = (client: string) => post(client, path, { email: "someone@example.edu" });
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await ask("198.51.100.8");
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login"]);
    }
    const tooMany = await ask("198.51.100.8");
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await tooMany.text()).toMatch(TOO_MANY);
    expect((await ask("198.51.100.9")).status).toBe(302);
  },
);

it("names the browser's network, not the web server's, in the list of sessions", async () => {
  const signedIn = await guess("192.0.2.45", site.owner.password);
  const page = await fetch(`${site.url}/admin/settings?tab=advanced`, {
    headers: { cookie: cookiesOf(signedIn) },
  });
  const text = (await page.text()).replaceAll("<!-- -->", "");
  expect(text).toContain("From 192.0.2.x.");
  expect(text).not.toContain("From 127.0.0.x.");
});

it.each(["/blog/anything", "/media"])("stops whoever tries preview keys at %s", async (path) => {
  const headers = { "x-forwarded-for": `198.51.100.${path.length}` };
  const guessKey = () => fetch(`${site.url}${path}?preview=s${"A".repeat(43)}`, { headers });
  for (let tries = 0; tries < 30; tries += 1) expect((await guessKey()).status).toBe(404);
  const tooMany = await guessKey();
  expect(tooMany.status).toBe(429);
  expect(Number(tooMany.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await tooMany.text()).toMatch(TOO_MANY);
});
