import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { confirmEmail, register, signIn } from "~/entities/account/store.server";
import { commitSession } from "~/lib/auth/session.server";
import { confirmationCodeFor } from "../support/outbox";

/**
 * Walks every admin route: a parent's loader does not protect its children in Remix, so each loader
 * and each action must reject strangers and plain users by itself, before it does anything else.
 */

interface RouteModule {
  loader?: (args: ActionFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
}

const modules = import.meta.glob<RouteModule>([
  "../../app/routes/admin*.{ts,tsx}",
  "../../app/routes/admin*/route.{ts,tsx}",
]);
const handlers = Object.entries(modules).flatMap(([file, load]) => [
  { file, kind: "loader" as const, load },
  { file, kind: "action" as const, load },
]);

const visitor = { address: "192.0.2.1", agent: "guard test" };
const account = {
  email: "plain@example.edu",
  password: "a long enough password",
  full_name: "Plain User",
};

let plainUser = "";
let forged = "";

beforeAll(async () => {
  await register(account, visitor);
  const code = await confirmationCodeFor(inject("dataDir"), account.email);
  await confirmEmail(code, visitor);
  const result = await signIn(account.email, account.password, visitor);
  if (!("session" in result)) throw new Error("The plain user could not sign in");
  expect(result.session.profile.is_admin).toBe(false);
  plainUser = cookieOf(await commitSession(result.session));
  // The cookie is only a hint: the cms is asked who this really is.
  const profile = { ...result.session.profile, is_admin: true };
  forged = cookieOf(await commitSession({ ...result.session, profile }));
});

function cookieOf(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}

async function locationFor(
  { kind, load }: (typeof handlers)[number],
  cookie: string,
): Promise<string | null | undefined> {
  const handler = (await load())[kind];
  if (!handler) return undefined;
  const post = { method: "POST", body: new URLSearchParams({ intent: "save" }) };
  const request = new Request("http://localhost:3000/admin/somewhere", {
    headers: { cookie },
    ...(kind === "action" && post),
  });
  try {
    await handler({ request, params: {}, context: {} });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("location");
    throw thrown;
  }
  return null;
}

describe.each(handlers)("$kind of $file", (handler) => {
  it("sends nobody to the login page", async () => {
    const location = await locationFor(handler, "");
    if (location === undefined) return;
    const query = handler.kind === "loader" ? "?redirectTo=%2Fadmin%2Fsomewhere" : "";
    expect(location).toBe(`/login${query}`);
    expect(await locationFor(handler, "__session=made.up")).toBe(`/login${query}`);
  });

  it("sends a plain user to the home page, whatever the cookie claims", async () => {
    const location = await locationFor(handler, plainUser);
    if (location === undefined) return;
    expect(location).toBe("/");
    expect(await locationFor(handler, forged)).toBe("/");
  });
});

it("has the guard in the first line of each loader and action", async () => {
  const found: string[] = [];
  for (const file of Object.keys(modules)) {
    const source = await readFile(path.join(import.meta.dirname, file), "utf8");
    for (const [declaration, name, body] of source.matchAll(
      /export (?:async )?function (loader|action)\([^)]*\) \{\n([^\n]*)/g,
    )) {
      expect(declaration, `${file}: ${name}`).toContain("async");
      expect(body, `${file}: ${name}`).toMatch(/await requireOwner\(request\);$/);
      found.push(`${file} ${name}`);
    }
    expect(source).not.toMatch(/export const (loader|action)/);
  }
  expect(found.length).toBeGreaterThanOrEqual(5);
});
