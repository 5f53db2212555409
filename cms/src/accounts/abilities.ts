import type { Core } from "@strapi/strapi";
import { findRows } from "../strapi-access/rows";

type Engine = Core.Strapi["contentAPI"]["permissions"]["engine"];
type Ability = Awaited<ReturnType<Engine["generateAbility"]>>;

/** The roles and API tokens of a site have fewer lists of permissions. */
const MAX_ABILITIES = 50;

/**
 * Lets Strapi evaluate each list of permissions once, where it does so for every request. The list
 * itself is still read for every request, so that a permission taken away counts at once, in each
 * process; the same list always makes the same ability, which nothing changes afterwards.
 */
export function keepAbilities(strapi: Core.Strapi): void {
  const { engine } = strapi.contentAPI.permissions;
  const generate = engine.generateAbility.bind(engine);
  const abilities = new Map<string, Ability>();
  engine.generateAbility = async (permissions, options) => {
    // A permission with a condition or a subject depends on more than its action.
    const isPlain = permissions.every((permission) => Object.keys(permission).length === 1);
    if (!isPlain || options !== undefined) return generate(permissions, options);
    const key = permissions.map(({ action }) => action).join("\n");
    const kept = abilities.get(key);
    if (kept !== undefined) return kept;
    const ability = await generate(permissions);
    if (abilities.size >= MAX_ABILITIES) abilities.clear();
    abilities.set(key, ability);
    return ability;
  };
}

/** The permissions of a role, as far as Strapi's sign-in check uses them: the actions alone. */
export async function findPermissions(
  strapi: Core.Strapi,
  role: { id: number } | { type: string },
): Promise<object[]> {
  const uid = "plugin::users-permissions.permission";
  return findRows(strapi, uid, { select: ["action"], where: { role } });
}
