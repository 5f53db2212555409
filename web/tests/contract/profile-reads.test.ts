import { afterEach, expect, inject, it, vi } from "vitest";
import { signIn } from "~/entities/account/store.server";
import { createRenderContext } from "~/lib/cache/render-context.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { commitSession } from "~/lib/auth/session.server";

const visitor = { address: "192.0.2.7", agent: "profile test" };

afterEach(() => vi.restoreAllMocks());

async function ownerCookie(): Promise<string> {
  const { OWNER_EMAIL = "", OWNER_PASSWORD = "" } = inject("settings");
  const result = await signIn(OWNER_EMAIL, OWNER_PASSWORD, visitor);
  if (!("session" in result)) throw new Error("The owner could not sign in");
  return (await commitSession(result.session)).split(";")[0] ?? "";
}

/** Lets the calls through, and counts those for a profile. */
function watchProfileReads(): () => number {
  const calls = vi.spyOn(globalThis, "fetch");
  return () => calls.mock.calls.filter(([url]) => url === `${inject("cmsUrl")}/api/profile`).length;
}

/** As Remix calls them: each guard with a copy of the request. */
function guards(cookie: string, method = "GET") {
  const request = () => new Request("http://localhost/admin", { method, headers: { cookie } });
  return Promise.all([1, 2, 3].map(() => requireOwner(request())));
}

it("is read once for all loaders of a page, and anew for the next page", async () => {
  const cookie = await ownerCookie();
  const count = watchProfileReads();
  await guards(cookie);
  expect(count(), "where no page is rendered").toBe(3);
  for (const expected of [4, 5]) {
    const page = createRenderContext("stream");
    const owners = await page.run(() => guards(cookie));
    expect(new Set(owners.map(({ profile }) => profile.email)).size).toBe(1);
    expect(count()).toBe(expected);
  }
});

it("is read anew after an action, and for whoever else asks", async () => {
  const [first, second] = [await ownerCookie(), await ownerCookie()];
  const count = watchProfileReads();
  const page = createRenderContext("stream");
  await page.run(async () => {
    await guards(first, "POST");
    await guards(first);
    expect(count()).toBe(2);
    await guards(second);
    expect(count()).toBe(3);
  });
});
