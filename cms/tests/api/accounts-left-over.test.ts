import { beforeAll, expect, test } from "vitest";
import {
  deleteLeftOverAccounts,
  startDeletingLeftOver,
  stopDeletingLeftOver,
} from "../../src/accounts/left-over";
import {
  CONFIRM,
  OTHER_PASSWORD,
  PASSWORD,
  TOKEN,
  USER,
  codeIn,
  confirm,
  mailTo,
  openRegistration,
  panelEdit,
  register,
  rejectionOf,
  signIn,
  userRow,
} from "../support/accounts";
import { useCms } from "../support/cms";
import { OWNER } from "../support/environment";
import { until } from "../support/mail";

const cms = useCms();

const DAY = 24 * 60 * 60 * 1000;

beforeAll(() => openRegistration(cms()));

/** Lets the account and its links be as old as if it had been registered so many days ago. */
async function age(email: string, days: number): Promise<void> {
  const { id, documentId } = await userRow(cms(), email);
  const { db } = cms().strapi;
  const at = (time: number) => new Date(time - days * DAY);
  await db.query(USER).update({ where: { id: Number(id) }, data: { createdAt: at(Date.now()) } });
  const data = { expires_at: at(Date.now() + DAY) };
  await db.query(TOKEN).updateMany({ where: { account: documentId }, data });
}

async function registered(name: string, days: number): Promise<string> {
  const email = `${name}@example.org`;
  expect((await register(cms(), email)).status).toBe(200);
  await mailTo(cms(), email);
  await age(email, days);
  return email;
}

const isThere = async (email: string) => "id" in (await userRow(cms(), email));

const tokensOfAccount = (account: unknown) =>
  cms().strapi.db.query(TOKEN).count({ where: { account } });

test("what was registered eight days ago and never confirmed is deleted with its links", async () => {
  const gone = await registered("left-over", 8.1);
  const waiting = await registered("waiting", 7.9);
  const { documentId } = await userRow(cms(), gone);
  startDeletingLeftOver(cms().strapi);
  await until("the account is gone", async () => !(await isThere(gone)) || undefined);
  await stopDeletingLeftOver();
  expect(await isThere(gone)).toBe(false);
  expect(await tokensOfAccount(documentId)).toBe(0);
  expect(await isThere(waiting)).toBe(true);
});

test("an address that a stranger left is free for its owner, whose link works by itself", async () => {
  const email = await registered("claimed", 9);
  await deleteLeftOverAccounts(cms().strapi);
  await register(cms(), email, OTHER_PASSWORD);
  const mail = await mailTo(cms(), email, 2);
  expect((await confirm(cms(), codeIn(mail, CONFIRM))).status).toBe(200);
  expect((await signIn(cms(), email, OTHER_PASSWORD)).status).toBe(200);
  expect((await signIn(cms(), email, PASSWORD)).status).toBe(400);
});

test("registering again and asking for the link again keep it", async () => {
  const again = await registered("again", 20);
  const asked = await registered("asked", 20);
  await register(cms(), again);
  await cms().post("/api/auth/send-email-confirmation", { email: asked });
  await deleteLeftOverAccounts(cms().strapi);
  expect((await confirm(cms(), codeIn(await mailTo(cms(), again, 2), CONFIRM))).status).toBe(200);
  expect((await confirm(cms(), codeIn(await mailTo(cms(), asked, 2), CONFIRM))).status).toBe(200);
});

test("a link still says that it has expired as long as the account is kept", async () => {
  const email = await registered("late", 7);
  await deleteLeftOverAccounts(cms().strapi);
  const code = codeIn(await mailTo(cms(), email), CONFIRM);
  expect(rejectionOf(await confirm(cms(), code))[3]).toBe("expired");
});

test("the owner, accounts that are or were confirmed, and what the panel made or blocked stay", async () => {
  await cms().makeVisitor("visitor@example.org", PASSWORD);
  const revoked = await registered("revoked", 0);
  await confirm(cms(), codeIn(await mailTo(cms(), revoked), CONFIRM));
  expect((await signIn(cms(), revoked)).status).toBe(200);
  expect((await panelEdit(cms(), revoked, { confirmed: false })).status).toBe(200);
  const blocked = await registered("blocked", 0);
  expect((await panelEdit(cms(), blocked, { blocked: true })).status).toBe(200);
  const made = await registered("made", 0);
  expect((await panelEdit(cms(), made, { username: "colleague" })).status).toBe(200);
  const kept = [OWNER.email, "visitor@example.org", revoked, blocked, made];
  for (const email of kept) await age(email, 400);
  await deleteLeftOverAccounts(cms().strapi);
  for (const email of kept) expect(await isThere(email), email).toBe(true);
  expect((await signIn(cms(), OWNER.email, OWNER.password)).status).toBe(200);
});

test("several at the same moment delete each account once, and none that is being confirmed", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `crowd-${index}`);
  for (const name of names) await registered(name, 0);
  const confirmed = "crowd-0@example.org";
  const code = codeIn(await mailTo(cms(), confirmed), CONFIRM);
  const later = Date.now() + 9 * DAY;
  const { strapi } = cms();
  const countUnconfirmed = () => strapi.db.query(USER).count({ where: { confirmed: false } });
  const before = await countUnconfirmed();
  const [answer, ...counts] = await Promise.all([
    confirm(cms(), code),
    deleteLeftOverAccounts(strapi, later),
    deleteLeftOverAccounts(strapi, later),
    deleteLeftOverAccounts(strapi, later),
  ]);
  const isConfirmed = answer.status === 200;
  const rows = await strapi.db.query(USER).count({ where: { email: { $startsWith: "crowd-" } } });
  expect(rows).toBe(isConfirmed ? 1 : 0);
  expect(await isThere(confirmed)).toBe(isConfirmed);
  const fewer = before - (await countUnconfirmed());
  const deleted = counts.reduce((sum, count) => sum + count, 0);
  expect(deleted).toBeGreaterThan(10);
  expect(deleted).toBe(fewer - rows);
});
