import fs from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONFIRM, OTHER_PASSWORD, PASSWORD, RESET, codeIn } from "../support/accounts";
import { makeDatabase, type TestDatabase } from "../support/databases";
import { testEnvironment } from "../support/environment";
import { freePort } from "../support/free-port";
import { at, textAt } from "../support/json";
import { readMail, until, type Mail } from "../support/mail";
import { spawnCms, untilHealthy, type SpawnedCms } from "../support/spawn-cms";

/** A demo, as `npm start` makes it, in the mode that logs most. */
let database: TestDatabase;
let cms: SpawnedCms;
let address = "";
const EMAIL = "logged@example.org";

beforeAll(async () => {
  database = await makeDatabase();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  cms = spawnCms({
    ...testEnvironment(database.dataDir),
    ...database.environment,
    CMS_PORT: String(port),
    NODE_ENV: "development",
    DEMO_CONTENT: "true",
  });
  await untilHealthy(cms, address);
});

afterAll(async () => {
  cms.stop();
  await cms.ended;
  await database.remove();
});

async function post(url: string, body: unknown, token?: string): Promise<unknown> {
  const headers = {
    "content-type": "application/json",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(address + url, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return response.json();
}

/** The n-th mail of all. */
function mail(count: number): Promise<Mail> {
  const folder = path.join(database.dataDir, "outbox");
  return until(`mail ${count}`, async () => {
    const names = (await fs.readdir(folder).catch(() => []))
      .filter((name) => name.endsWith(".eml"))
      .sort();
    const name = names[count - 1];
    return name === undefined
      ? undefined
      : readMail(await fs.readFile(path.join(folder, name), "utf8"));
  });
}

test("a demo is open for registration, and no secret of an account gets into the log", async () => {
  const secrets: string[] = [PASSWORD, OTHER_PASSWORD, "wrong guess 77"];
  const settings = await fetch(`${address}/api/account-settings`);
  expect(at(await settings.json(), "data", "registration_open")).toBe(true);
  await post("/api/auth/local/register", { email: EMAIL, password: PASSWORD, full_name: "L" });
  const confirmation = codeIn(await mail(1), CONFIRM);
  expect(await post("/api/auth/email-confirmation", { confirmation })).toEqual({ ok: true });
  await post("/api/auth/local", { identifier: EMAIL, password: "wrong guess 77" });
  await post("/api/auth/local", { identifier: [PASSWORD], password: { PASSWORD } });
  const session = await post("/api/auth/local", { identifier: EMAIL, password: PASSWORD });
  const jwt = textAt(session, "jwt");
  const refreshToken = textAt(session, "refreshToken");
  await post("/api/auth/refresh", { refreshToken: `${refreshToken}x` });
  await post("/api/auth/change-password", { currentPassword: PASSWORD, foo: 1 }, jwt);
  const enrolled = await post("/api/account/second-factor", { currentPassword: PASSWORD }, jwt);
  await post("/api/auth/forgot-password", { email: EMAIL });
  const code = codeIn(await mail(2), RESET);
  const reset = { code, password: OTHER_PASSWORD, passwordConfirmation: OTHER_PASSWORD };
  expect(await post("/api/auth/reset-password", reset)).toEqual({ ok: true });
  await post("/api/auth/reset-password", reset);
  secrets.push(confirmation, code, jwt, refreshToken, textAt(enrolled, "data", "secret"));
  const output = cms.output();
  expect(output).toContain("[lectern]");
  for (const secret of secrets) expect(output).not.toContain(secret);
  expect(output).not.toMatch(/\$2[aby]\$/);
});
