import Database from "better-sqlite3";
import { isRecord } from "../documents/types";
import { isName, parseSchema, typesOf } from "./schema";
import { SCHEMA_TABLE, type ColumnType, type Snapshot, type TableShape } from "./shapes";

const DECLARED: [pattern: RegExp, type: ColumnType][] = [
  [/^bigint/, "bigint"],
  [/int/, "integer"],
  [/^(varchar|char)/, "string"],
  [/^json/, "json"],
  [/^(datetime|timestamp)/, "datetime"],
  [/^date/, "date"],
  [/^time/, "time"],
  [/^bool/, "boolean"],
  [/^(float|double|real|decimal|numeric)/, "double"],
];

function declaredType(text: string): ColumnType {
  const found = DECLARED.find(([pattern]) => pattern.test(text.toLowerCase()));
  return found?.[1] ?? "text";
}

function all(database: Database.Database, statement: string): Record<string, unknown>[] {
  return database.prepare(statement).all().filter(isRecord);
}

/** Writes go on beside it: in WAL mode a reader has its own view of the file. */
class SqliteSnapshot implements Snapshot {
  private readonly types: Map<string, ColumnType>;

  constructor(private readonly database: Database.Database) {
    database.exec("begin");
    this.types = typesOf(parseSchema(this.readSchema()));
  }

  private readSchema(): unknown {
    const [row] = all(
      this.database,
      `select "schema" from ${SCHEMA_TABLE} order by id desc limit 1`,
    );
    return JSON.parse(String(row?.schema));
  }

  tables(): Promise<TableShape[]> {
    const names = all(
      this.database,
      "select name from sqlite_master where type = 'table' and name not like 'sqlite@_%' escape '@' order by name",
    );
    return Promise.resolve(names.map(({ name }) => this.shape(String(name))));
  }

  private shape(name: string): TableShape {
    if (!isName(name)) throw new Error("A table has a name that Strapi gives to none");
    const columns = all(this.database, `pragma table_info("${name}")`);
    const keys = columns.filter(({ pk }) => Number(pk) > 0);
    return {
      name,
      columns: columns.map((column) => ({
        name: String(column.name),
        type: this.types.get(`${name}.${String(column.name)}`) ?? declaredType(String(column.type)),
      })),
      primaryKey: keys
        .sort((one, other) => Number(one.pk) - Number(other.pk))
        .map((key) => String(key.name)),
      numbered: keys.length === 1 && /^integer$/i.test(String(keys[0]?.type)),
    };
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- Postgres waits here
  async *rows({ name, primaryKey }: TableShape): AsyncIterable<Record<string, unknown>> {
    const order = primaryKey.length > 0 ? primaryKey.map((key) => `"${key}"`).join(", ") : "rowid";
    const statement = this.database.prepare(`select * from "${name}" order by ${order}`);
    for (const row of statement.safeIntegers().iterate()) {
      if (isRecord(row)) yield row;
    }
  }

  lastNumber({ name, numbered }: TableShape): Promise<number | null> {
    if (!numbered) return Promise.resolve(null);
    const row = this.database.prepare("select seq from sqlite_sequence where name = ?").get(name);
    return Promise.resolve(isRecord(row) ? Number(row.seq) : null);
  }

  schema(): Promise<unknown> {
    return Promise.resolve(this.readSchema());
  }

  close(): Promise<void> {
    this.database.close();
    return Promise.resolve();
  }
}

/** One moment of a SQLite file, which may be in use. */
export function snapshotOfSqlite(filename: string): Snapshot {
  const database = new Database(filename, { readonly: true, fileMustExist: true });
  try {
    return new SqliteSnapshot(database);
  } catch (error) {
    database.close();
    throw error;
  }
}
