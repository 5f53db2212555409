import { generateSync } from "otplib";
import { expect } from "vitest";
import { isRecord } from "../../src/documents/types";
import type { TestCms } from "./cms";
import { EDGE_SECRET } from "./environment";
import { at, listAt, textAt } from "./json";
import { readMail, until, type Mail } from "./mail";

export const USER = "plugin::users-permissions.user";
export const TOKEN = "api::account.account-token";

export const PASSWORD = "seven green lanterns";
export const OTHER_PASSWORD = "nine purple anchors";

export interface Tokens {
  jwt: string;
  refreshToken: string;
}

export function tokensOf(body: unknown): Tokens {
  return { jwt: textAt(body, "jwt"), refreshToken: textAt(body, "refreshToken") };
}

/** The rejection as `[status, name, message, reason]`. */
export function rejectionOf({ status, body }: { status: number; body: unknown }): unknown[] {
  const error = ["name", "message"].map((key) => at(body, "error", key));
  return [status, ...error, at(body, "error", "details", "reason")];
}

/** All mails to an address, oldest first. */
export async function mailsTo(cms: TestCms, email: string): Promise<Mail[]> {
  return (await cms.mails()).map(readMail).filter(({ to }) => to === email);
}

/** Waits for the n-th mail to an address. The ones before it have to be there already. */
export function mailTo(cms: TestCms, email: string, count = 1): Promise<Mail> {
  return until(`mail ${count} to ${email}`, async () => (await mailsTo(cms, email))[count - 1]);
}

/** Waits for a mail of this subject. */
export function mailAbout(cms: TestCms, email: string, subject: RegExp): Promise<Mail> {
  return until(`mail about ${String(subject)} to ${email}`, async () =>
    (await mailsTo(cms, email)).find((mail) => subject.test(mail.subject)),
  );
}

/** The code in the link of a mail. */
export function codeIn({ text }: Mail, page: string): string {
  const link = new RegExp(`https://ada\\.example\\.edu/${page}=([\\w-]+)`).exec(text)?.[1];
  if (link === undefined) throw new Error(`No link to ${page} in ${text}`);
  return link;
}

export const CONFIRM = "confirm-email\\?confirmation";
export const RESET = "reset-password\\?code";

export function register(cms: TestCms, email: string, password = PASSWORD, full_name = "Vera") {
  return cms.post("/api/auth/local/register", { email, password, full_name });
}

export function confirm(cms: TestCms, confirmation: string, password?: string) {
  return cms.post("/api/auth/email-confirmation", { confirmation, password });
}

export function refresh(cms: TestCms, refreshToken: string) {
  return cms.post("/api/auth/refresh", { refreshToken });
}

/** As web refreshes, which proves that it is web. */
export function refreshAsWeb(cms: TestCms, refreshToken: string) {
  const headers = { "x-edge-secret": EDGE_SECRET };
  return cms.call("POST", "/api/auth/refresh", { body: { refreshToken }, headers });
}

export function signIn(cms: TestCms, identifier: string, password = PASSWORD) {
  return cms.post("/api/auth/local", { identifier, password });
}

export async function openRegistration(cms: TestCms, registration_open = true): Promise<void> {
  const url = "/api/account-settings";
  const answer = await cms.put(url, { data: { registration_open } }, await cms.ownerToken());
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** The account's row, private attributes included; empty when there is none. */
export async function userRow(cms: TestCms, email: string): Promise<Record<string, unknown>> {
  const row: unknown = await cms.strapi.db.query(USER).findOne({ where: { email } });
  return isRecord(row) ? row : {};
}

const panelTokens = new WeakMap<TestCms, Promise<string>>();

/** The panel allows only a few sign-ins in a row. */
export function panelToken(cms: TestCms): Promise<string> {
  const token = panelTokens.get(cms) ?? cms.panelToken();
  panelTokens.set(cms, token);
  return token;
}

/** Edits an account in Strapi's panel. */
export async function panelEdit(cms: TestCms, email: string, data: Record<string, unknown>) {
  const { documentId } = await userRow(cms, email);
  const url = `/content-manager/collection-types/${USER}/${String(documentId)}`;
  return cms.put(url, data, await panelToken(cms));
}

/** Makes a super admin of Strapi's panel. */
export async function makePanelAdmin(cms: TestCms, email: string, password: string): Promise<void> {
  const roles = cms.strapi.service("admin::role") as { getSuperAdmin(): Promise<unknown> };
  const users = cms.strapi.service("admin::user") as { create(data: object): Promise<unknown> };
  const role = Number(at(await roles.getSuperAdmin(), "id"));
  const name = { firstname: "Ada", lastname: "" };
  const state = { isActive: true, registrationToken: null, roles: [role] };
  await users.create({ email, password, ...name, ...state });
}

/** An owner of the website who is a super admin of the panel, with another password there. */
export async function makePanelOwner(
  cms: TestCms,
  name: string,
  panelPassword = "Panel-password-1",
): Promise<{ email: string; session: Tokens }> {
  const email = `${name}@example.edu`;
  await cms.makeVisitor(email, PASSWORD);
  const role: unknown = await cms.strapi.db
    .query("plugin::users-permissions.role")
    .findOne({ where: { type: "owner" } });
  const { id } = await userRow(cms, email);
  await cms.strapi.db
    .query(USER)
    .update({ where: { id: Number(id) }, data: { role: Number(at(role, "id")) } });
  await makePanelAdmin(cms, email, panelPassword);
  return { email, session: tokensOf((await signIn(cms, email)).body) };
}

/** What an authenticator app shows, now or some steps of 30 seconds from now. */
export function appCode(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}

/** Switches the second factor on and gives what the owner of the account gets to keep. */
export async function switchSecondFactorOn(cms: TestCms, jwt: string) {
  const url = "/api/account/second-factor";
  const enrolled = await cms.post(url, { currentPassword: PASSWORD }, jwt);
  const secret = textAt(enrolled.body, "data", "secret");
  const verified = await cms.post(`${url}/verify`, { code: appCode(secret) }, jwt);
  expect(verified.status, JSON.stringify(verified.body)).toBe(200);
  const codes = listAt(verified.body, "data", "recovery_codes").map(String);
  return { secret, codes, uri: textAt(enrolled.body, "data", "uri") };
}
