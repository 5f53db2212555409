import type { Core } from "@strapi/strapi";
import { rowsOf, withTables } from "../database/tables";
import { isRecord } from "../documents/types";

/** What is used of knex's connection, which Strapi types as `any`. */
interface Connection {
  raw(statement: string, values: unknown[]): Promise<unknown>;
}

/**
 * Takes ids of a table that nobody else will get. What is not used of them stays free.
 *
 * @param table one of Strapi's, whose ids are numbered by the database
 */
export async function reserveIds(
  strapi: Core.Strapi,
  table: string,
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  if (strapi.db.dialect.client === "postgres") {
    const connection: Connection = strapi.db.connection;
    const answer = await connection.raw(
      "select nextval(pg_get_serial_sequence(?, 'id')) as id from generate_series(1, ?)",
      [`"${table}"`, count],
    );
    return rowsOf(isRecord(answer) ? answer.rows : []).map(({ id }) => Number(id));
  }
  return withTables(strapi, async (tables) => {
    const where = { name: table };
    const [row] = rowsOf(await tables("sqlite_sequence").select("seq").where(where));
    const last = Number(row?.seq ?? 0);
    const seq = last + count;
    if (row === undefined) await tables("sqlite_sequence").insert({ ...where, seq });
    else await tables("sqlite_sequence").where(where).update({ seq });
    return Array.from({ length: count }, (_, index) => last + index + 1);
  });
}
