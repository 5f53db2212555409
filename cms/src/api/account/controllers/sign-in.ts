import type { Core } from "@strapi/strapi";
import type { AccountContext } from "../../../accounts/context";
import { confirmEmail } from "../../../accounts/registration";
import { passSecondFactor } from "../../../accounts/sign-in";
import { visibleUser } from "../../../accounts/users";

/** Steps of signing in that Strapi does not have; the others are in the extension of its plugin. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async confirmEmail(ctx: AccountContext) {
    await confirmEmail(strapi, ctx);
    return { ok: true };
  },

  async passSecondFactor(ctx: AccountContext) {
    const { tokens, user } = await passSecondFactor(strapi, ctx);
    return { ...tokens, user: await visibleUser(strapi, ctx, user) };
  },
});
