import { chunksOf } from "../database/chunks";
import type { Tables } from "../database/tables";
import type { Data } from "../documents/types";
import { Breather } from "./breathe";

/** More rows of many columns in one statement block everything else for longer. */
const BATCH = 25;

/** Inserts rows that have the same columns. To be called in a transaction. */
export async function insertAll(
  tables: Tables,
  table: string,
  rows: readonly Data[],
): Promise<void> {
  const breather = new Breather();
  for (const batch of chunksOf(rows, BATCH)) {
    await tables(table).insert(batch);
    await breather.pause();
  }
}
