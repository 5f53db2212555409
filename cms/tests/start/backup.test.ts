import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { readArchive, rowsOf, runCommand, type Entry } from "../support/backup";
import { useBackedUpSite } from "../support/backed-up-site";
import { OWNER, testEnvironment } from "../support/environment";
import { at, listAt, textAt } from "../support/json";
import { until } from "../support/mail";
import { TEST_DIST } from "../support/paths";

const { cms, owner, file, source, backup } = useBackedUpSite();

describe("a backup of a running site", () => {
  test("is one private file, verified, and its path is the last line", async () => {
    const { mode } = await fs.stat(file());
    expect(mode & 0o777).toBe(0o600);
    expect(path.dirname(file())).toBe(path.join(cms().dataDir, "backups"));
    const notes: unknown = JSON.parse(await fs.readFile(`${file()}.json`, "utf8"));
    expect(at(notes, "problem")).toBeNull();
    expect(at(notes, "verifiedAt")).toMatch(/^20\d\d-/);
    const left = (await fs.readdir(cms().dataDir)).filter((name) => name.startsWith(".backup-"));
    expect(left).toEqual([]);
  });

  test("holds no session, no link of an email and no share, which end with a restore", async () => {
    const ended = { strapi_sessions: 0, account_tokens: 0, lectern_previews: 0 };
    expect(await rowsOf(file())).toMatchObject(ended);
  });

  test("holds content, uploads, accounts and settings, and no session, and no secret unless asked", async () => {
    const rows = await rowsOf(file());
    expect(rows).toMatchObject({ up_users: 2, strapi_sessions: 0, files: 29, admin_users: 1 });
    expect(rows.revisions).toBeGreaterThan(0);
    const plain = await readArchive(file());
    const names = plain.map(({ header }) => header.name);
    expect(names).toContain("settings.env");
    expect(names).not.toContain("secrets.env");
    const secret = testEnvironment("").ENCRYPTION_KEY ?? "";
    const whole = (entries: Entry[]) =>
      Buffer.concat(entries.map(({ content }) => content)).toString("latin1");
    expect(whole(plain)).not.toContain(secret);
    const { said } = await runCommand("backup", source());
    expect(said).toContain("Two-step sign-in needs its ENCRYPTION_KEY");
    const withSecrets = await readArchive(await backup(["--with-secrets"]));
    expect(whole(withSecrets)).toContain(`ENCRYPTION_KEY='${secret}'`);
  });

  test("says when a key of the site is not among its secrets", async () => {
    const MISSING = "SESSION_SECRET is not in it";
    const asked = ["--with-secrets"];
    expect((await runCommand("backup", source(), asked)).said).toContain(MISSING);
    const key = { SESSION_SECRET: "test-session-secret-0123456789" };
    expect((await runCommand("backup", source(), asked, key)).said).not.toContain(MISSING);
  });
});

test("the backup of the night is made by itself, once, and the old ones go", async () => {
  const require = createRequire(import.meta.url);
  const nightly = require(path.join(TEST_DIST, "src/backup/nightly.js")) as {
    startNightlyBackups(strapi: unknown): void;
    stopNightlyBackups(): void;
  };
  const folder = path.join(cms().dataDir, "backups");
  const ofNights = async () =>
    (await fs.readdir(folder)).filter((name) => /Z-nightly-\w+\.tar\.gz$/.test(name));
  const old = path.join(folder, "lectern-2020-01-01T03-10-00Z-nightly-00000000.tar.gz");
  await fs.writeFile(old, "");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    nightly.startNightlyBackups(cms().strapi);
    const TEN_MINUTES = 10 * 60 * 1000;
    vi.advanceTimersByTime(TEN_MINUTES - 1);
    expect(await ofNights()).toEqual([path.basename(old)]);
    vi.advanceTimersByTime(1);
    const verified = async () => {
      const [name] = (await ofNights()).filter((one) => one !== path.basename(old));
      const file = path.join(folder, `${name}.json`);
      const notes = await fs.readFile(file, "utf8").catch(() => "{}");
      return typeof at(JSON.parse(notes), "verifiedAt") === "string";
    };
    while (!(await verified())) await new Promise((resolve) => setTimeout(resolve, 200));
    await until("the old one to go", async () =>
      (await ofNights()).length === 1 ? true : undefined,
    );
    const made = await ofNights();
    vi.advanceTimersByTime(3 * TEN_MINUTES);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await ofNights()).toEqual(made);
  } finally {
    nightly.stopNightlyBackups();
    vi.useRealTimers();
  }
});

