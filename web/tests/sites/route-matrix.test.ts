import { createCookie } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { seal } from "~/lib/auth/seal.server";
import { type Session, commitSession, readSession } from "~/lib/auth/session.server";
import { CmsApi } from "../e2e/harness/cms-api";
import { type TestSite, startTestSite } from "../e2e/harness/test-site";
import { confirmationCodeFor } from "../support/outbox";
import { builtRoutes } from "../support/route-manifest";
import { type Kind, allAtOnce, ask, outcomeOf, signInAt } from "../support/web-requests";
import { COMMANDS, contentOf } from "./route-matrix.commands";
import { type Expectation, type Visitor, expectationsOf, meaningOf } from "./route-matrix.table";

/**
 * Every route, page and data, read and written, as everybody: over HTTP, through the built website,
 * to a cms of its own. What is expected stands in `route-matrix.table.ts`.
 */

// Hundreds of requests, on whatever machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

const KINDS: Kind[] = ["page", "data"];
const PLAIN = {
  full_name: "Plain User",
  email: "plain@example.edu",
  password: "seven green lanterns",
};
/** What no screen of ours can have sent. */
const UNREADABLE = () => new URLSearchParams({ intent: "made-up", "!": "" });

const routes = await builtRoutes();
const expectations = expectationsOf(routes);
let site: TestSite;
let visitors: Visitor[] = [];
let before: Record<string, unknown>;

beforeAll(async () => {
  const SESSION_SECRET = process.env["SESSION_SECRET"] ?? "";
  site = await startTestSite({ SESSION_SECRET });
  visitors = await makeVisitors();
  // Something has to be in a history for a command to restore it.
  await cms().update("contact-info", { phone_office: "Changed once" });
  // Two previews: one is imported, one discarded.
  for (const name of ["first", "second"]) await previewOf(name);
  before = await contentOf(cms());
});
afterAll(() => site.stop());

/** Signs in anew: some of the tests end all sessions of the owner. */
function cms(): CmsApi {
  return new CmsApi(site.cmsUrl, site.owner);
}

async function previewOf(title: string): Promise<void> {
  const text = `@misc{${title}, title = {${title}}, author = {Ada Lovelace}, year = {2019}}`;
  const { documentId } = await cms().create("publication-imports", { text });
  const find = async () =>
    (await cms().list("publication-imports")).find((one) => one.documentId === documentId);
  await vi.waitFor(async () => expect(await find()).toMatchObject({ status: "preview" }), {
    timeout: 30_000,
    interval: 100,
  });
}

async function makeVisitors(): Promise<Visitor[]> {
  const owner = await signInAt(site.url, site.owner.email, site.owner.password);
  const plain = await registerPlainUser();
  const ended = await signInAt(site.url, site.owner.email, site.owner.password);
  const ownerSession = await sessionIn(owner);
  await endSession(await sessionIn(ended));
  const [header, payload] = ownerSession.jwt.split(".");
  const foreign = { jwt: `${header}.${payload}.${"A".repeat(43)}`, refreshToken: "made.up.token" };
  const plainSession = await sessionIn(plain);
  const claims = { ...plainSession.profile, is_admin: true };
  return [
    { who: "nobody", role: "nobody", cookie: "" },
    { who: "a made-up cookie", role: "nobody", cookie: "__session=made.up" },
    { who: "the owner's cookie, changed", role: "nobody", cookie: changed(owner) },
    { who: "a cookie of another site", role: "nobody", cookie: await foreignCookie(ownerSession) },
    { who: "a session that was signed out", role: "ended", cookie: ended },
    { who: "tokens of another cms", role: "ended", cookie: await sealed(ownerSession, foreign) },
    { who: "a plain user", role: "plain", cookie: plain },
    {
      who: "a plain user whose cookie says owner",
      role: "plain",
      cookie: await sealed(plainSession, { profile: claims }),
    },
    { who: "the owner", role: "owner", cookie: owner },
  ];
}

async function registerPlainUser(): Promise<string> {
  const body = new URLSearchParams(PLAIN);
  await ask(site.url, { address: "/register", kind: "page", body });
  const confirmation = await confirmationCodeFor(site.dataDir, PLAIN.email);
  const form = new URLSearchParams({ confirmation });
  await ask(site.url, { address: "/confirm-email", kind: "page", body: form });
  return signInAt(site.url, PLAIN.email, PLAIN.password);
}

async function sessionIn(cookie: string): Promise<Session> {
  const session = await readSession(new Request(site.url, { headers: { cookie } }));
  if (!session) throw new Error("The cookie holds no session.");
  return session;
}

async function sealed(session: Session, change: Partial<Session>): Promise<string> {
  return (await commitSession({ ...session, ...change })).split(";")[0] ?? "";
}

function changed(cookie: string): string {
  const at = cookie.length / 2;
  return cookie.slice(0, at) + (cookie[at] === "A" ? "B" : "A") + cookie.slice(at + 1);
}

async function foreignCookie(session: Session): Promise<string> {
  const secret = "the secret of another site";
  const cookie = createCookie("__session", { secrets: [secret] });
  return (await cookie.serialize(seal(session, secret))).split(";")[0] ?? "";
}

async function endSession({ refreshToken }: Session): Promise<void> {
  const response = await fetch(`${site.cmsUrl}/api/auth/logout`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refreshToken, scope: "this" }),
  });
  expect(response.status).toBe(200);
}

