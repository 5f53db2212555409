import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { SYSTEM_ATTRIBUTES } from "../../strapi-access/content-types";
import { attributesOf } from "../../strapi-access/models";
import { findRow } from "../../strapi-access/rows";
import {
  isRecord,
  writtenData,
  type Data,
  type DocumentContext,
  type DocumentMiddleware,
} from "../types";
import { isAttributes, type Attributes } from "./attribute";
import { checkEntry, type CheckedEntry } from "./entry";
import { missingReferences } from "./missing-references";
import { needsStored } from "./order";
import { validationError } from "./problems";

const USER_UID = "plugin::users-permissions.user";

/** The attributes of a content type or component that are ours to check. */
function checkedAttributes(strapi: Core.Strapi, uid: string): Attributes {
  const attributes: unknown = Object.fromEntries(
    Object.entries(attributesOf(strapi, uid))
      .filter(([name]) => !SYSTEM_ATTRIBUTES.has(name))
      .filter(([name]) => uid !== USER_UID || name === "full_name"),
  );
  if (!isAttributes(attributes)) throw new Error(`No schema for ${uid}`);
  return attributes;
}

/**
 * Checks the data of an entry.
 *
 * @param isNew whether everything required has to be there
 * @param place the path to put in front of the paths of the problems, and what is stored so far
 */
export function checkDocument(
  strapi: Core.Strapi,
  uid: string,
  data: Data,
  isNew: boolean,
  { path = [], stored }: { path?: string[]; stored?: Data | undefined } = {},
): CheckedEntry {
  const componentAttributes = (component: string) => checkedAttributes(strapi, component);
  return checkEntry({
    attributes: checkedAttributes(strapi, uid),
    data,
    isNew,
    path,
    stored,
    componentAttributes,
  });
}

/** The entry that a call changes, when the check has to know what the change leaves out. */
async function storedEntry(
  strapi: Core.Strapi,
  context: DocumentContext,
  data: Data,
): Promise<Data | undefined> {
  const { action, uid } = context;
  const params: unknown = context.params;
  const documentId = isRecord(params) ? params.documentId : undefined;
  if (action === "create" || typeof documentId !== "string") return undefined;
  if (!needsStored(checkedAttributes(strapi, uid), data)) return undefined;
  return findRow(strapi, uid, { where: { documentId } });
}

/** Strapi's own complaint about a relation: named twice, or its place beside one that is not there. */
function relationError(error: unknown): Error | undefined {
  const isRelation = error instanceof Error && error.name === "InvalidRelationFormat";
  return isRelation ? new errors.ValidationError(error.message) : undefined;
}

/**
 * Every write of content is checked here, whoever writes: REST, the panel or code. Strapi's own
 * validation runs after it; it would let blank texts, wrong lists and any URL pass, and answers
 * impossible dates without naming the field.
 */
export function validation(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const data = writtenData(context);
    const isOurs = context.uid.startsWith("api::") || context.uid === USER_UID;
    if (data === undefined || !isOurs) return next();
    const isNew = context.action === "create";
    const stored = await storedEntry(strapi, context, data);
    const checked = checkDocument(strapi, context.uid, data, isNew, { stored });
    if (checked.problems.length > 0) throw validationError(checked.problems);
    Object.assign(data, checked.data);
    const missing = await missingReferences(strapi, checkedAttributes(strapi, context.uid), data);
    if (missing.length > 0) throw validationError(missing);
    return next().catch((error: unknown) => {
      throw relationError(error) ?? error;
    });
  };
}
