import type { Data } from "../documents/types";
import type { NeutralRow, Snapshot } from "../backup/shapes";
import { componentModels, contentModels, type Model } from "./models";
import { TableReader, type Joined } from "./table-reader";

/** The content of a site: records by content type, each in the shape that REST gives it to the owner. */
export interface Content {
  types: { name: string; isSingle: boolean; attributes: string[]; records: Data[] }[];
}

const USER = "plugin::users-permissions.user";
const FILE = ["id", "name", "url", "size", "mime"];
const MANY = new Set(["oneToMany", "manyToMany"]);

const pick = (row: NeutralRow, names: string[]): Data =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** Reads the records of one moment, whatever the database is. */
class ContentReader {
  private readonly components = componentModels();
  private readonly models = contentModels();

  constructor(private readonly tables: TableReader) {}

  async read(): Promise<Content> {
    const types: Content["types"] = [];
    for (const model of this.models) {
      const records = await this.records(model);
      types.push({
        name: model.uid.slice(model.uid.lastIndexOf(".") + 1),
        isSingle: model.isSingle,
        attributes: Object.keys(model.attributes),
        records: [...records.values()],
      });
    }
    return { types };
  }

  /** With what system attributes REST shows. */
  private async records(model: Model): Promise<Map<number, Data>> {
    const rows = await this.tables.byNumber(model.table);
    const values = await this.values(model, rows);
    return new Map(
      [...rows].map(([id, row]) => [
        id,
        {
          documentId: row.document_id,
          ...values.get(id),
          createdAt: row.created_at,
          updatedAt: row.updated_at,
        },
      ]),
    );
  }

  private async values(model: Model, rows: Map<number, NeutralRow>): Promise<Map<number, Data>> {
    const values = new Map([...rows.keys()].map((id): [number, Data] => [id, {}]));
    for (const [name, attribute] of Object.entries(model.attributes)) {
      const joined = await this.joined(model, name, attribute);
      for (const [id, row] of rows) {
        const record = values.get(id);
        if (record !== undefined) record[name] = joined ? joined(id) : (row[name] ?? null);
      }
    }
    return values;
  }

  /** How to find what stands in another table; undefined for a column of its own. */
  private async joined(
    model: Model,
    name: string,
    attribute: Data,
  ): Promise<((id: number) => unknown) | undefined> {
    switch (attribute.type) {
      case "component":
        return this.componentsOf(model, name, attribute);
      case "media": {
        const files = await this.tables.byNumber("files");
        const pairs = await this.tables.files(model.uid, name);
        return targets(pairs, files, attribute.multiple === true, (row) => pick(row, FILE));
      }
      case "relation":
        return this.relatedTo(model, name, attribute);
      default:
        return undefined;
    }
  }

  private async componentsOf(model: Model, name: string, attribute: Data) {
    const component = this.components.get(String(attribute.component));
    if (component === undefined) throw new Error(`There is no component of ${model.uid}.${name}`);
    const rows = await this.tables.byNumber(component.table);
    const values = await this.values(component, rows);
    const all = await this.tables.components(model.table, name);
    const own = all.filter(({ type }) => type === component.uid);
    return targets(own, values, attribute.repeatable === true, (value) => value);
  }

  private async relatedTo(model: Model, name: string, attribute: Data) {
    const isMany = MANY.has(String(attribute.relation));
    if (attribute.target === USER) {
      const users = await this.tables.byNumber("up_users");
      const pairs = await this.tables.links(`${model.table}_${name}_lnk`);
      // Nothing of an account but the name that a post shows.
      return targets(pairs, users, isMany, (row) => pick(row, ["full_name"]));
    }
    const target = this.models.find(({ uid }) => uid === attribute.target);
    if (target === undefined) return () => (isMany ? [] : null);
    const rows = await this.tables.byNumber(target.table);
    const { mappedBy } = attribute;
    const isInverse = typeof mappedBy === "string";
    const table = isInverse ? `${target.table}_${mappedBy}_lnk` : `${model.table}_${name}_lnk`;
    const pairs = await this.tables.links(table);
    const turned = pairs.map((pair) => ({ owner: pair.target, target: pair.owner }));
    const plain = plainAttributes(target);
    return targets(isInverse ? turned : pairs, rows, isMany, (row) => ({
      documentId: row.document_id,
      ...pick(row, plain),
    }));
  }
}

/** Those with a column of their own. */
function plainAttributes({ attributes }: Model): string[] {
  const isPlain = ([, { type }]: [string, Data]) =>
    !["component", "media", "relation"].includes(String(type));
  return Object.entries(attributes)
    .filter(isPlain)
    .map(([name]) => name);
}

function targets<Row>(
  pairs: Joined[],
  rows: Map<number, Row>,
  isMany: boolean,
  show: (row: Row) => Data,
): (id: number) => unknown {
  const found = new Map<number, Data[]>();
  for (const { owner, target } of pairs) {
    const row = rows.get(target);
    if (row === undefined) continue;
    found.set(owner, [...(found.get(owner) ?? []), show(row)]);
  }
  return (id) => (isMany ? (found.get(id) ?? []) : (found.get(id)?.[0] ?? null));
}

/** Everything that the owner has written, drafts and private attributes included. */
export async function readContent(snapshot: Snapshot): Promise<Content> {
  const reader = new ContentReader(await TableReader.open(snapshot));
  return reader.read();
}
