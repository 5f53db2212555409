import type pg from "pg";
import { connect, currentNamespace, notedSchema } from "./postgres-client";
import { isName, parseSchema, typesOf } from "./schema";
import type { ColumnType, Snapshot, TableShape } from "./shapes";

const BATCH = 500;

const TYPES: Record<string, ColumnType> = {
  integer: "integer",
  smallint: "integer",
  bigint: "bigint",
  numeric: "decimal",
  real: "double",
  "double precision": "double",
  boolean: "boolean",
  "character varying": "string",
  json: "json",
  jsonb: "json",
  "timestamp without time zone": "datetime",
  "timestamp with time zone": "datetime",
  date: "date",
  "time without time zone": "time",
};

interface FoundColumn {
  table_name: string;
  column_name: string;
  data_type: string;
  column_default: string | null;
}

const COLUMNS = `
  select c.table_name, c.column_name, c.data_type, c.column_default
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = $1 and t.table_type = 'BASE TABLE'
  order by c.table_name collate "C", c.ordinal_position`;

const KEYS = `
  select c.relname as table, a.attname as column
  from pg_index i
  join pg_class c on c.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral unnest(i.indkey::int[]) with ordinality as k(number, position)
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
  where i.indisprimary and n.nspname = $1
  order by c.relname, k.position`;

class PostgresSnapshot implements Snapshot {
  private constructor(
    private readonly client: pg.Client,
    private readonly namespace: string,
    private readonly types: Map<string, ColumnType>,
    private readonly noted: unknown,
  ) {}

  static async open(client: pg.Client, namespace: string): Promise<PostgresSnapshot> {
    await client.query("begin isolation level repeatable read read only");
    const noted = await notedSchema(client, namespace);
    return new PostgresSnapshot(client, namespace, typesOf(parseSchema(noted)), noted);
  }

  async tables(): Promise<TableShape[]> {
    const { rows } = await this.client.query<FoundColumn>(COLUMNS, [this.namespace]);
    const keys = await this.client.query<{ table: string; column: string }>(KEYS, [this.namespace]);
    return [...new Set(rows.map((row) => row.table_name))].map((name) => {
      if (!isName(name)) throw new Error("A table has a name that Strapi gives to none");
      const columns = rows.filter((row) => row.table_name === name);
      const primaryKey = keys.rows.filter((key) => key.table === name).map((key) => key.column);
      const isNumbered = (row: FoundColumn) =>
        row.column_name === primaryKey[0] && /^nextval\(/.test(row.column_default ?? "");
      return {
        name,
        columns: columns.map((row) => ({
          name: row.column_name,
          type: this.types.get(`${name}.${row.column_name}`) ?? TYPES[row.data_type] ?? "text",
        })),
        primaryKey,
        numbered: primaryKey.length === 1 && columns.some(isNumbered),
      };
    });
  }

  async *rows({ name, columns, primaryKey }: TableShape): AsyncIterable<Record<string, unknown>> {
    // SQLite compares texts by their bytes.
    const order = primaryKey.map((key) => {
      const type = columns.find((column) => column.name === key)?.type;
      return `"${key}"${type === "string" || type === "text" ? ' collate "C"' : ""}`;
    });
    const by = order.length > 0 ? `order by ${order.join(", ")}` : "";
    await this.client.query(
      `declare backup_rows no scroll cursor for select * from "${this.namespace}"."${name}" ${by}`,
    );
    for (;;) {
      const { rows } = await this.client.query<Record<string, unknown>>(
        `fetch ${BATCH} from backup_rows`,
      );
      yield* rows;
      if (rows.length < BATCH) break;
    }
    await this.client.query("close backup_rows");
  }

  async lastNumber({ name, primaryKey, numbered }: TableShape): Promise<number | null> {
    if (!numbered) return null;
    const owner = `"${this.namespace}"."${name}"`;
    const found = await this.client.query<{ sequence: string | null }>(
      "select pg_get_serial_sequence($1, $2) as sequence",
      [owner, primaryKey[0]],
    );
    const sequence = found.rows[0]?.sequence;
    if (!sequence) return null;
    const { rows } = await this.client.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${sequence}`,
    );
    return rows[0]?.is_called === true ? Number(rows[0].last_value) : null;
  }

  schema(): Promise<unknown> {
    return Promise.resolve(this.noted);
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

/**
 * One moment of a Postgres database, which may be in use.
 *
 * @param namespace the schema that its tables are in; the connection's own when left out
 */
export async function snapshotOfPostgres(url: string, namespace?: string): Promise<Snapshot> {
  const client = await connect(url);
  try {
    const own = namespace ?? (await currentNamespace(client));
    return await PostgresSnapshot.open(client, own);
  } catch (error) {
    await client.end();
    throw error;
  }
}
