import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestSite, startTestSite } from "../e2e/harness/test-site";
import { ask, signInAt } from "../support/web-requests";

/** A backup on demand, and its download, through both servers. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let site: TestSite;
let cookie = "";
beforeAll(async () => {
  site = await startTestSite({ DEMO_CONTENT: "false" });
  cookie = await signInAt(site.url, site.owner.email, site.owner.password);
});
afterAll(() => site.stop());

const folder = () => path.join(site.dataDir, "backups");
const read = async (address: string) =>
  (await (await ask(site.url, { address, kind: "page", cookie })).text()).replaceAll(
    "<!-- -->",
    "",
  );

function post(address: string, fields: Record<string, string>, as = cookie) {
  return ask(site.url, { address, kind: "page", cookie: as, body: new URLSearchParams(fields) });
}

it("a site without a backup says so", async () => {
  expect(await read("/admin/backups")).toContain("No backups yet. The first one is made tonight.");
  expect(await read("/admin")).toContain("None yet.");
});

it("a wrong password begins none", async () => {
  const answer = await post("/admin/backups", { intent: "make", currentPassword: "wrong" });
  expect(await answer.text()).toContain("The provided current password is invalid");
  expect(await readdir(folder()).catch(() => [])).toEqual([]);
});

it("the owner makes one, and it is verified before the screen says so", async () => {
  const currentPassword = site.owner.password;
  await post("/admin/backups", { intent: "make", currentPassword });
  await vi.waitFor(
    async () => {
      const page = await read("/admin/backups");
      expect(page).toContain(">Verified<");
      expect(page).not.toContain("A backup is being made.");
    },
    { timeout: 40_000, interval: 300 },
  );
  expect(await read("/admin")).toContain("Less than an hour ago.");
});

it("is downloaded byte for byte, and by nobody else", async () => {
  const [name = ""] = (await readdir(folder())).filter((file) => file.endsWith(".tar.gz"));
  const currentPassword = site.owner.password;
  const fields = { name, currentPassword };
  const stranger = await post("/admin/backups/download", fields, "");
  expect(stranger.headers.get("location")).toMatch(/^\/login/);
  const wrong = await post("/admin/backups/download", { name, currentPassword: "wrong" });
  expect([wrong.status, wrong.headers.get("location")]).toEqual([302, "/admin/backups"]);
  const elsewhere = await post("/admin/backups/download", { name: "..", currentPassword });
  expect(elsewhere.status).toBe(302);

  const answer = await post("/admin/backups/download", fields);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  const sum = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  const kept = await readFile(path.join(folder(), name));
  expect(sum(new Uint8Array(await answer.arrayBuffer()))).toBe(sum(kept));
});
