import { extendUserSchema } from "./user-schema";

interface UsersPermissions {
  contentTypes: { user: { schema: { attributes: Record<string, Record<string, unknown>> } } };
}

/** What this site changes about Strapi's accounts; each change has its own file. */
export default function extend(plugin: UsersPermissions): UsersPermissions {
  extendUserSchema(plugin.contentTypes.user.schema.attributes);
  return plugin;
}
