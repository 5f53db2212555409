import type { Core } from "@strapi/strapi";
import { findRow, findRows } from "../strapi-access/rows";
import { PERMISSIONS, ROLE_TYPES, type RoleType } from "../permissions";

const ROLE_UID = "plugin::users-permissions.role";
const PERMISSION_UID = "plugin::users-permissions.permission";

const ROLES: Record<RoleType, { name: string; description: string }> = {
  public: { name: "Public", description: "Every visitor." },
  authenticated: { name: "Authenticated", description: "A registered visitor." },
  owner: { name: "Owner", description: "The professor whose site this is." },
};

/** Finds a role by its type, or makes it. */
async function roleId(strapi: Core.Strapi, type: RoleType): Promise<number> {
  const found = await findRow(strapi, ROLE_UID, { where: { type } });
  if (found !== undefined) return Number(found.id);
  await strapi.db.query(ROLE_UID).create({ data: { type, ...ROLES[type] } });
  return roleId(strapi, type);
}

/** Grants and takes away until the role may do exactly what the list says. */
async function applyRole(strapi: Core.Strapi, type: RoleType): Promise<number> {
  const role = await roleId(strapi, type);
  const present = await findRows(strapi, PERMISSION_UID, { where: { role } });
  const wanted = new Set(PERMISSIONS[type]);
  const kept = new Set<string>();
  const surplus = present.filter((permission) => {
    const action = String(permission.action);
    const surplusOrTwin = !wanted.has(action) || kept.has(action);
    if (!surplusOrTwin) kept.add(action);
    return surplusOrTwin;
  });
  const missing = [...wanted].filter((action) => !kept.has(action));
  const query = strapi.db.query(PERMISSION_UID);
  for (const { id } of surplus) await query.delete({ where: { id } });
  for (const action of missing) await query.create({ data: { action, role } });
  return surplus.length + missing.length;
}

/** A misspelt action would silently grant nothing. */
function assertActionsExist(strapi: Core.Strapi): void {
  const known = new Set<string>();
  const parts: [string, Record<string, { controllers: Record<string, object> }>][] = [
    ["api", strapi.apis],
    ["plugin", strapi.plugins],
  ];
  for (const [kind, modules] of parts) {
    for (const [name, { controllers }] of Object.entries(modules)) {
      for (const [controller, handlers] of Object.entries(controllers)) {
        for (const action of Object.keys(handlers)) {
          known.add(`${kind}::${name}.${controller}.${action}`);
        }
      }
    }
  }
  const unknown = Object.values(PERMISSIONS)
    .flat()
    .filter((action) => !known.has(action));
  if (unknown.length > 0) {
    throw new Error(`src/permissions.ts names actions that do not exist: ${unknown.join(", ")}`);
  }
}

/** Makes the roles of contract §4 and their permissions the desired state. */
export async function applyPermissions(strapi: Core.Strapi): Promise<string | undefined> {
  assertActionsExist(strapi);
  let changes = 0;
  for (const type of ROLE_TYPES) changes += await applyRole(strapi, type);
  return changes === 0 ? undefined : `${changes} rules set for visitors, accounts and the owner`;
}
