import type { Core, UID } from "@strapi/strapi";
import { createHash } from "node:crypto";
import {
  isAttributes,
  labelOf,
  type Attribute,
  type Attributes,
} from "../documents/validation/attribute";
import { isRecord } from "../documents/types";
import { modelOf } from "../strapi-access/models";
import { serviceWith } from "../strapi-access/services";
import { COMPONENTS, CONTENT_TYPES, type PanelLayout } from "./panel-layout";

interface Metadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: Cell[][] };
}

/** The content manager's services for content types and for components, as far as they agree. */
interface ConfigurationService {
  find(uid: string): unknown;
  read(model: unknown): Promise<Configuration>;
  write(model: unknown, configuration: Configuration): unknown;
}

function isConfiguration(value: unknown): value is Configuration {
  return isRecord(value) && isRecord(value.metadatas) && isRecord(value.layouts);
}

function configurationService(strapi: Core.Strapi, name: string, find: string) {
  const uid: UID.Service = `plugin::content-manager.${name}`;
  const service = serviceWith(strapi, uid, find, "findConfiguration", "updateConfiguration");
  const configurations: ConfigurationService = {
    find: (model) => service[find]?.(model),
    async read(model) {
      const configuration = await service.findConfiguration?.(model);
      if (!isConfiguration(configuration)) throw new Error("The panel has no configuration");
      return configuration;
    },
    write: (model, configuration) => service.updateConfiguration?.(model, configuration),
  };
  return configurations;
}

/** To be raised when this file comes to place things differently. */
const REVISION = 2;

const SYSTEM_LABELS: Record<string, string> = {
  id: "Number",
  documentId: "Document id",
  createdAt: "Created",
  updatedAt: "Updated",
  createdBy: "Created by",
  updatedBy: "Updated by",
};

interface Cell {
  name: string;
  size: number;
}

/** How wide an attribute is in a form of twelve columns. */
function sizeOf(name: string, mainField: string, attribute: Attribute): number {
  if (name === mainField || attribute.type === "text" || attribute.type === "component") return 12;
  if (attribute.customField === "global::text-list") return 12;
  return attribute.type === "boolean" || attribute.type === "integer" ? 4 : 6;
}

/** The form in the order of the schema, each row filled as far as it goes. */
function formRows(attributes: Attributes, mainField: string, shown: Set<string>): Cell[][] {
  const rows: Cell[][] = [];
  let free = 0;
  for (const [name, attribute] of Object.entries(attributes)) {
    if (!shown.has(name)) continue;
    const size = sizeOf(name, mainField, attribute);
    if (size > free) {
      rows.push([]);
      free = 12;
    }
    rows.at(-1)?.push({ name, size });
    free -= size;
  }
  return rows;
}

/** By which of its attributes a related entry is called: Strapi would take an account's user name. */
function namedBy(attribute: Attribute | undefined): { mainField?: string } {
  const target = attribute?.type === "relation" ? attribute.target : undefined;
  const layout = target === undefined ? undefined : CONTENT_TYPES[target];
  return layout === undefined ? {} : { mainField: layout.mainField };
}

function applyLayout(
  present: Configuration,
  attributes: Attributes,
  layout: PanelLayout,
): Configuration {
  const metadatas = Object.fromEntries(
    Object.entries(present.metadatas).map(([name, { edit, list }]) => {
      const attribute = attributes[name];
      const label =
        SYSTEM_LABELS[name] ?? (attribute === undefined ? name : labelOf(name, attribute));
      const description = layout.hints?.[name] ?? edit.description ?? "";
      const editable = !(layout.readOnly ?? []).includes(name);
      const names = namedBy(attribute);
      const changedEdit =
        "label" in edit ? { ...edit, label, description, editable, ...names } : edit;
      return [name, { edit: changedEdit, list: { ...list, label, ...names } }];
    }),
  );
  const shown = new Set(present.layouts.edit.flat().map(({ name }) => name));
  const [defaultSortBy, defaultSortOrder] = layout.sort ?? [layout.mainField, "ASC"];
  return {
    ...present,
    settings: {
      ...present.settings,
      mainField: layout.mainField,
      defaultSortBy,
      defaultSortOrder,
      pageSize: 50,
    },
    metadatas,
    layouts: {
      list: layout.columns ?? present.layouts.list,
      edit: formRows(attributes, layout.mainField, shown),
    },
  };
}

async function applyAll(
  service: ConfigurationService,
  layouts: Record<string, PanelLayout>,
): Promise<void> {
  for (const [uid, layout] of Object.entries(layouts)) {
    const model = service.find(uid);
    const attributes = isRecord(model) ? model.attributes : undefined;
    if (!isAttributes(attributes)) throw new Error(`src/bootstrap/panel-layout.ts names ${uid}`);
    const present = await service.read(model);
    await service.write(model, applyLayout(present, attributes, layout));
  }
}

/** Everything that the panel's configuration is made of. */
function wantedHash(strapi: Core.Strapi): string {
  const uids = [...Object.keys(CONTENT_TYPES), ...Object.keys(COMPONENTS)];
  const schemas = uids.map((uid) => modelOf(strapi, uid)?.__schema__);
  const wanted = JSON.stringify([REVISION, CONTENT_TYPES, COMPONENTS, schemas]);
  return createHash("sha256").update(wanted).digest("hex");
}

/**
 * Gives the panel readable labels, useful columns and a sensible order. Applied again only when
 * this site's version of it changes, so that what an owner rearranges in the panel stays.
 */
export async function applyPanelConfig(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "core", name: "lectern" });
  const hash = wantedHash(strapi);
  if ((await store.get({ key: "panel-config" })) === hash) return;
  await applyAll(configurationService(strapi, "content-types", "findContentType"), CONTENT_TYPES);
  await applyAll(configurationService(strapi, "components", "findComponent"), COMPONENTS);
  await store.set({ key: "panel-config", value: hash });
}
