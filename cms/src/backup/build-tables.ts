import { tmpdir } from "node:os";
import { Database } from "@strapi/database";
import { SCHEMA_TABLE, type Column, type ColumnType } from "./shapes";
import type { TableEntry } from "./manifest";
import { parseSchema, type SchemaTable } from "./schema";

type Config = ConstructorParameters<typeof Database>[0];
type Connection = Config["connection"];

/** What is used of knex, which Strapi types as `any`. */
interface TableBuilder {
  increments(name: string): unknown;
  specificType(name: string, type: string): unknown;
  primary(columns: string[]): unknown;
  foreign(
    columns: string[],
    name: string,
  ): {
    references(columns: string[]): { inTable(table: string): Reference };
  };
}

interface Reference {
  onDelete(action: string): Reference;
  onUpdate(action: string): Reference;
}

interface Tables {
  createTable(name: string, make: (table: TableBuilder) => void): Promise<unknown>;
  alterTable(name: string, change: (table: TableBuilder) => void): Promise<unknown>;
}

type Dialect = "sqlite" | "postgres";

const SQL: Record<Dialect, Record<ColumnType, string>> = {
  sqlite: {
    integer: "integer",
    bigint: "bigint",
    double: "float",
    decimal: "float",
    boolean: "boolean",
    string: "varchar(255)",
    text: "text",
    json: "json",
    datetime: "datetime",
    date: "date",
    time: "time",
  },
  postgres: {
    integer: "integer",
    bigint: "bigint",
    double: "double precision",
    decimal: "numeric(10,2)",
    boolean: "boolean",
    string: "varchar(255)",
    text: "text",
    json: "jsonb",
    datetime: "timestamp(6)",
    date: "date",
    time: "time(3)",
  },
};

/** Where Strapi's own schema builder makes tables. */
class TableMaker {
  private readonly database: Database;

  constructor(
    readonly dialect: Dialect,
    connection: Connection,
    private readonly namespace: string | undefined,
  ) {
    // No migrations are run here; any folder that is there does.
    const settings = { migrations: { dir: tmpdir() } } as Config["settings"];
    this.database = new Database({ connection, models: [], settings } as Config);
  }

  private tables(): Tables {
    return this.database.getSchemaConnection();
  }

  /** Postgres checks foreign keys while rows come in, so they are added afterwards there. */
  async createKnown(schema: SchemaTable[]): Promise<void> {
    const tables =
      this.dialect === "sqlite" ? schema : schema.map((table) => ({ ...table, foreignKeys: [] }));
    await this.database.schema.builder.createSchema({ tables } as never);
  }

  /** What is in the database and not in Strapi's schema: tables of its own notes, columns that are not used any more. */
  async createRest(entries: TableEntry[], schema: SchemaTable[]): Promise<void> {
    for (const entry of entries) {
      const known = schema.find(({ name }) => name === entry.name);
      if (known === undefined) await this.createTable(entry);
      else await this.addColumns(entry, known);
    }
  }

  private column(table: TableBuilder, { name, type }: Column): void {
    table.specificType(name, SQL[this.dialect][type]);
  }

  private async createTable(entry: TableEntry): Promise<void> {
    await this.tables().createTable(entry.name, (table) => {
      const [key] = entry.primaryKey;
      const isNumbered = entry.numbered && key !== undefined;
      if (isNumbered) table.increments(key);
      for (const column of entry.columns) {
        if (isNumbered && column.name === key) continue;
        // Strapi wants this one to be no binary JSON.
        const isNote = entry.name === SCHEMA_TABLE && column.type === "json";
        if (isNote) table.specificType(column.name, "json");
        else this.column(table, column);
      }
      if (!isNumbered && entry.primaryKey.length > 0) table.primary(entry.primaryKey);
    });
  }

  private async addColumns(entry: TableEntry, known: SchemaTable): Promise<void> {
    const names = new Set(known.columns.map(({ name }) => name));
    const more = entry.columns.filter(({ name }) => !names.has(name));
    if (more.length === 0) return;
    await this.tables().alterTable(entry.name, (table) => {
      for (const column of more) this.column(table, column);
    });
  }

  async addForeignKeys(schema: SchemaTable[]): Promise<void> {
    if (this.dialect === "sqlite") return;
    for (const { name, foreignKeys } of schema) {
      if (foreignKeys.length === 0) continue;
      await this.tables().alterTable(name, (table) => {
        for (const key of foreignKeys) {
          const target = [this.namespace, key.referencedTable].filter(Boolean).join(".");
          const columns = table.foreign(key.columns, key.name).references(key.referencedColumns);
          const reference = columns.inTable(target);
          if (key.onDelete) reference.onDelete(key.onDelete);
          if (key.onUpdate) reference.onUpdate(key.onUpdate);
        }
      });
    }
  }

  async close(): Promise<void> {
    await this.database.destroy();
  }
}

export interface NewTables {
  schema: unknown;
  entries: TableEntry[];
  /** Fills the tables; foreign keys are not checked meanwhile. */
  fill: () => Promise<void>;
}

async function build(maker: TableMaker, { schema, entries, fill }: NewTables): Promise<void> {
  const tables = parseSchema(schema);
  const names = new Set(entries.map(({ name }) => name));
  const kept = tables.filter(({ name }) => names.has(name));
  try {
    await maker.createKnown(kept);
    await maker.createRest(entries, kept);
    await fill();
    await maker.addForeignKeys(kept);
  } finally {
    await maker.close();
  }
}

/** Makes the tables of a backup in a new SQLite file. */
export function buildSqlite(filename: string, tables: NewTables): Promise<void> {
  const connection = { client: "sqlite", connection: { filename }, useNullAsDefault: true };
  return build(new TableMaker("sqlite", connection as Connection, undefined), tables);
}

/** Makes the tables of a backup in an empty schema of a Postgres database. */
export function buildPostgres(url: string, namespace: string, tables: NewTables): Promise<void> {
  const connection = {
    client: "postgres",
    connection: { connectionString: url, schema: namespace },
    pool: { min: 0, max: 2 },
  };
  return build(new TableMaker("postgres", connection, namespace), tables);
}