test("a backup that cannot be verified lets old ones go, and the next one of the night takes its place", async () => {
  const folder = path.join(cms().dataDir, "backups");
  const names = async () =>
    (await fs.readdir(folder)).filter((name) => /Z-nightly-\w+\.tar\.gz$/.test(name)).sort();
  const before = await names();
  const old = "lectern-2020-01-01T03-10-00Z-nightly-00000000.tar.gz";
  await fs.writeFile(path.join(folder, old), "");
  // Where the temporary copy is built: as on a full disk, it cannot be.
  const failing = { TMPDIR: "/dev/null/full" };
  const failed = await runCommand("backup", source(), ["--kind=nightly"], failing);
  expect(failed.code, failed.said).toBe(1);
  expect(failed.said).toMatch(/Z-nightly-\w+\.tar\.gz was not verified: /);
  const [left = ""] = (await names()).filter((name) => !before.includes(name));
  expect(await names()).toEqual([...before, left].sort());
  const next = await runCommand("backup", source(), ["--kind=nightly"]);
  expect(next.code, next.said).toBe(0);
  expect(await names()).toEqual([...before, path.basename(next.last)].sort());
});

describe("over REST", () => {
  const url = "/api/backups";
  const currentPassword = OWNER.password;
  let visitor = "";

  beforeAll(async () => {
    visitor = (await cms().signIn("vera@example.org", "visitor password")).jwt;
  });

  async function finished(): Promise<unknown> {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const { body } = await cms().get(url, owner());
      if (at(body, "data", "running") === false) return at(body, "data");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("The backup does not end");
  }

  test("backups are for the owner alone", async () => {
    const name = path.basename(file());
    for (const token of [undefined, visitor]) {
      expect((await cms().get(url, token)).status).toBe(403);
      expect((await cms().post(url, { currentPassword }, token)).status).toBe(403);
      const download = await cms().post(`${url}/${name}/download`, { currentPassword }, token);
      expect(download.status).toBe(403);
    }
  });

  test("one is made only with the password, and is verified", async () => {
    const before = listAt((await cms().get(url, owner())).body, "data", "backups").length;
    for (const wrong of [{}, { currentPassword: "not the password" }]) {
      expect((await cms().post(url, wrong, owner())).status).toBe(400);
    }
    expect((await cms().post(url, { currentPassword }, owner())).status).toBe(202);
    const state = await finished();
    expect(at(state, "problem")).toBeNull();
    const backups = listAt(state, "backups");
    expect(backups).toHaveLength(before + 1);
    expect(backups[0]).toMatchObject({
      kind: "manual",
      secrets: false,
      problem: null,
      missing: [],
    });
    expect(at(backups[0], "verified_at")).toMatch(/^20/);
    expect(at(backups[0], "counts", "events")).toBeGreaterThan(0);
  });

  test("one is downloaded only with the password, private and never stored", async () => {
    const [newest] = listAt((await cms().get(url, owner())).body, "data", "backups");
    const address = `${cms().address}${url}/${textAt(newest, "name")}/download`;
    const send = (body: object) =>
      fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${owner()}` },
        body: JSON.stringify(body),
      });
    expect((await send({ currentPassword: "not the password" })).status).toBe(400);
    const response = await send({ currentPassword });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect((await response.arrayBuffer()).byteLength).toBe(at(newest, "bytes"));
  });

  test("none is served as a file", async () => {
    const name = path.basename(file());
    for (const address of [`/backups/${name}`, `/uploads/../backups/${name}`, `/${name}`]) {
      expect((await cms().get(address)).status, address).toBe(404);
    }
  });

  test("what a killed attempt has left goes after a day", async () => {
    const old = path.join(cms().dataDir, ".backup-killed");
    const part = path.join(cms().dataDir, "backups", "killed.tar.gz.part");
    const ofExport = path.join(cms().dataDir, ".export-Ab3xYz");
    const running = path.join(cms().dataDir, ".export-Ab3xYy");
    await fs.mkdir(old);
    await fs.mkdir(path.join(ofExport, "export"), { recursive: true });
    await fs.mkdir(running);
    await fs.writeFile(part, "");
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const left of [old, part, ofExport]) await fs.utimes(left, yesterday, yesterday);
    await backup();
    for (const left of [old, part, ofExport]) {
      await expect(fs.stat(left)).rejects.toThrow("ENOENT");
    }
    await fs.rmdir(running);
  });

  test.each(["..%2Flectern.db", "lectern.db", "..%2F..%2Fetc%2Fpasswd", ".night-2026-01-01"])(
    "%s is no backup",
    async (name) => {
      const { status } = await cms().post(`${url}/${name}/download`, { currentPassword }, owner());
      expect(status).toBe(404);
    },
  );
});
