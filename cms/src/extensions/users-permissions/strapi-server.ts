import type { Core } from "@strapi/strapi";
import { findPermissions } from "../../accounts/abilities";
import { verifyAccessToken } from "../../accounts/session-check";
import { authActions } from "./auth-controller";
import { extendUserSchema } from "./user-schema";

type Factory = (environment: { strapi: Core.Strapi }) => Record<string, unknown>;

interface UsersPermissions {
  contentTypes: {
    user: {
      schema: {
        attributes: Record<string, Record<string, unknown>>;
        config?: { attributes?: Record<string, unknown> };
      };
    };
  };
  controllers: { auth: Factory };
  services: { jwt: Factory; permission: Factory };
}

/** What this site changes about Strapi's accounts; each change has its own file. */
export default function extend(plugin: UsersPermissions): UsersPermissions {
  extendUserSchema(plugin.contentTypes.user.schema.attributes);
  const { auth } = plugin.controllers;
  plugin.controllers.auth = (environment) => ({
    ...auth(environment),
    ...authActions(environment),
  });
  const { jwt, permission } = plugin.services;
  plugin.services.jwt = (environment) => ({
    ...jwt(environment),
    verify: (token: string) => verifyAccessToken(environment.strapi, token),
  });
  plugin.services.permission = (environment) => ({
    ...permission(environment),
    findRolePermissions: (id: number) => findPermissions(environment.strapi, { id }),
    findPublicPermissions: () => findPermissions(environment.strapi, { type: "public" }),
  });
  return plugin;
}
