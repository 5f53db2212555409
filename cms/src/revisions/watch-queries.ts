import type { Core } from "@strapi/strapi";
import { withTables, type Tables } from "../database/tables";
import { isRecord } from "../documents/types";
import { contentTypes } from "../strapi-access/content-types";
import { findRows } from "../strapi-access/rows";
import {
  isRecorded,
  keepRevision,
  readBefore,
  recordedElsewhere,
  type Before,
} from "./record-change";
import { readState, readStates } from "./state";

type Method = (params: unknown) => Promise<unknown>;

const WRITES = ["create", "createMany", "update", "updateMany", "delete", "deleteMany"];

/** The records that a write of Strapi's query engine is about to change. */
async function concerned(
  strapi: Core.Strapi,
  uid: Parameters<typeof findRows>[1],
  method: string,
  params: unknown,
) {
  if (method.startsWith("create") || !isRecord(params)) return [];
  const where = isRecord(params.where) ? params.where : {};
  const isMany = method.endsWith("Many");
  const rows = await findRows(strapi, uid, {
    select: ["documentId"],
    where,
    ...(!isMany && { limit: 1 }),
  });
  return rows.map(({ documentId }) => String(documentId));
}

/** The ids of the rows that a write has made. */
function madeIds(method: string, result: unknown): number[] {
  if (!method.startsWith("create") || !isRecord(result)) return [];
  return method === "create" ? [Number(result.id)] : [result.ids].flat().map(Number);
}

async function keepRevisions(
  strapi: Core.Strapi,
  tables: Tables,
  uid: string,
  before: Before[],
  made: number[],
): Promise<void> {
  for (const record of before) {
    const after = await readState(strapi, tables, uid, record.state.documentId);
    await keepRevision(strapi, tables, uid, record, after);
  }
  for (const id of made) {
    const [after] = await readStates(strapi, tables, uid, { id });
    await keepRevision(strapi, tables, uid, undefined, after);
  }
}

/**
 * Writes of content that go past the document service, by code that uses Strapi's query engine,
 * leave revisions too. Lifecycles would not do: they run after the write has been committed.
 */
export function watchQueries(strapi: Core.Strapi): void {
  for (const uid of contentTypes(strapi)) {
    // Strapi hands out the same object for the same content type.
    const repository: object = strapi.db.query(uid);
    for (const method of WRITES) {
      const stock: unknown = Reflect.get(repository, method);
      if (typeof stock !== "function") throw new Error(`Strapi's query engine has no ${method}`);
      const write: Method = (params) =>
        Reflect.apply(stock, repository, [params]) as Promise<unknown>;
      const recorded: Method = (params) =>
        withTables(strapi, async (tables) => {
          const before: Before[] = [];
          const isDeletion = method.startsWith("delete");
          for (const id of await concerned(strapi, uid, method, params)) {
            const record = await readBefore(strapi, tables, uid, id, isDeletion);
            if (record !== undefined) before.push(record);
          }
          const result = await recordedElsewhere(uid, () => write(params));
          await keepRevisions(strapi, tables, uid, before, madeIds(method, result));
          return result;
        });
      const replacement: Method = (params) => (isRecorded(uid) ? write(params) : recorded(params));
      Reflect.set(repository, method, replacement);
    }
  }
}