/** The table's address with the ids that this site's entries have. */
async function addressOf(pattern: string, api = cms()): Promise<string> {
  const list = /\{(.+)\}/.exec(pattern)?.[1];
  if (!list) return pattern;
  const [entry] = await api.list(list);
  return pattern.replace(`{${list}}`, entry?.documentId ?? "");
}

/** What everybody gets at this address, however they ask for it. */
async function expectReads({ route, address: pattern, read }: Expectation): Promise<void> {
  const address = await addressOf(pattern);
  await allAtOnce(visitors, async ({ who, role, cookie }) => {
    for (const kind of KINDS) {
      const outcome = await outcomeOf(await ask(site.url, { address, kind, cookie }));
      expect(outcome, `${kind} as ${who}`).toBe(meaningOf(read[role], address, kind));
    }
    // A browser may ask for one part of a page, and the guard of the frame is then not asked.
    const part = { address, kind: "data", cookie, onlyRoute: route } as const;
    const outcome = await outcomeOf(await ask(site.url, part));
    expect(outcome, `own data as ${who}`).toBe(meaningOf(read[role], address, "data"));
  });
}

async function expectWrites({ address: pattern, write }: Expectation): Promise<void> {
  const address = await addressOf(pattern);
  await allAtOnce(visitors, async ({ who, role, cookie }) => {
    for (const kind of KINDS) {
      const request = { address, kind, cookie, body: UNREADABLE() };
      const outcome = await outcomeOf(await ask(site.url, request));
      expect(outcome, `${kind} as ${who}`).toBe(meaningOf(write[role], address, kind));
    }
  });
}

/** A form of another site, which the browser sends with the owner's cookie. */
async function expectNoForeignWrites({ address: pattern }: Expectation): Promise<void> {
  const address = await addressOf(pattern);
  await allAtOnce(visitors, async ({ who, cookie }) => {
    for (const kind of KINDS) {
      const origin = "https://evil.example";
      const request = { address, kind, cookie, body: UNREADABLE(), origin };
      expect(await outcomeOf(await ask(site.url, request)), `${kind} as ${who}`).toBe("403");
    }
  });
}

const isSignOut = ({ route }: Expectation) => route === "routes/logout";

describe.each(expectations.filter((row) => !isSignOut(row)))("$address", (expectation) => {
  it("is read by whom it should be", () => expectReads(expectation));
  it("is written by nobody from another site", () => expectNoForeignWrites(expectation));
  it("is written by whom it should be", () => expectWrites(expectation));
});

it("leaves everything as it was", async () => {
  expect(await contentOf(cms())).toEqual(before);
});

/**
 * What changes nothing: the form that is shown, the file for a password, what a DOI stands for, a
 * code that has to come by mail (previews, backups.test.ts, publication-lookup.test.ts,
 * accounts.spec.ts).
 */
const HARMLESS = [
  "routes/admin.preview.$type",
  "routes/admin.backups_.download",
  "routes/admin.publications_.lookup",
  "routes/admin.settings_.email",
];

const forms = routes.filter(
  ({ id, hasAction }) => id.startsWith("routes/admin") && hasAction && !HARMLESS.includes(id),
);

describe.each(forms)("a command to $pattern", ({ id, pattern, isIndex }) => {
  // A form about one record takes a new one, too; but an import is there already.
  const isImport = pattern.startsWith("/admin/publications/import/");
  const place = pattern
    .replace(":id", isImport ? "{publication-imports}" : "new")
    .replace(":type", "contact-info");
  it("does nothing for strangers, and something for the owner", async () => {
    const command = COMMANDS[id];
    if (!command) throw new Error(`Say in route-matrix.commands.ts what changes ${id}.`);
    const api = cms();
    const address = `${await addressOf(place, api)}${isIndex ? "?index" : ""}`;
    const untouched = await contentOf(api);
    const post = async (cookie: string, kind: Kind) =>
      outcomeOf(await ask(site.url, { address, kind, cookie, body: await command(api) }));
    for (const { who, role, cookie } of visitors.filter((visitor) => visitor.role !== "owner")) {
      for (const kind of KINDS) {
        const wanted = role === "plain" ? "/" : "/login";
        expect(await post(cookie, kind), `${kind} as ${who}`).toBe(wanted);
      }
    }
    expect(await contentOf(api)).toEqual(untouched);
    for (const { cookie } of visitors.filter(({ role }) => role === "owner")) {
      expect(await post(cookie, "page")).toBe("200");
    }
    expect(await contentOf(cms())).not.toEqual(untouched);
  });
});

// Last, because it ends the sessions of all visitors.
describe.each(expectations.filter(isSignOut))("$address", (expectation) => {
  it("is read by whom it should be", () => expectReads(expectation));
  it("is written by nobody from another site", () => expectNoForeignWrites(expectation));
  it("is written by whom it should be", () => expectWrites(expectation));

  it("has ended the sessions of everybody", async () => {
    const address = "/admin/settings";
    for (const { who, cookie } of visitors) {
      const read = await ask(site.url, { address, kind: "page", cookie });
      expect(await outcomeOf(read), who).toBe("/login?redirectTo=%2Fadmin%2Fsettings");
      const body = UNREADABLE();
      const write = await ask(site.url, { address, kind: "data", cookie, body });
      expect(await outcomeOf(write), who).toBe("/login");
    }
  });
});
