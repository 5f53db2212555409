import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { lockInTransaction } from "../database/advisory-lock";
import { isRecord, type Data } from "../documents/types";
import { versionedBody } from "../rest/body";
import { findRow } from "../strapi-access/rows";
import { PUBLICATION_UID } from "./store";

/** As many publications can be changed at once. */
const MAX_IDS = 1000;

type Change =
  | { kind: "set"; data: Data }
  | { kind: "keywords"; keywords: string[] }
  | { kind: "project"; project: string }
  | { kind: "delete" };

function fail(message: string): never {
  throw new errors.ValidationError(message);
}

function readIds(value: unknown): string[] {
  const ids: unknown[] = Array.isArray(value) ? value : [];
  const texts = [...new Set(ids.filter((id) => typeof id === "string"))];
  if (texts.length === 0 || ids.some((id) => typeof id !== "string")) {
    fail("ids must be a list of at least one documentId");
  }
  if (texts.length > MAX_IDS) fail(`At most ${MAX_IDS} publications can be changed at once`);
  return texts;
}

/** Exactly one of `type`, `stage`, `add_keywords`, `add_project` and `delete: true`. */
function readChange(data: Data): Change {
  const { ids: _, ...asked } = data;
  const [[name, value] = ["", undefined], ...others] = Object.entries(asked);
  if (others.length > 0) fail("Only one change can be made at once");
  switch (name) {
    case "type":
    case "stage":
      return typeof value === "string"
        ? { kind: "set", data: { [name]: value } }
        : fail(`${name} must be a text`);
    case "add_keywords":
      return Array.isArray(value) &&
        value.length > 0 &&
        value.every((one) => typeof one === "string")
        ? { kind: "keywords", keywords: value }
        : fail("add_keywords must be a list of at least one text");
    case "add_project":
      return typeof value === "string"
        ? { kind: "project", project: value }
        : fail("add_project must be a documentId");
    case "delete":
      return value === true ? { kind: "delete" } : fail("delete must be true");
    default:
      return fail("Say what to change: type, stage, add_keywords, add_project or delete");
  }
}

/** The keywords of a publication with the new ones behind; case makes no difference. */
function withKeywords(present: unknown, added: readonly string[]): string[] {
  const keywords = Array.isArray(present) ? present.filter((one) => typeof one === "string") : [];
  for (const keyword of added.map((text) => text.trim())) {
    const isKnown = keywords.some((known) => known.toLowerCase() === keyword.toLowerCase());
    if (!isKnown) keywords.push(keyword);
  }
  return keywords;
}

function dataOf(change: Exclude<Change, { kind: "delete" }>, row: Data): Data {
  switch (change.kind) {
    case "set":
      return change.data;
    case "keywords":
      return { keywords: withKeywords(row.keywords, change.keywords) };
    case "project":
      return { projects: { connect: [change.project] } };
    default:
      return change satisfies never;
  }
}

async function apply(strapi: Core.Strapi, documentId: string, change: Change): Promise<void> {
  const row = await findRow(strapi, PUBLICATION_UID, { where: { documentId } });
  if (row === undefined) {
    throw new errors.NotFoundError("One of the publications is no longer there");
  }
  const documents = strapi.documents(PUBLICATION_UID);
  if (change.kind === "delete") await documents.delete({ documentId });
  else await documents.update({ documentId, data: dataOf(change, row) as never });
}

/**
 * Makes one change to several publications: to all of them, or to none. Each leaves a revision.
 *
 * @param body `{data: {ids, type | stage | add_keywords | add_project | delete}}`
 * @returns how many there were
 * @throws ValidationError; NotFoundError when one of them is gone
 */
export async function changeAll(strapi: Core.Strapi, body: unknown): Promise<number> {
  const { data } = versionedBody(body);
  if (!isRecord(data)) fail("data must be an object");
  const ids = readIds(data.ids);
  const change = readChange(data);
  await strapi.db.transaction(async () => {
    // Before the first is read: keywords are added to those of now, and nobody has half of the rows.
    await lockInTransaction(strapi, PUBLICATION_UID);
    for (const documentId of ids) await apply(strapi, documentId, change);
  });
  return ids.length;
}
