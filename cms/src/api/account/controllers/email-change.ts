import type { Core } from "@strapi/strapi";
import type { AccountContext } from "../../../accounts/context";
import {
  requestEmailChange,
  confirmEmailChange,
  waitingEmail,
  withdrawEmailChange,
} from "../../../accounts/email-change";

function answer<T>(data: T) {
  return { data, meta: {} };
}

/** Another email address for the signed-in account, in two steps. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: AccountContext) {
    return answer({ waiting: await waitingEmail(strapi, ctx) });
  },

  async create(ctx: AccountContext) {
    await requestEmailChange(strapi, ctx);
    return answer({ waiting: await waitingEmail(strapi, ctx) });
  },

  async delete(ctx: AccountContext) {
    await withdrawEmailChange(strapi, ctx);
    return answer({ waiting: null });
  },

  async confirm(ctx: AccountContext) {
    return answer(await confirmEmailChange(strapi, ctx));
  },
});
