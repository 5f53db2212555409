import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { CONFIRM, PASSWORD, codeIn } from "../support/accounts";
import { makeDatabase, type TestDatabase } from "../support/databases";
import { testEnvironment } from "../support/environment";
import { freePort } from "../support/free-port";
import { at, textAt } from "../support/json";
import { until } from "../support/mail";
import { startSmtp, type TestSmtp } from "../support/smtp";
import { spawnCms, untilHealthy, type SpawnedCms } from "../support/spawn-cms";

/** Mails that a mail server does not take at once, over the death of the cms. */
let database: TestDatabase;
let smtp: TestSmtp;
let cms: SpawnedCms;
let address = "";
let environment: Record<string, string> = {};

async function start(): Promise<void> {
  cms = spawnCms(environment);
  await untilHealthy(cms, address);
}

beforeAll(async () => {
  database = await makeDatabase(inject("golden"));
  const [port, mailPort] = [await freePort(), await freePort()];
  address = `http://127.0.0.1:${port}`;
  smtp = await startSmtp(mailPort, "mailer", "smtp-password");
  environment = {
    ...testEnvironment(database.dataDir),
    ...database.environment,
    CMS_PORT: String(port),
    NODE_ENV: "development",
    SMTP_URL: `smtp://mailer:smtp-password@127.0.0.1:${mailPort}`,
  };
  await start();
  const data = { registration_open: true };
  const opened = await call("PUT", "/api/account-settings", { data }, await ownerToken());
  expect(opened.status).toBe(200);
});

afterAll(async () => {
  cms.stop();
  await cms.ended;
  await smtp.close();
  await database.remove();
});

async function call(method: string, url: string, body?: unknown, token?: string) {
  const response = await fetch(address + url, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function ownerToken(): Promise<string> {
  const identifier = environment.OWNER_EMAIL;
  const session = await call("POST", "/api/auth/local", {
    identifier,
    password: environment.OWNER_PASSWORD,
  });
  return textAt(session.body, "jwt");
}

test("a mail that met 451 survives the death of the cms and is sent once", async () => {
  smtp.mood = "later";
  const email = "survivor@example.org";
  const account = { email, password: PASSWORD, full_name: "Vera" };
  expect((await call("POST", "/api/auth/local/register", account)).status).toBe(200);
  await until("a failure", () =>
    Promise.resolve(cms.output().includes("asked to try again later (451)") || undefined),
  );
  const waiting = await call("GET", "/api/mail-status", undefined, await ownerToken());
  expect(at(waiting.body, "data", "waiting")).toBe(1);
  cms.kill();
  await cms.ended;

  smtp.mood = "take";
  await start();
  const mail = await until("the mail", () => Promise.resolve(smtp.mails[0]));
  expect(mail.to).toBe(email);
  const confirmation = codeIn(mail, CONFIRM);
  expect((await call("POST", "/api/auth/email-confirmation", { confirmation })).status).toBe(200);
  const token = await ownerToken();
  const done = await until("an empty queue", async () => {
    const { body } = await call("GET", "/api/mail-status", undefined, token);
    return at(body, "data", "waiting") === 0 ? body : undefined;
  });
  expect(at(done, "data")).toEqual({
    smtp: true,
    waiting: 0,
    failed: 0,
    last_error: null,
    last_error_at: null,
  });
  expect(smtp.mails).toHaveLength(1);
  for (const secret of [confirmation, email, "smtp-password"]) {
    expect(cms.output()).not.toContain(secret);
  }
});
