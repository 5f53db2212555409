import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { Body } from "../../accounts/body";
import { signedIn, type AccountContext } from "../../accounts/context";
import { changePassword } from "../../accounts/own-password";
import { forgotPassword, resetPassword } from "../../accounts/recovery";
import { refreshSession } from "../../accounts/refresh";
import { register, resendConfirmation } from "../../accounts/registration";
import { endSession, listSessions, liveRows } from "../../accounts/sessions";
import { signIn } from "../../accounts/sign-in";
import { signOut } from "../../accounts/sign-out";
import { visibleUser, withAccountLock } from "../../accounts/users";
import { isFromWeb } from "../../server/internal-api-secret";

interface Environment {
  strapi: Core.Strapi;
}

/**
 * The account routes of Strapi's plugin, with what this site asks of them (docs/decisions). Each
 * keeps Strapi's path, body and answer; the rules are in `src/accounts`.
 */
export function authActions({ strapi }: Environment) {
  return {
    async callback(ctx: AccountContext) {
      // Other providers would go round the second factor.
      if (ctx.method !== "POST" || ctx.params.provider !== undefined) {
        throw new errors.ApplicationError("This provider is disabled");
      }
      const result = await signIn(strapi, ctx);
      if (result.kind === "second factor") {
        return { mfa_required: true, challenge: result.challenge };
      }
      return { ...result.tokens, user: await visibleUser(strapi, ctx, result.user) };
    },

    register: (ctx: AccountContext) => register(strapi, ctx),
    /** Strapi's confirms on GET, which mail scanners and previews send. */
    emailConfirmation(ctx: AccountContext): void {
      ctx.set("Allow", "POST");
      ctx.methodNotAllowed("A confirmation takes a POST");
    },

    sendEmailConfirmation: (ctx: AccountContext) => resendConfirmation(strapi, ctx),
    forgotPassword: (ctx: AccountContext) => forgotPassword(strapi, ctx),

    async resetPassword(ctx: AccountContext) {
      await resetPassword(strapi, ctx);
      return { ok: true };
    },

    async changePassword(ctx: AccountContext) {
      const { tokens, user } = await changePassword(strapi, ctx);
      return { ...tokens, user: await visibleUser(strapi, ctx, user) };
    },

    async refresh(ctx: AccountContext) {
      const token = new Body(ctx.request.body).optionalText("refreshToken");
      if (token === undefined) {
        ctx.badRequest("Missing refresh token");
        return undefined;
      }
      const result = await refreshSession(strapi, token, isFromWeb(ctx));
      if (result.state === "refreshed") return result.tokens;
      if (result.state === "ended") ctx.unauthorized("Invalid refresh token");
      else ctx.conflict("This refresh token was just exchanged", { reason: "rotated" });
      return undefined;
    },

    async logout(ctx: AccountContext) {
      if (await signOut(strapi, ctx)) return { ok: true };
      ctx.unauthorized("Missing authentication");
      return undefined;
    },

    async getSessions(ctx: AccountContext) {
      const { user, session } = await signedIn(strapi, ctx);
      return { data: await listSessions(strapi, user.id, session) };
    },

    async revokeSession(ctx: AccountContext) {
      const { user } = await signedIn(strapi, ctx);
      const id = ctx.params.sessionId ?? "";
      const ended = await withAccountLock(strapi, user.id, async () => {
        const rows = await liveRows(strapi, user.id);
        if (!rows.some(({ deviceId }) => deviceId === id)) return false;
        await endSession(strapi, user.id, id);
        return true;
      });
      if (!ended) throw new errors.NotFoundError("Session not found");
      return { data: {} };
    },
  };
}
