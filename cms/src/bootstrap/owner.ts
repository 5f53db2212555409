import type { Core } from "@strapi/strapi";
import { randomBytes } from "node:crypto";
import { isRecord } from "../documents/types";
import { refuseToStart, settings } from "../settings";
import { findRow } from "../strapi-access/rows";
import { serviceWith } from "../strapi-access/services";

const USER_UID = "plugin::users-permissions.user";
const ROLE_UID = "plugin::users-permissions.role";

/** The tokens that Strapi makes on its own on the first start; nothing here uses them. */
const DEFAULT_TOKENS = ["Read Only", "Full Access"];

function ownerPassword(): string {
  const { password } = settings.owner;
  if (password === undefined) {
    refuseToStart("OWNER_PASSWORD must be set for the first start, which makes the owner.");
  }
  return password;
}

/** The account that signs in on the website, made when no account has the role owner. */
async function createOwner(strapi: Core.Strapi): Promise<boolean> {
  const users = strapi.db.query(USER_UID);
  if ((await users.count({ where: { role: { type: "owner" } } })) > 0) return false;
  const role = await findRow(strapi, ROLE_UID, { where: { type: "owner" } });
  const { email, name } = settings.owner;
  if ((await users.count({ where: { email } })) > 0) {
    refuseToStart(`OWNER_EMAIL ${email} already belongs to an account that is not the owner.`);
  }
  await serviceWith(strapi, USER_UID, "add").add({
    username: `owner_${randomBytes(6).toString("hex")}`,
    email,
    full_name: name,
    password: ownerPassword(),
    provider: "local",
    confirmed: true,
    blocked: false,
    role: role?.id,
  });
  return true;
}

/**
 * The first super admin of the panel. As long as there is none, the panel offers that place to
 * whoever comes first, so it is filled before the server listens.
 */
async function createSuperAdmin(strapi: Core.Strapi): Promise<boolean> {
  const users = serviceWith(strapi, "admin::user", "exists", "create");
  if ((await users.exists()) === true) return false;
  const role = await serviceWith(strapi, "admin::role", "getSuperAdmin").getSuperAdmin();
  if (!isRecord(role)) throw new Error("Strapi has no super admin role");
  await users.create({
    email: settings.owner.email,
    firstname: settings.owner.name,
    lastname: "",
    password: ownerPassword(),
    isActive: true,
    blocked: false,
    registrationToken: null,
    roles: [role.id],
  });
  await strapi.db
    .query("admin::api-token")
    .deleteMany({ where: { name: { $in: DEFAULT_TOKENS } } });
  return true;
}

/** Makes the owner's two accounts on the first start (contract §2). */
export async function ensureOwner(strapi: Core.Strapi): Promise<string | undefined> {
  const owner = await createOwner(strapi);
  const superAdmin = await createSuperAdmin(strapi);
  if (!owner && !superAdmin) return undefined;
  const places = [owner && "on the site", superAdmin && "in Strapi's panel"].filter(Boolean);
  return `your account is created ${places.join(" and ")}`;
}
