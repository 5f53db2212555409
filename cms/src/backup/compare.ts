import { createHash } from "node:crypto";
import { dumpTable } from "./dump";
import { batches } from "./load-rows";
import { fileOfTable, type Manifest, type TableEntry } from "./manifest";
import { LEFT_EMPTY, type Snapshot } from "./shapes";
import { throughPostgres } from "./values";

/** The checksum that a table has when Postgres has kept its times without their zone. */
async function sumThroughPostgres(folder: string, table: TableEntry): Promise<string> {
  const hash = createHash("sha256");
  for await (const batch of batches(folder, table)) {
    for (const row of batch) {
      const kept = table.columns.map((column) => {
        return [column.name, throughPostgres(column, row[column.name])] as const;
      });
      hash.update(`${JSON.stringify(Object.fromEntries(kept))}\n`);
    }
  }
  return hash.digest("hex");
}

/**
 * Compares a database that was made from a backup with the backup itself: each table's rows, by
 * number and checksum.
 *
 * @param folder of the unpacked backup, for a database on Postgres
 * @returns what differs, in words; nothing when they are the same
 */
export async function firstDifference(
  snapshot: Snapshot,
  { tables, files }: Manifest,
  folder?: string,
): Promise<string | undefined> {
  const sums = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  for (const table of tables.filter(({ name }) => !LEFT_EMPTY.has(name))) {
    const { rows, sha256 } = await dumpTable(snapshot, table);
    if (rows !== table.rows) {
      return `the table ${table.name} has ${rows} rows and not ${table.rows}`;
    }
    if (sha256 === sums.get(fileOfTable(table.name))) continue;
    const isSame = folder !== undefined && sha256 === (await sumThroughPostgres(folder, table));
    if (!isSame) return `the table ${table.name} differs`;
  }
  return undefined;
}
