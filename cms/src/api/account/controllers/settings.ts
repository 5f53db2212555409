import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { isRegistrationOpen, setRegistrationOpen } from "../../../accounts/registration-setting";
import { isRecord } from "../../../documents/types";
import { settings } from "../../../settings";

interface Context {
  request: { body?: unknown };
}

function readOpen(body: unknown): boolean {
  const data = isRecord(body) ? body.data : undefined;
  const keys = isRecord(data) ? Object.keys(data) : [];
  if (!isRecord(data) || keys.some((key) => key !== "registration_open")) {
    throw new errors.ValidationError('"data" must be {registration_open}');
  }
  if (typeof data.registration_open !== "boolean") {
    throw new errors.ValidationError("registration_open must be true or false");
  }
  return data.registration_open;
}

/**
 * Whether visitors may register, which the owner decides, and whether the email that confirms an
 * address can be sent at all. Anybody may know both.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const answer = async () => ({
    data: {
      registration_open: await isRegistrationOpen(strapi),
      mail_server: settings.mail.smtpUrl !== undefined,
    },
    meta: {},
  });
  return {
    find: answer,

    async update(ctx: Context) {
      await setRegistrationOpen(strapi, readOpen(ctx.request.body));
      return answer();
    },
  };
};
