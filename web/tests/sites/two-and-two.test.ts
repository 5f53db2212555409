import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";
import { CmsApi } from "../e2e/harness/cms-api";
import { type Fleet, signInOn, startFleet, textAt, visit } from "../support/fleet";

/** Two cms and two websites on one Postgres and one data folder are one site. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const MINUTE = 60_000;
/** The least time from the scheduling of the post to its minute. */
const PREPARATION_MS = 15_000;
/** How late a website hears of a change that was made through another one. */
const BOUND = { timeout: 1_000, interval: 10 };
const BOTH = [0, 1] as const;

const PICTURE = path.join(import.meta.dirname, "../../public/images/profile-og-image.png");

let fleet: Fleet;
let minute = 0;
let scheduled = "";

beforeAll(async () => {
  fleet = await startFleet({ RATE_LIMIT: "on", TIME_ZONE: "UTC" });
  minute = Math.ceil((Date.now() + PREPARATION_MS) / MINUTE) * MINUTE;
  const publish_at = new Date(minute).toISOString();
  const post = { title: "Published on time", published: true, publish_at };
  scheduled = (await owner(0).create("blog-posts", post)).documentId;
});
afterAll(() => fleet.stop());

/** The owner's own calls of one cms; a sign-out anywhere ends them too. */
const owner = (server: 0 | 1) => new CmsApi(fleet.cms[server].url, TEST_OWNER);

const publication = (title: string) => ({
  title,
  authors: ["Ada Lovelace"],
  publication_date: "2026-01-02T00:00:00.000Z",
});

/** Both websites show a text, or show it no more, each within the bound. */
async function expectOnBoth(address: string, text: string, isThere = true) {
  for (const server of BOTH) {
    await expect
      .poll(async () => (await textAt(fleet, server, address)).includes(text), BOUND)
      .toBe(isThere);
  }
}

