import type { Core, UID } from "@strapi/strapi";
import { isRecord } from "../documents/types";

type Method = (...values: unknown[]) => unknown;

function hasMethods<Name extends string>(
  service: unknown,
  names: readonly Name[],
): service is Record<Name, Method> {
  return isRecord(service) && names.every((name) => typeof service[name] === "function");
}

/** Methods of one of Strapi's services, about which nothing is known but that they are there. */
export function serviceWith<Name extends string>(
  strapi: Core.Strapi,
  uid: UID.Service,
  ...names: readonly Name[]
): Record<Name, Method> {
  const service: unknown = strapi.service(uid);
  if (!hasMethods(service, names)) throw new Error(`${uid} lacks one of ${names.join(", ")}`);
  return service;
}
