import { beforeEach, expect, test, vi } from "vitest";
import { develop } from "../lib/dev.mjs";

const fake = vi.hoisted(() => ({
  /** What happened, in order. @type {string[]} */
  steps: [],
  /** Whether a start may migrate. */
  mayMigrate: false,
  /** The password that this start has generated. @type {string | null} */
  password: null,
  /** Lines that the cms writes. @type {string[]} */
  lines: [],
}));

vi.mock("../lib/install.mjs", () => ({ install: () => "up to date" }));
vi.mock("../lib/signals.mjs", () => ({ stopOnSignal: () => {} }));
vi.mock("../lib/build.mjs", () => ({
  cms: { name: "cms" },
  build: (/** @type {unknown} */ _, /** @type {{ name: string }[]} */ parts) => {
    fake.steps.push(`build ${parts.map(({ name }) => name).join()}`);
    return "built";
  },
}));
vi.mock("../lib/prepare.mjs", () => ({
  ENV_FILE: "/nonexistent/.env",
  prepareSettings: () => ({
    settings: { OWNER_EMAIL: "owner@example.edu", SITE_URL: "http://localhost:3000" },
    plan: { file: new Map(), added: [], password: fake.password },
  }),
  keepSettings: () => {},
  makePrivateFiles: () => {},
  noteComplete: () => {},
}));
vi.mock("../lib/upgrade.mjs", () => ({
  mayMigrate: () => fake.mayMigrate,
  prepareUpgrade: () => {
    if (fake.mayMigrate) fake.steps.push("backup");
    const backup = fake.mayMigrate ? "/backups/one.tar.gz" : null;
    return { backup, done: () => fake.steps.push("done"), goBack: () => {} };
  },
}));
vi.mock("../lib/site.mjs", () => ({
  createSite: (/** @type {{ onLine: (server: string, line: string) => void }} */ { onLine }) => ({
    start: () => {
      fake.steps.push("start");
      for (const line of fake.lines) onLine("cms", line);
    },
  }),
}));

let said = "";
beforeEach(() => {
  Object.assign(fake, { steps: [], mayMigrate: false, password: null, lines: [] });
  vi.stubEnv("OWNER_PASSWORD", "");
  said = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
});

test("a start that may change the database makes a backup first, with a cms that is built", async () => {
  fake.mayMigrate = true;
  await develop();
  expect(fake.steps).toEqual(["build cms", "backup", "start", "done"]);
  expect(said).toContain("made before the upgrade: /backups/one.tar.gz");
});

test("any other start neither builds nor backs up", async () => {
  await develop();
  expect(fake.steps).toEqual(["start", "done"]);
});

test.each([
  ["of a new account", "abcde-fghij", true, "password abcde-fghij   (shown once"],
  ["of an account that was there already", "abcde-fghij", false, "password as before: the account"],
  ["that somebody has set", null, false, "password as before: OWNER_PASSWORD in .env, unless"],
])("says where the password is %s", async (_, password, isNew, words) => {
  const lines = isNew ? ["[lectern] owner: created (12 ms)"] : [];
  Object.assign(fake, { password, lines });
  await develop();
  expect(said).toContain(`Sign in as owner@example.edu, ${words}`);
});
