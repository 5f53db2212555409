import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { isRecord } from "../../documents/types";
import { deliver } from "../../mail/deliver";
import { recoveryEmail } from "../../mail/emails";
import { clientOf } from "../client";
import { isKnownClient } from "../known-clients";
import { countMailRequest, mayGetMail } from "../limits";
import { ENDED_BY_NEW_PASSWORD, endTokens, issueToken } from "../one-time-tokens";
import { deleteFactor, showInPanel } from "../second-factor/store";
import { endAllSessions } from "../sessions";
import { findById, updateUser, withAccountLock } from "../users";
import { checkCredentials } from "./check-credentials";
import { endSessionsOf, findAdmin, findAdminById, linkedAccount } from "./linked-admin";

type Method = (...values: never[]) => unknown;
type Part = Record<string, Method>;

/** Strapi's registries of services and controllers, which its types leave open. */
interface Registry {
  extend(uid: string, change: (part: Part) => Part): unknown;
}

const CHANGE_ON_THE_WEBSITE =
  "This user signs in with the password of the owner's account. Please change the password on the website, under Settings.";
const KEEP_EMAIL =
  "This user is linked to the owner's account by its email address, which cannot be changed here.";

interface Compared {
  accountId: number;
  hash: string | null;
}

/** The account's password that a sign-in under way was compared with. */
const compared = new WeakMap<object, Compared>();

/** Counts with the website, so that one client cannot use up the mails that an address gets in an hour. */
async function maySendLink(strapi: Core.Strapi, account: string): Promise<boolean> {
  const ctx = strapi.requestContext.get();
  if (ctx === undefined) return false;
  const client = clientOf(ctx).key;
  try {
    await countMailRequest(ctx, "recovery", { account, client });
  } catch (error) {
    // The panel has answered already: it says the same of every address.
    if (error instanceof errors.RateLimitError) return false;
    throw error;
  }
  return mayGetMail({ account, known: await isKnownClient(strapi, account, client) });
}

function authService(strapi: Core.Strapi, stock: Part): Part {
  return {
    ...stock,

    async checkCredentials(credentials: { email: string; password: string }) {
      const ctx = strapi.requestContext.get();
      if (ctx === undefined) throw new Error("A sign-in needs a request");
      const { verdict, account } = await checkCredentials(strapi, ctx, credentials);
      if (account !== null) compared.set(ctx, { accountId: account.id, hash: account.password });
      return verdict;
    },

    /** The owner gets the website's link: one password, one way to a new one. */
    async forgotPassword(input: { email: string }) {
      const email = input.email.toLowerCase();
      const admin = await findAdmin(strapi, email);
      const account = admin && (await linkedAccount(strapi, email));
      if (account === null) return stock.forgotPassword?.(input as never);
      if (!(await maySendLink(strapi, email))) return undefined;
      const code = await issueToken(strapi, "recovery", account.documentId);
      deliver(strapi, account.email, recoveryEmail(code));
      return undefined;
    },
  };
}

/** Rejects what would change the linked account's password or undo the link. */
async function assertMayChange(
  strapi: Core.Strapi,
  id: unknown,
  changes: Record<string, unknown>,
): Promise<void> {
  const admin = await findAdminById(strapi, id);
  if (admin?.isActive !== true || (await linkedAccount(strapi, admin.email)) === null) return;
  if (typeof changes.password === "string") {
    throw new errors.ApplicationError(CHANGE_ON_THE_WEBSITE);
  }
  const { email } = changes;
  if (typeof email === "string" && email.toLowerCase() !== admin.email.toLowerCase()) {
    throw new errors.ApplicationError(KEEP_EMAIL);
  }
}

/**
 * The way out for an owner who has lost password, phone and recovery codes, by whoever has the
 * server: `strapi admin:reset-user-password` sets the account's password too and switches its
 * second factor off.
 */
async function resetFromCommandLine(strapi: Core.Strapi, email: string): Promise<void> {
  const account = await linkedAccount(strapi, email);
  const admin = await findAdmin(strapi, email);
  if (account === null || admin === null) return;
  await withAccountLock(strapi, account.id, async () => {
    await updateUser(strapi, account.id, { password: admin.password });
    await endTokens(strapi, account.documentId, ENDED_BY_NEW_PASSWORD);
    await deleteFactor(strapi, account.documentId);
    await showInPanel(strapi, account.documentId, false);
    await endAllSessions(strapi, account.id);
  });
  await endSessionsOf(strapi, admin);
}

function userService(strapi: Core.Strapi, stock: Part): Part {
  return {
    ...stock,
    async updateById(id: unknown, changes: Record<string, unknown>) {
      await assertMayChange(strapi, id, changes);
      return stock.updateById?.(id as never, changes as never);
    },
  };
}

/** The command line does not go through the registry of services. */
function followCommandLine(strapi: Core.Strapi): void {
  const { services } = strapi.get<{ services: { user: Part } }>("admin");
  const stock = services.user;
  services.user = {
    ...stock,
    async resetPasswordByEmail(email: string, password: string) {
      const result = await stock.resetPasswordByEmail?.(email as never, password as never);
      await resetFromCommandLine(strapi, email);
      return result;
    },
  };
}

/** What the panel's controllers need of a request. */
interface PanelContext {
  request: { body?: unknown };
  state: { user?: { id: number } };
}

type Handler = (ctx: PanelContext, next: unknown) => unknown;

/** Ends a session that began while the account's password was changed. */
async function endIfOutdated(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const basis = compared.get(ctx);
  const { user } = ctx.state;
  if (basis === undefined || user === undefined) return;
  const current = await withAccountLock(strapi, basis.accountId, () =>
    findById(strapi, basis.accountId),
  );
  if (current?.password === basis.hash) return;
  await endSessionsOf(strapi, user);
  throw new errors.ApplicationError("Invalid credentials");
}

function authenticationController(strapi: Core.Strapi, stock: Part): Part {
  const login = stock.login as Handler | undefined;
  return {
    ...stock,
    async login(ctx: PanelContext, next: unknown) {
      await login?.(ctx, next);
      await endIfOutdated(strapi, ctx);
    },
  };
}

function ownUserController(strapi: Core.Strapi, stock: Part): Part {
  const updateMe = stock.updateMe as Handler | undefined;
  return {
    ...stock,
    async updateMe(ctx: PanelContext, next: unknown) {
      const { body } = ctx.request;
      // Before Strapi does, which ends all sessions first.
      if (isRecord(body)) await assertMayChange(strapi, ctx.state.user?.id, body);
      return updateMe?.(ctx, next);
    },
  };
}

/**
 * One password and one second factor for the owner's account and the panel user of the same email
 * address (docs/decisions/0018). To be called before Strapi sets its routes up.
 */
export function useOnePassword(strapi: Core.Strapi): void {
  const services = strapi.get<Registry>("services");
  services.extend("admin::auth", (stock) => authService(strapi, stock));
  services.extend("admin::user", (stock) => userService(strapi, stock));
  followCommandLine(strapi);
  const controllers = strapi.get<Registry>("controllers");
  controllers.extend("admin::authentication", (stock) => authenticationController(strapi, stock));
  controllers.extend("admin::authenticated-user", (stock) => ownUserController(strapi, stock));
}
