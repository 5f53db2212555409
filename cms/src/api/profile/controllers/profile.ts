import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { lockInTransaction } from "../../../database/advisory-lock";
import { isRecord, type Data } from "../../../documents/types";
import { validationError } from "../../../documents/validation/problems";
import { versionedBody } from "../../../rest/body";
import { findRow, textOf } from "../../../strapi-access/rows";
import { serviceWith } from "../../../strapi-access/services";
import { checkVersion } from "../../../versions/check";

const USER_UID = "plugin::users-permissions.user";
const MAX_LENGTH = 200;

interface Context {
  state: { user?: { id: number } };
  request: { body?: unknown };
}

async function ownUser(strapi: Core.Strapi, ctx: Context): Promise<Data> {
  const id = ctx.state.user?.id;
  const user =
    id === undefined
      ? undefined
      : await findRow(strapi, USER_UID, { where: { id }, populate: { role: true } });
  if (user === undefined) throw new errors.UnauthorizedError();
  return user;
}

/** What an account may know about itself (contract §3 profiles). `is_admin` is not stored. */
function answer(user: Data) {
  const { documentId: id, full_name, email, role } = user;
  const is_admin = isRecord(role) && role.type === "owner";
  return { data: { id, full_name, email, is_admin }, meta: {} };
}

function readFullName(body: unknown): string {
  const data = isRecord(body) ? body.data : undefined;
  if (!isRecord(data)) {
    throw new errors.ValidationError('Missing "data" payload in the request body');
  }
  const unknown = Object.keys(data).filter((key) => key !== "full_name");
  if (unknown.length > 0) {
    throw validationError(unknown.map((key) => ({ path: [key], message: `Invalid key ${key}` })));
  }
  const name = typeof data.full_name === "string" ? data.full_name.trim() : "";
  const path = ["full_name"];
  if (name === "") throw validationError([{ path, message: "Full name is required" }]);
  if (name.length > MAX_LENGTH) {
    const message = `Full name must be at most ${MAX_LENGTH} characters`;
    throw validationError([{ path, message }]);
  }
  return name;
}

/**
 * The signed-in account's own profile. The version of a PUT is the name that its form was loaded with:
 * the account's `updatedAt` changes with its password too.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    return answer(await ownUser(strapi, ctx));
  },

  async update(ctx: Context) {
    const { version } = versionedBody(ctx.request.body);
    const full_name = readFullName(ctx.request.body);
    return strapi.db.transaction(async () => {
      await lockInTransaction(strapi, `profile ${String(ctx.state.user?.id)}`);
      const user = await ownUser(strapi, ctx);
      const current = textOf(user, "full_name") ?? "";
      // Sent twice, or typed in both windows: nothing is lost.
      if (current !== full_name) await checkVersion(strapi, version, current, "profile");
      await serviceWith(strapi, USER_UID, "edit").edit(user.id, { full_name });
      return answer(await ownUser(strapi, ctx));
    });
  },
});
