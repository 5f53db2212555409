import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { startRealWeb } from "../support/real-web";
import { register } from "~/entities/account/store.server";
import { confirmationCodeFor } from "../support/outbox";

/**
 * The page behind the link of a confirmation mail. Mail scanners and link previews open links, so
 * only its button confirms.
 */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const visitor = { address: "192.0.2.77", agent: "confirmation test" };
const password = "seven green lanterns";
const settings = inject("settings");
let web: Awaited<ReturnType<typeof startRealWeb>>;

beforeAll(async () => {
  web = await startRealWeb(settings);
});
afterAll(() => web.stop());

function post(path: string, form: Record<string, string>): Promise<Response> {
  const headers = { origin: web.url };
  const body = new URLSearchParams(form);
  return fetch(web.url + path, { method: "POST", redirect: "manual", headers, body });
}

async function canSignIn(email: string, given = password): Promise<boolean> {
  return (await post("/login", { email, password: given })).status === 302;
}

/** What the page's form without JavaScript sends. */
function hiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value]));
}

it("opens without confirming, and its button confirms", async () => {
  const email = "button@example.edu";
  await register({ email, password, full_name: "Bea Button" }, visitor);
  const code = await confirmationCodeFor(inject("dataDir"), email);
  const path = `/confirm-email?confirmation=${code}`;
  for (const method of ["HEAD", "GET", "GET"]) {
    const { status } = await fetch(web.url + path, { method, redirect: "manual" });
    expect(status).toBe(200);
  }
  expect(await canSignIn(email)).toBe(false);
  const page = await (await fetch(web.url + path)).text();
  expect(page).toContain("Confirm my email address</button>");
  expect(page).toContain('name="referrer" content="strict-origin"');
  const done = await post(path, hiddenFields(page));
  expect([done.status, done.headers.get("location")]).toEqual([302, "/login"]);
  expect(await canSignIn(email)).toBe(true);
  const again = await post(path, hiddenFields(page));
  expect([again.status, again.headers.get("location")]).toEqual([302, "/login"]);
});

it("asks for the password where the address was registered twice", async () => {
  const email = "twice@example.edu";
  await register({ email, password, full_name: "Vic Victim" }, visitor);
  const mine = await confirmationCodeFor(inject("dataDir"), email);
  await register({ email, password: "the stranger was here", full_name: "Stranger" }, visitor);
  const path = `/confirm-email?confirmation=${mine}`;
  const asked = await (await post(path, { confirmation: mine })).text();
  expect(asked).toContain("This email address was registered more than once.");
  expect(asked).toContain('type="password"');
  const wrong = await post(path, { confirmation: mine, password: "the stranger was here" });
  expect(await wrong.text()).toContain(
    "This link belongs to a registration with another password.",
  );
  const right = await post(path, { confirmation: mine, password });
  expect(right.headers.get("location")).toBe("/login");
  expect(await canSignIn(email)).toBe(true);
  expect(await canSignIn(email, "the stranger was here")).toBe(false);
});

it("offers a new mail for a link that does not work", async () => {
  const path = "/confirm-email?confirmation=made-up";
  const page = await (await post(path, { confirmation: "made-up" })).text();
  expect(page).toMatch(/role="alert"[^>]*>Invalid token</);
  expect(page).toContain("Send a new email</button>");
});