async function callCms(
  server: 0 | 1,
  method: string,
  address: string,
  body: object,
  headers: Record<string, string> = {},
) {
  return fetch(`${fleet.cms[server].url}/api/${address}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

const session = z.object({ jwt: z.string() });
async function ownerHeaders(server: 0 | 1): Promise<Record<string, string>> {
  const { email, password } = TEST_OWNER;
  const answer = await callCms(server, "POST", "auth/local", { identifier: email, password });
  return { authorization: `Bearer ${session.parse(await answer.json()).jwt}` };
}

/** The scheduled post as a website shows it: the status of its page, and whether the list has it. */
async function readScheduled(server: 0 | 1): Promise<[status: number, isListed: boolean]> {
  const list = await textAt(fleet, server, "/blog");
  const { status } = await visit(fleet, server, `/blog/${scheduled}`);
  return [status, list.includes("Published on time")];
}

it("a scheduled post is on neither website before its minute", async () => {
  expect(await Promise.all(BOTH.map(readScheduled))).toEqual([
    [404, false],
    [404, false],
  ]);
});

describe("a start of both at the same moment", () => {
  it("makes content, owner and tables once", async () => {
    const log = fleet.lines.join("\n");
    expect(log.match(/entries loaded/g)).toHaveLength(1);
    expect(log.match(/your account is created on the site and in Strapi's panel/g)).toHaveLength(1);
    expect(log).not.toMatch(/error/i);
    for (const type of ["publications", "blog-posts", "blog-categories", "focus-areas"]) {
      const rows = await owner(0).list(`${type}?pagination[pageSize]=200`);
      const titles = rows.map((row) => row["title"] ?? row["name"]);
      expect(titles.length).toBeGreaterThan(2);
      expect(titles).toEqual([...new Set(titles)]);
    }
  });
});

describe("what is written through one cms", () => {
  it.each(BOTH)("is on both websites, and gone from both: cms %i", async (server) => {
    const title = `Written through ${server}`;
    await expectOnBoth("/publications", title, false);
    const { documentId } = await owner(server).create("publications", publication(title));
    await expectOnBoth("/publications", title);
    await owner(server === 0 ? 1 : 0).update(`publications/${documentId}`, {
      title: `${title}, changed`,
    });
    await expectOnBoth("/publications", `${title}, changed`);
    await owner(server).remove(`publications/${documentId}`);
    await expectOnBoth("/publications", title, false);
  });

  it("is on both websites when it is a list", async () => {
    const stats = [{ title: "Of the fleet", value: "1234", icon: "globe" }];
    await owner(1).replaceList("home-stats", stats);
    await expectOnBoth("/", "Of the fleet");
    await owner(0).replaceList("home-stats", []);
    await expectOnBoth("/", "Of the fleet", false);
  });

  it("is a file that both websites serve", async () => {
    const form = new FormData();
    const bytes = new Uint8Array(await readFile(PICTURE));
    form.set("files", new File([bytes], "shared.png", { type: "image/png" }));
    const headers = await ownerHeaders(1);
    const answer = await fetch(`${fleet.cms[0].url}/api/upload`, {
      method: "POST",
      headers,
      body: form,
    });
    const [{ url }] = z.tuple([z.object({ url: z.string() })]).parse(await answer.json());
    const sizes = [];
    for (const server of BOTH) {
      const file = await visit(fleet, server, url);
      expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/png"]);
      sizes.push((await file.arrayBuffer()).byteLength);
    }
    expect(sizes[0]).toBeGreaterThan(1_000);
    expect(sizes[1]).toBe(sizes[0]);
  });

  it("is not written over through the other one", async () => {
    const { documentId, updatedAt } = await owner(0).create("awards", { title: "Read by both" });
    const save = async (server: 0 | 1, title: string) => {
      const body = { data: { title }, version: updatedAt };
      const headers = await ownerHeaders(server);
      return (await callCms(server, "PUT", `awards/${documentId}`, body, headers)).status;
    };
    const statuses = await Promise.all([save(0, "Theirs"), save(1, "Mine")]);
    expect(statuses.sort()).toEqual([200, 409]);
    await owner(1).remove(`awards/${documentId}`);
  });

  it("is written once when its form is sent to the other one again", async () => {
    const headers = { ...(await ownerHeaders(0)), "idempotency-key": "a-form-of-the-fleet" };
    const send = (server: 0 | 1) =>
      callCms(server, "POST", "awards", { data: { title: "Sent twice" } }, headers);
    const statuses = (await Promise.all([send(0), send(1)])).map(({ status }) => status);
    statuses.push((await send(0)).status, (await send(1)).status);
    expect(statuses).toEqual([201, 201, 201, 201]);
    const rows = await owner(0).list("awards?filters[title][$eq]=Sent twice");
    expect(rows).toHaveLength(1);
    await owner(0).remove(`awards/${rows[0]?.documentId}`);
  });
});

describe("a session", () => {
  const outcome = async (server: number, cookie: string) => {
    const answer = await visit(fleet, server, "/admin", { cookie });
    return answer.headers.get("location") ?? answer.status;
  };

  it("is one on both websites, from sign-in to sign-out", async () => {
    const cookie = await signInOn(fleet, 0);
    for (const server of BOTH) expect(await outcome(server, cookie)).toBe(200);
    await visit(fleet, 0, "/logout", { cookie, form: {} });
    for (const server of BOTH) expect(await outcome(server, cookie)).toMatch("/login");
  });

  it("ends everywhere when the password changes", async () => {
    const [mine, other] = [await signInOn(fleet, 0), await signInOn(fleet, 1)];
    for (const server of BOTH) expect(await outcome(server, other)).toBe(200);
    const change = async (from: string, to: string, cookie: string) => {
      const form = {
        intent: "change-password",
        currentPassword: from,
        password: to,
        passwordConfirmation: to,
      };
      return visit(fleet, 1, "/admin/settings?tab=security", { cookie, form });
    };
    const password = "another-password-for-tests";
    await change(TEST_OWNER.password, password, mine);
    for (const server of BOTH) expect(await outcome(server, other)).toMatch("/login");
    const cookie = await signInOn(fleet, 0, password);
    await change(password, TEST_OWNER.password, cookie);
    for (const server of BOTH) expect(await outcome(server, cookie)).toMatch("/login");
    expect(await outcome(0, await signInOn(fleet, 1))).toBe(200);
  });
});

describe("limits count over all of them", () => {
  it.each([
    ["/login", { email: "somebody@example.edu", password: "a wrong guess" }, 10],
    ["/forgot-password", { email: "somebody@example.edu" }, 5],
  ])("%s", async (address, form, limit) => {
    const from = `198.51.100.${limit}`;
    for (let tries = 0; tries < limit; tries += 1) {
      const { status } = await visit(fleet, tries % 2, address, { form, from });
      expect(status).not.toBe(429);
    }
    for (const server of BOTH) {
      const answer = await visit(fleet, server, address, { form, from });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
      const elsewhere = await visit(fleet, server, address, { form, from: "198.51.100.99" });
      expect(elsewhere.status).not.toBe(429);
    }
    const body = { identifier: form.email, email: form.email, password: "wrong" };
    const path = address === "/login" ? "auth/local" : "auth/forgot-password";
    const headers = { "x-client-ip": from, "x-edge-secret": fleet.settings["EDGE_SECRET"] ?? "" };
    for (const server of BOTH) {
      expect((await callCms(server, "POST", path, body, headers)).status).toBe(429);
    }
  });
});

describe("backups", () => {
  it("that are begun on both at once are both whole", async () => {
    const headers = await ownerHeaders(0);
    const body = { currentPassword: TEST_OWNER.password };
    const apis = [owner(0), owner(1)] as const;
    const answer = z.object({
      data: z.object({
        running: z.boolean(),
        problem: z.null(),
        backups: z.array(z.object({ verified_at: z.string().nullable() })),
      }),
    });
    expect((await callCms(0, "POST", "backups", body, headers)).status).toBe(202);
    expect(answer.parse(await apis[1].request("GET", "backups")).data.running).toBe(true);
    expect((await callCms(1, "POST", "backups", body, headers)).status).toBe(202);
    await vi.waitFor(
      async () => {
        for (const server of BOTH) {
          const { data } = answer.parse(await apis[server].request("GET", "backups"));
          expect(data.running).toBe(false);
          expect(data.backups.map(({ verified_at }) => typeof verified_at)).toEqual([
            "string",
            "string",
          ]);
        }
      },
      { timeout: 50_000, interval: 300 },
    );
    const left = await readdir(path.join(fleet.dataDir, "backups"));
    expect(left.filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

it("a scheduled post is on both websites with the first request of its minute, once", async () => {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, minute - Date.now())));
  expect(await Promise.all(BOTH.map(readScheduled))).toEqual([
    [200, true],
    [200, true],
  ]);
  expect(await owner(1).list("blog-posts?filters[title][$eq]=Published on time")).toHaveLength(1);
}, 90_000);
