import fs from "node:fs";
import path from "node:path";
import { isRecord, type Data } from "../documents/types";
import { isHiddenFromPanel } from "../strapi-access/content-types";

/** A content type or a component, as its schema file describes it. */
export interface Model {
  /** Such as `api::event.event` or `about-page.role`. */
  uid: string;
  table: string;
  isSingle: boolean;
  attributes: Record<string, Data>;
}

const SOURCES = path.resolve(__dirname, "..");

function read(file: string, uid: string): { model: Model; schema: Data } {
  const schema: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
  if (!isRecord(schema) || !isRecord(schema.attributes)) throw new Error(`${file} is no schema`);
  const attributes = Object.entries(schema.attributes).flatMap(([name, attribute]) =>
    isRecord(attribute) ? [[name, attribute] as const] : [],
  );
  const model = {
    uid,
    table: String(schema.collectionName),
    isSingle: schema.kind === "singleType",
    attributes: Object.fromEntries(attributes),
  };
  return { model, schema };
}

function foldersIn(folder: string): string[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [path.join(folder, entry.name)] : []));
}

/**
 * The content types that the owner fills, from their schema files. What the panel's content manager does
 * not show is no content: accounts' tokens, revisions.
 */
export function contentModels(): Model[] {
  return foldersIn(path.join(SOURCES, "api")).flatMap((api) => {
    const types = path.join(api, "content-types");
    if (!fs.existsSync(types)) return [];
    return foldersIn(types).flatMap((folder) => {
      const uid = `api::${path.basename(api)}.${path.basename(folder)}`;
      const { model, schema } = read(path.join(folder, "schema.json"), uid);
      return isHiddenFromPanel(schema) ? [] : [model];
    });
  });
}

/** The components that content types are made of, by their names. */
export function componentModels(): Map<string, Model> {
  const found = foldersIn(path.join(SOURCES, "components")).flatMap((folder) =>
    fs.readdirSync(folder).map((file) => {
      const uid = `${path.basename(folder)}.${path.basename(file, ".json")}`;
      return [uid, read(path.join(folder, file), uid).model] as const;
    }),
  );
  return new Map(found);
}
