import type { Core } from "@strapi/strapi";
import {
  isRecord,
  writtenData,
  type Data,
  type DocumentContext,
  type DocumentMiddleware,
} from "../documents/types";
import { validationError } from "../documents/validation/problems";
import { deliver } from "../mail/deliver";
import { emailChangedEmail, passwordChangedEmail, secondFactorEmail } from "../mail/emails";
import { forgetClients } from "./known-clients";
import { deleteTokens } from "./one-time-tokens";
import { followPassword } from "./panel/linked-admin";
import { passwordProblem } from "./password-rules";
import { deleteFactor, enabledFactor } from "./second-factor/store";
import { endAllSessions } from "./sessions";
import { findByDocumentId, findById, USER_UID, withAccountLock, type User } from "./users";

async function existingUser(
  strapi: Core.Strapi,
  context: DocumentContext,
): Promise<User | undefined> {
  const params: unknown = context.params;
  const documentId = isRecord(params) ? params.documentId : undefined;
  if (typeof documentId !== "string") return undefined;
  return (await findByDocumentId(strapi, documentId)) ?? undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The rules of registration hold in the panel too. */
function checkPassword(data: Record<string, unknown>, user: User | undefined): void {
  const password = text(data.password);
  if (password === undefined) return;
  const email = text(data.email) ?? user?.email;
  const full_name = text(data.full_name) ?? user?.full_name;
  const problem = passwordProblem(password, { email, full_name });
  if (problem !== undefined) throw validationError([{ path: ["password"], message: problem }]);
}

/**
 * Tells the account's owner, at the address that it had, of what the website would tell too: whoever has
 * stolen a session of the panel must not take the account over without a word.
 */
function tell(strapi: Core.Strapi, user: User, data: Data, losesFactor: boolean): void {
  if (user.confirmed !== true) return;
  const newEmail = text(data.email)?.toLowerCase();
  if (newEmail !== undefined && newEmail !== user.email.toLowerCase()) {
    deliver(strapi, user.email, emailChangedEmail(newEmail));
  }
  if (text(data.password) !== undefined) deliver(strapi, user.email, passwordChangedEmail());
  if (losesFactor) deliver(strapi, user.email, secondFactorEmail(false));
}

/** What a change takes with it. */
interface Consequences {
  endsSessions: boolean;
  endsTokens: boolean;
  endsFactor: boolean;
  /** A new password of the owner's is the panel's too. */
  isNewPassword: boolean;
}

function consequences(context: DocumentContext, user: User): Consequences {
  if (context.action === "delete") {
    return { endsSessions: true, endsTokens: true, endsFactor: true, isNewPassword: false };
  }
  const data = writtenData(context) ?? {};
  const isNewPassword = text(data.password) !== undefined;
  const endsSessions = isNewPassword || data.blocked === true;
  const newEmail = text(data.email);
  return {
    endsSessions,
    // Links that went to an earlier address must not work any more.
    endsTokens: endsSessions || (newEmail !== undefined && newEmail !== user.email),
    endsFactor: data.second_factor_enabled === false,
    isNewPassword,
  };
}

async function carryOut(strapi: Core.Strapi, user: User, end: Consequences): Promise<void> {
  if (!Object.values(end).includes(true)) return;
  await withAccountLock(strapi, user.id, async () => {
    if (end.endsSessions) await endAllSessions(strapi, user.id);
    if (end.endsTokens) await deleteTokens(strapi, user.documentId);
    if (end.endsFactor) await deleteFactor(strapi, user.documentId);
    const now = end.isNewPassword ? await findById(strapi, user.id) : null;
    if (now !== null) await followPassword(strapi, now, now.password);
  });
}

/**
 * Keeps accounts whole wherever they are changed, above all in Strapi's panel: the password rules
 * hold, a new password, a block or a deletion ends all sessions and outstanding links, the panel's
 * switch can turn a lost second factor off, but never one on, and the account's owner is told.
 */
export function userLifecycle(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    if (context.uid !== USER_UID) return next();
    const data = writtenData(context);
    const user = await existingUser(strapi, context);
    if (data !== undefined) {
      checkPassword(data, user);
      if (data.second_factor_enabled === true) {
        const factor = user && (await enabledFactor(strapi, user.documentId));
        data.second_factor_enabled = factor !== undefined;
      }
    }
    const losesFactor =
      user !== undefined &&
      data?.second_factor_enabled === false &&
      (await enabledFactor(strapi, user.documentId)) !== undefined;
    const result = await next();
    const isChange = context.action === "delete" || context.action === "update";
    if (user !== undefined && isChange) {
      await carryOut(strapi, user, consequences(context, user));
      if (data !== undefined) tell(strapi, user, data, losesFactor);
      if (context.action === "delete") await forgetClients(strapi, user.documentId);
    }
    return result;
  };
}
