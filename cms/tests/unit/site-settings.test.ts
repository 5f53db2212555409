import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CMS } from "../support/paths";

/** The settings that a backup carries, as a restore reads them. */

type Parse = (text: string) => Map<string, string>;

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** What reads `.env`, which is no part of the cms. */
async function parseEnvFile(text: string): Promise<Map<string, string>> {
  const reader = pathToFileURL(path.join(CMS, "../scripts/lib/env-file.mjs")).href;
  const { parseEnvFile: parse } = (await import(reader)) as { parseEnvFile: Parse };
  return parse(text);
}

test.each([
  "Ada Lovelace",
  "Ada O'Brien",
  `Ada "the O'Brien" \\ $HOME \\n # not a comment`,
  "two\nlines\r\nof it's own",
  "two\u2028lines",
  "it's\u2028two",
  'say "hi" \\ $HOME #1',
])("%j is read back as it was", async (value) => {
  vi.stubEnv("OWNER_NAME", value);
  const { siteLines } = await import("../../src/backup/site-settings");
  expect((await parseEnvFile(siteLines())).get("OWNER_NAME")).toBe(value);
});

test("secrets with any sign are carried along, and a blank one is not", async () => {
  vi.stubEnv("SMTP_URL", "smtps://ada:it's@mail.example.edu:465");
  vi.stubEnv("OWNER_PASSWORD", "correct 'horse' \"battery\"");
  vi.stubEnv("SESSION_SECRET", " ");
  const { hasSessionSecret, secretLines } = await import("../../src/backup/site-settings");
  const values = await parseEnvFile(secretLines());
  expect(values.get("SMTP_URL")).toBe("smtps://ada:it's@mail.example.edu:465");
  expect(values.get("OWNER_PASSWORD")).toBe("correct 'horse' \"battery\"");
  expect(values.has("SESSION_SECRET")).toBe(false);
  expect(hasSessionSecret()).toBe(false);
});
