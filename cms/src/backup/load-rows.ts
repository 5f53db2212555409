import Database from "better-sqlite3";
import { createReadStream } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type pg from "pg";
import { isRecord } from "../documents/types";
import { fileOfTable, type TableEntry } from "./manifest";
import { inTransaction } from "./postgres-client";
import { LEFT_EMPTY, type NeutralRow } from "./shapes";
import { postgresValue, sqliteValue } from "./values";

const BATCH = 200;

/** The rows of an unpacked backup, some at a time; none of a table that earlier versions did not leave empty. */
export async function* batches(folder: string, { name }: TableEntry): AsyncIterable<NeutralRow[]> {
  if (LEFT_EMPTY.has(name)) return;
  const input = createReadStream(path.join(folder, fileOfTable(name)));
  let batch: NeutralRow[] = [];
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const row: unknown = JSON.parse(line);
    if (isRecord(row)) batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function loadSqliteTable(
  database: Database.Database,
  folder: string,
  table: TableEntry,
): Promise<void> {
  const names = table.columns.map(({ name }) => `"${name}"`).join(", ");
  const marks = table.columns.map(() => "?").join(", ");
  const insert = database.prepare(`insert into "${table.name}" (${names}) values (${marks})`);
  for await (const batch of batches(folder, table)) {
    for (const row of batch) {
      insert.run(table.columns.map((column) => sqliteValue(column, row[column.name])));
    }
  }
  if (table.lastNumber === null) return;
  database.prepare("delete from sqlite_sequence where name = ?").run(table.name);
  database
    .prepare("insert into sqlite_sequence (name, seq) values (?, ?)")
    .run(table.name, table.lastNumber);
}

/** Fills the tables of a SQLite file with the rows of an unpacked backup. */
export async function loadSqlite(
  filename: string,
  folder: string,
  tables: TableEntry[],
): Promise<void> {
  const database = new Database(filename, { fileMustExist: true });
  try {
    database.pragma("foreign_keys = off");
    database.exec("begin immediate");
    for (const table of tables) await loadSqliteTable(database, folder, table);
    database.exec("commit");
    if (database.prepare("pragma foreign_key_check").get() !== undefined) {
      throw new Error("Rows point to others that are not there");
    }
  } finally {
    database.close();
  }
}

async function loadPostgresTable(
  client: pg.Client,
  namespace: string,
  folder: string,
  table: TableEntry,
): Promise<void> {
  const name = `"${namespace}"."${table.name}"`;
  const columns = table.columns.map((column) => `"${column.name}"`).join(", ");
  for await (const batch of batches(folder, table)) {
    const rows = batch.map((row) =>
      Object.fromEntries(
        table.columns.map((column) => [column.name, postgresValue(column, row[column.name])]),
      ),
    );
    await client.query(
      `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  if (!table.numbered || table.primaryKey[0] === undefined) return;
  await client.query("select setval(pg_get_serial_sequence($1, $2), $3, $4)", [
    name,
    table.primaryKey[0],
    Math.max(table.lastNumber ?? 1, 1),
    table.lastNumber !== null,
  ]);
}

/** Fills the tables of a Postgres schema with the rows of an unpacked backup. */
export async function loadPostgres(
  client: pg.Client,
  namespace: string,
  folder: string,
  tables: TableEntry[],
): Promise<void> {
  await inTransaction(client, async () => {
    for (const table of tables) await loadPostgresTable(client, namespace, folder, table);
  });
}
