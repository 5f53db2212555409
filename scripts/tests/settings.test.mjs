import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../lib/paths.mjs";
import { INITIALISED, readSettings, SECRETS, SETTINGS } from "../lib/settings.mjs";

const NAMES = SETTINGS.map(({ name }) => name);

/** @param {Record<string, string>} environment @param {Record<string, string>} [file] */
const read = (environment, file = {}) =>
  readSettings(environment, new Map(Object.entries(file)), "/srv/lectern");

describe("readSettings", () => {
  test("has the defaults of the contract", () => {
    expect(read({})).toEqual({
      WEB_PORT: "3000",
      CMS_PORT: "1337",
      HOST: "127.0.0.1",
      SITE_URL: "http://localhost:3000",
      CMS_URL: "http://127.0.0.1:1337",
      DATA_DIR: "/srv/lectern/data",
      DATABASE_CLIENT: "sqlite",
      UPLOADS: "local",
      BACKUP_KEEP: "30",
      OWNER_EMAIL: "owner@example.edu",
      DEMO_CONTENT: "true",
      TRUST_PROXY: "0",
      RATE_LIMIT: "on",
      LOG_FORMAT: "text",
      DOI_RESOLVER_URL: "https://doi.org",
      ORCID_API_URL: "https://pub.orcid.org/v3.0",
    });
  });

  test("takes the environment first, then .env; blank counts as not set", () => {
    const file = { WEB_PORT: "4000", CMS_PORT: "4001", OWNER_NAME: "Ada" };
    expect(read({ WEB_PORT: "5000", CMS_PORT: " ", OWNER_NAME: "" }, file)).toMatchObject({
      WEB_PORT: "5000",
      CMS_PORT: "4001",
      OWNER_NAME: "Ada",
      SITE_URL: "http://localhost:5000",
      CMS_URL: "http://127.0.0.1:4001",
    });
  });

  test("lookups are turned off by a blank value, in the environment or in .env", () => {
    const values = read({ DOI_RESOLVER_URL: " " }, { ORCID_API_URL: "" });
    expect(values).toMatchObject({ DOI_RESOLVER_URL: "", ORCID_API_URL: "" });
  });

  test.each([
    ["WEB_PORT", "0"],
    ["WEB_PORT", "65536"],
    ["CMS_PORT", "80a"],
    ["SITE_URL", "example.edu"],
    ["SITE_URL", "ftp://example.edu"],
    ["SITE_URL", "https://example.edu/~ada"],
    ["SITE_URL", "https://example.edu?lang=en"],
    ["SITE_URL", "https://example.edu/#"],
    ["SITE_URL", "https://ada:hush@example.edu"],
    ["CMS_URL", "localhost:1337"],
    ["DATABASE_CLIENT", "mysql"],
    ["DATABASE_URL", "mysql://x"],
    ["DATABASE_URL", "postgres://ada:100%@db/site"],
    ["UPLOADS", "ftp"],
    ["S3_ENDPOINT", "storage.example.edu"],
    ["S3_REGION", "eu west"],
    ["S3_BUCKET", "a"],
    ["S3_PREFIX", "../site"],
    ["S3_FORCE_PATH_STYLE", "yes"],
    ["OWNER_EMAIL", "owner"],
    ["OWNER_PASSWORD", "short"],
    ["OWNER_PASSWORD", "x".repeat(73)],
    ["DEMO_CONTENT", "yes"],
    ["OWNER_NAME", "x".repeat(201)],
    ["SMTP_URL", "mail.example.edu"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "smtps://ada:100%@mail.example.edu"],
    ["MAIL_FROM", "nobody"],
    ["TRUST_PROXY", "-1"],
    ["RATE_LIMIT", "maybe"],
    ["TIME_ZONE", "Paris"],
    ["DOI_RESOLVER_URL", "doi.org"],
    ["ORCID_API_URL", "https://user:password@pub.orcid.org"],
    ["JWT_SECRET", "too short"],
    ["APP_KEYS", "toBeModified1,toBeModified2"],
    ["SESSION_SECRET", "change-me-change-me"],
  ])("rejects %s=%s with one sentence that names it", (name, value) => {
    const sentence = new RegExp(`^${name} must be [^\\n]+: change it in \\.env\\.$`);
    expect(() => read({}, { [name]: value })).toThrow(sentence);
    expect(() => read({ [name]: value })).toThrow(/change it in the environment\.$/);
  });

  test("takes the address of a site with a slash at its end, and with its port", () => {
    for (const SITE_URL of ["https://example.edu/", "HTTPS://Example.edu:443", "http://[::1]:80"]) {
      expect(read({ SITE_URL })).toMatchObject({ SITE_URL });
    }
  });

  test("never repeats a value that may hold a password", () => {
    expect(() => read({ SITE_URL: "https://ada:hush@example.edu" })).not.toThrow(/hush/);
    for (const name of ["DATABASE_URL", "SMTP_URL", "OWNER_PASSWORD", "JWT_SECRET"]) {
      expect(() => read({ [name]: "hush" })).not.toThrow(/hush/);
      expect(() => read({ [name]: "smtp://ada:hush%@x" })).not.toThrow(/hush/);
    }
  });

  test("asks for an address when the database is Postgres, and for two ports", () => {
    expect(() => read({ DATABASE_CLIENT: "postgres" })).toThrow(/^DATABASE_URL must be set/);
    expect(() => read({ WEB_PORT: "4000", CMS_PORT: "4000" })).toThrow(/^WEB_PORT and CMS_PORT/);
  });

  test("asks for a bucket and its keys when uploads lie in one", () => {
    const bucket = {
      UPLOADS: "s3",
      S3_BUCKET: "site",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "key",
    };
    expect(() => read(bucket)).not.toThrow();
    for (const name of ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) {
      expect(() => read({ ...bucket, [name]: "" })).toThrow(
        `${name} must be set when UPLOADS is s3: add it to .env.`,
      );
    }
  });

  test("reports each wrong setting in a line of its own", () => {
    expect(() => read({ WEB_PORT: "x", RATE_LIMIT: "x" })).toThrow(/^WEB_PORT .*\nRATE_LIMIT .*$/);
  });
});

