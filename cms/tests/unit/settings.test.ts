import { describe, expect, test } from "vitest";
import { parseSettings, secretsProblem, SettingsError } from "../../src/settings/parse";
import { testEnvironment } from "../support/environment";

const ROOT = "/srv/lectern";

function problem(changes: Record<string, string>): string {
  try {
    parseSettings(changes, ROOT);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return "";
}

test("an empty environment has the documented defaults", () => {
  expect(parseSettings({}, ROOT)).toMatchObject({
    production: false,
    host: "127.0.0.1",
    port: 1337,
    dataDir: "/srv/lectern/data",
    database: { client: "sqlite", filename: "/srv/lectern/data/lectern.db" },
    siteUrl: "http://localhost:3000",
    cmsUrl: "http://127.0.0.1:1337",
    owner: { email: "owner@example.edu", password: undefined, name: "Site Owner" },
    demoContent: true,
    mail: { smtpUrl: undefined, from: "no-reply@localhost" },
    trustProxy: 0,
    rateLimit: true,
    lookups: { doiResolverUrl: "https://doi.org", orcidApiUrl: "https://pub.orcid.org/v3.0" },
    uploads: { kind: "local", folder: "/srv/lectern/data/uploads" },
  });
});

const IN_BUCKET = {
  UPLOADS: "s3",
  S3_BUCKET: "site",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "key",
};

test("uploads lie in a bucket of AWS, or of a storage that is named", () => {
  expect(parseSettings(IN_BUCKET, ROOT).uploads).toEqual({
    kind: "s3",
    endpoint: undefined,
    region: "us-east-1",
    bucket: "site",
    accessKeyId: "id",
    secretAccessKey: "key",
    prefix: "",
    pathStyle: false,
  });
  const elsewhere = {
    ...IN_BUCKET,
    S3_ENDPOINT: "https://storage.example.edu/",
    S3_REGION: "eu-central-1",
    S3_PREFIX: "/sites/ada/",
  };
  const named = {
    endpoint: "https://storage.example.edu",
    region: "eu-central-1",
    prefix: "sites/ada/",
  };
  expect(parseSettings(elsewhere, ROOT).uploads).toMatchObject({ ...named, pathStyle: true });
  const byHost = { ...elsewhere, S3_FORCE_PATH_STYLE: "false" };
  expect(parseSettings(byHost, ROOT).uploads).toMatchObject({ ...named, pathStyle: false });
});

test.each([
  ["UPLOADS", "ftp"],
  ["S3_BUCKET", ""],
  ["S3_BUCKET", "a/b"],
  ["S3_ACCESS_KEY_ID", " "],
  ["S3_SECRET_ACCESS_KEY", ""],
  ["S3_ENDPOINT", "storage.example.edu"],
  ["S3_ENDPOINT", "https://id:secret@storage.example.edu"],
  ["S3_REGION", "eu central"],
  ["S3_PREFIX", "../other"],
  ["S3_PREFIX", "a//b"],
  ["S3_FORCE_PATH_STYLE", "yes"],
])("a bucket with %s=%s is rejected with a sentence that names it", (name, value) => {
  const sentence = problem({ ...IN_BUCKET, [name]: value });
  expect(sentence).toMatch(new RegExp(`^${name} must .*\\.$`));
  expect(sentence).not.toContain("secret");
});

test("lookups go elsewhere where a setting says so, and nowhere where it is blank", () => {
  const settings = parseSettings(
    { DOI_RESOLVER_URL: "http://127.0.0.1:9000/", ORCID_API_URL: " " },
    ROOT,
  );
  expect(settings.lookups).toEqual({ doiResolverUrl: "http://127.0.0.1:9000", orcidApiUrl: null });
});

test("ports, addresses and folders follow the settings", () => {
  const settings = parseSettings(
    {
      CMS_PORT: "4000",
      WEB_PORT: "5000",
      DATA_DIR: "../elsewhere",
      OWNER_EMAIL: " Ada@Example.edu ",
      DATABASE_CLIENT: "postgres",
      DATABASE_URL: "postgres://u:p@db/lectern",
    },
    ROOT,
  );
  expect(settings).toMatchObject({
    port: 4000,
    dataDir: "/srv/elsewhere",
    siteUrl: "http://localhost:5000",
    cmsUrl: "http://127.0.0.1:4000",
    owner: { email: "ada@example.edu" },
    database: { client: "postgres", url: "postgres://u:p@db/lectern" },
  });
  expect(parseSettings({ SITE_URL: "https://ada.org/", DATA_DIR: "/data" }, ROOT)).toMatchObject({
    siteUrl: "https://ada.org",
    dataDir: "/data",
    mail: { from: "no-reply@ada.org" },
  });
});

const WRONG: [name: string, value: string, rest?: Record<string, string>][] = [
  ["CMS_PORT", "http"],
  ["CMS_PORT", "70000"],
  ["CMS_PORT", "-1"],
  ["WEB_PORT", "3000.5"],
  ["SITE_URL", "example.edu"],
  ["CMS_URL", "ftp://example.edu"],
  ["SITE_URL", "https://example.edu/~ada"],
  ["SITE_URL", "https://example.edu?lang=en"],
  ["SITE_URL", "https://example.edu/#"],
  ["SITE_URL", "https://ada:hush@example.edu"],
  ["DATABASE_CLIENT", "mysql"],
  ["DATABASE_URL", "", { DATABASE_CLIENT: "postgres" }],
  ["DATABASE_URL", "mysql://db", { DATABASE_CLIENT: "postgres" }],
  ["DATABASE_URL", "postgres://ada:100%@db/site", { DATABASE_CLIENT: "postgres" }],
  ["OWNER_EMAIL", "owner"],
  ["OWNER_PASSWORD", "short"],
  ["OWNER_PASSWORD", "x".repeat(73)],
  ["DEMO_CONTENT", "maybe"],
  ["OWNER_NAME", "x".repeat(201)],
  ["SMTP_URL", "mail.example.edu"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtps://ada:100%@mail.example.edu"],
  ["MAIL_FROM", "nobody"],
  ["TRUST_PROXY", "yes"],
  ["RATE_LIMIT", "sometimes"],
  ["TIME_ZONE", "Mars/Phobos"],
  ["DOI_RESOLVER_URL", "doi.org"],
  ["DOI_RESOLVER_URL", "ftp://doi.org"],
  ["ORCID_API_URL", "https://user:password@pub.orcid.org"],
  ["ORCID_API_URL", "https://pub.orcid.org/v3.0?key=1"],
];

test("an address of the site keeps its case and its port, whatever they are", () => {
  const SITE_URL = "HTTPS://Ada.Example.edu:443/";
  expect(parseSettings({ SITE_URL }, ROOT).siteUrl).toBe("HTTPS://Ada.Example.edu:443");
});

test.each(WRONG)("%s=%s is rejected in one sentence that names it", (name, value, rest = {}) => {
  expect(problem({ ...rest, [name]: value })).toMatch(new RegExp(`^${name} [^\n]+\\.$`));
});

describe("secrets", () => {
  const complete = testEnvironment("/data");
  const check = (changes: Record<string, string>) =>
    secretsProblem(parseSettings({ ...complete, ...changes }, ROOT));

  test("have to be there, everywhere", () => {
    expect(check({})).toBeUndefined();
    expect(check({ APP_KEYS: "" })).toBe("APP_KEYS must be set.");
    expect(check({ NODE_ENV: "development", JWT_SECRET: " " })).toBe("JWT_SECRET must be set.");
  });

  test("must not be published samples or short in production", () => {
    for (const sample of ["tobemodified", "toBeModified1,toBeModified2", "change-me-please-now"]) {
      expect(check({ ADMIN_JWT_SECRET: sample })).toMatch(/^ADMIN_JWT_SECRET .*sample/);
    }
    expect(check({ EDGE_SECRET: "short" })).toMatch(/^EDGE_SECRET .*16 characters/);
    expect(check({ NODE_ENV: "development", EDGE_SECRET: "short" })).toBeUndefined();
  });
});
