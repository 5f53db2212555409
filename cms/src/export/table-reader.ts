import { LEFT_EMPTY, type NeutralRow, type Snapshot, type TableShape } from "../backup/shapes";
import { neutralRow } from "../backup/values";

/** A pair of a join table, in the order of the list that it makes. */
export interface Joined {
  owner: number;
  target: number;
}

const byOrder = (rows: NeutralRow[], column: string | undefined) =>
  column === undefined
    ? rows
    : rows.toSorted((one, other) => Number(one[column]) - Number(other[column]));

/** The tables of a snapshot, each read once. */
export class TableReader {
  private readonly known = new Map<string, Promise<NeutralRow[]>>();

  private constructor(
    private readonly snapshot: Snapshot,
    private readonly shapes: Map<string, TableShape>,
  ) {}

  static async open(snapshot: Snapshot): Promise<TableReader> {
    const tables = await snapshot.tables();
    return new TableReader(snapshot, new Map(tables.map((table) => [table.name, table])));
  }

  private async read(name: string): Promise<NeutralRow[]> {
    const shape = this.shapes.get(name);
    // A database that has not been brought up to date lacks what a newer version has added.
    if (shape === undefined || LEFT_EMPTY.has(name)) return [];
    const rows: NeutralRow[] = [];
    for await (const row of this.snapshot.rows(shape)) rows.push(neutralRow(shape.columns, row));
    return rows;
  }

  /** The rows of a table by its primary key; none where there is no such table. */
  rows(name: string): Promise<NeutralRow[]> {
    const known = this.known.get(name) ?? this.read(name);
    this.known.set(name, known);
    return known;
  }

  /** The rows of a table by the number that the database gave them. */
  async byNumber(name: string): Promise<Map<number, NeutralRow>> {
    const rows = await this.rows(name);
    return new Map(rows.map((row) => [Number(row.id), row]));
  }

  /**
   * Which rows a relation joins: Strapi's `_lnk` tables name the owner first, then the target, and
   * number the targets of an owner.
   */
  async links(table: string): Promise<Joined[]> {
    const [, owner, target, ...orders] = this.shapes.get(table)?.columns ?? [];
    if (owner === undefined || target === undefined) return [];
    const stem = target.name.replace(/^inv_/, "").replace(/_id$/, "");
    const order = orders.find(({ name }) => name === `${stem}_ord`)?.name;
    const rows = byOrder(await this.rows(table), order);
    return rows.map((row) => ({
      owner: Number(row[owner.name]),
      target: Number(row[target.name]),
    }));
  }

  /** The components that stand in a field of the rows of a table. */
  async components(table: string, field: string): Promise<(Joined & { type: string })[]> {
    const rows = byOrder(await this.rows(`${table}_cmps`), "order");
    return rows
      .filter((row) => row.field === field)
      .map((row) => ({
        owner: Number(row.entity_id),
        target: Number(row.cmp_id),
        type: String(row.component_type),
      }));
  }

  /** The files of the media library that stand in a field of a content type. */
  async files(uid: string, field: string): Promise<Joined[]> {
    const rows = byOrder(await this.rows("files_related_mph"), "order");
    return rows
      .filter((row) => row.related_type === uid && row.field === field)
      .map((row) => ({ owner: Number(row.related_id), target: Number(row.file_id) }));
  }
}
