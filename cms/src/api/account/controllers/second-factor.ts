import type { Core } from "@strapi/strapi";
import { Body } from "../../../accounts/body";
import { signedIn, type AccountContext } from "../../../accounts/context";
import { countConfirmation } from "../../../accounts/limits";
import { confirmedAccount } from "../../../accounts/own-password";
import {
  enrol,
  factorStatus,
  renewRecoveryCodes,
  switchOff,
  switchOn,
} from "../../../accounts/second-factor/manage";
import { deliver } from "../../../mail/deliver";
import { recoveryCodesRenewedEmail, secondFactorEmail } from "../../../mail/emails";

function answer<T>(data: T) {
  return { data, meta: {} };
}

/** The signed-in account's second factor. What changes it asks for the password again. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: AccountContext) {
    const { user } = await signedIn(strapi, ctx);
    return answer(await factorStatus(strapi, user));
  },

  async enrol(ctx: AccountContext) {
    const { user } = await confirmedAccount(strapi, ctx);
    return answer(await enrol(strapi, user));
  },

  async verify(ctx: AccountContext) {
    const body = new Body(ctx.request.body);
    const code = body.text("code");
    body.check();
    const { user, session } = await signedIn(strapi, ctx);
    const attempt = await countConfirmation(ctx, session);
    const recovery_codes = await switchOn(strapi, user, code, session);
    await attempt.succeeded();
    deliver(strapi, user.email, secondFactorEmail(true));
    return answer({ recovery_codes });
  },

  async renewRecoveryCodes(ctx: AccountContext) {
    const { user } = await confirmedAccount(strapi, ctx);
    const recovery_codes = await renewRecoveryCodes(strapi, user);
    deliver(strapi, user.email, recoveryCodesRenewedEmail());
    return answer({ recovery_codes });
  },

  async disable(ctx: AccountContext) {
    const { user } = await confirmedAccount(strapi, ctx);
    await switchOff(strapi, user);
    deliver(strapi, user.email, secondFactorEmail(false));
    return answer({ enabled: false });
  },
});