describe("the settings are the same everywhere", () => {
  const example = readFileSync(join(ROOT, ".env.example"), "utf8");
  const lines = example.split("\n");

  test(".env.example lists each one", () => {
    const listed = lines.flatMap((line) => /^#([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? []);
    expect(listed.sort()).toEqual([...NAMES, "POSTGRES_PASSWORD"].sort());
  });

  test(".env.example explains each one", () => {
    lines.forEach((line, index) => {
      if (/^#[A-Z][A-Z0-9_]*=/.test(line)) expect(lines[index - 1], line).toMatch(/^# .{10}/);
    });
  });

  test(".env.example shows the defaults", () => {
    for (const [name, value] of Object.entries(read({}))) {
      const shown = name === "DATA_DIR" ? "./data" : value;
      expect(lines).toContain(`#${name}=${shown}`);
    }
  });

  test("the cms and the website read no others", () => {
    const files = [
      ...sources("cms/src/settings"),
      "web/app/lib/env.server.ts",
      "web/server/config.ts",
    ];
    const used = files.flatMap((file) => readFileSync(join(ROOT, file), "utf8").match(NAME) ?? []);
    const unknown = used.map(bare).filter((name) => !NAMES.includes(name) && name !== "NODE_ENV");
    expect([...new Set(unknown)]).toEqual([]);
    expect(NAMES.filter((name) => !used.map(bare).includes(name))).toEqual([]);
  });

  test("nothing else in the cms reads the environment", () => {
    const readers = [...sources("cms/config"), ...sources("cms/src")].filter((file) =>
      /^(?!\s*\*).*(process\.env|\benv\()/m.test(readFileSync(join(ROOT, file), "utf8")),
    );
    expect(readers).toEqual(["cms/src/settings/index.ts"]);
  });

  test("the README names each one but what a start writes by itself", () => {
    const readme = readFileSync(join(ROOT, "README.md"), "utf8");
    const written = [...SECRETS, INITIALISED];
    for (const name of NAMES.filter((each) => !written.includes(each))) {
      expect(readme).toContain(`\`${name}\``);
    }
  });

  test("docker-compose.yml passes on all that a container needs", () => {
    const compose = readFileSync(join(ROOT, "docker-compose.yml"), "utf8");
    // These are the image's own.
    const fixed = ["HOST"];
    for (const name of NAMES.filter((each) => !fixed.includes(each))) {
      expect(compose, name).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});

/** A setting's name where it is a string ("WEB_PORT") or a key of a schema (WEB_PORT: ...). */
const NAME = /"[A-Z][A-Z0-9]*_?[A-Z_]{3,}"|^ {2}[A-Z][A-Z0-9]*_?[A-Z_]{2,}:/gm;

/** @param {string} text */
function bare(text) {
  return text.replace(/[^A-Z0-9_]/g, "");
}

/** @param {string} folder @returns {string[]} */
function sources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name));
}
