import { isRecord } from "../documents/types";
import { isHiddenFromPanel } from "../strapi-access/content-types";
import { EVERYTHING } from "./state";

/** The part of a content type or a component that decides what an answer can show. */
export interface Model {
  info?: { singularName?: string };
  pluginOptions?: Record<string, unknown>;
  attributes: Record<string, unknown>;
}

export type Models = Record<string, Model>;

const UPLOAD_UID = "plugin::upload.file";
const USER_UID = "plugin::users-permissions.user";

/** Types outside of `api::` that an answer to a visitor can show something of. */
const OUTSIDE: Record<string, string> = { [UPLOAD_UID]: "upload", [USER_UID]: "user" };

/** The tag of each content type that has one. */
function tagsByUid(models: Models): Map<string, string> {
  const tags = new Map<string, string>();
  for (const [uid, model] of Object.entries(models)) {
    const isContent = uid.startsWith("api::") && !isHiddenFromPanel(model);
    const own = isContent ? model.info?.singularName : undefined;
    const tag = own ?? OUTSIDE[uid];
    if (tag !== undefined) tags.set(uid, tag);
  }
  return tags;
}

/** The components that an attribute is made of. */
function partsOf(attribute: unknown): string[] {
  if (!isRecord(attribute)) return [];
  const { type, component, components } = attribute;
  if (type === "component") return [String(component)];
  return type === "dynamiczone" && Array.isArray(components) ? components.map(String) : [];
}

/** The types and components that an attribute leads to; `*` when that cannot be known. */
function targetsOf(attribute: unknown): string[] {
  if (!isRecord(attribute)) return [];
  const { type, target } = attribute;
  if (type === "media") return [UPLOAD_UID];
  if (type === "relation") return [typeof target === "string" ? target : EVERYTHING];
  return partsOf(attribute);
}

/**
 * Which tags stand for what, computed from the schemas: nothing has to be added here for a new
 * content type or relation.
 */
export class ContentTags {
  private readonly tags: Map<string, string>;
  private readonly reach = new Map<string, string[]>();
  private readonly written = new Map<string, string[]>();

  constructor(private readonly models: Models) {
    this.tags = tagsByUid(models);
    for (const uid of Object.keys(models)) this.reach.set(uid, this.tagsReachedFrom(uid));
    for (const [type, tag] of this.tags) {
      // A component is a part of every type that contains it.
      for (const uid of this.closure(type, partsOf)) {
        this.written.set(uid, [...(this.written.get(uid) ?? []), tag]);
      }
    }
  }

  /**
   * What an answer about this type can show: itself and all types that it reaches through relations,
   * components and pictures. `*` for a type without a tag.
   */
  readTags(uid: string): string[] {
    return this.tags.has(uid) ? (this.reach.get(uid) ?? [EVERYTHING]) : [EVERYTHING];
  }

  /** What has changed after a row of this type or component was written; nothing for others. */
  writeTags(uid: string): string[] {
    return this.written.get(uid) ?? [];
  }

  /** Every type and component whose writes count. */
  writtenModels(): string[] {
    return [...this.written.keys()];
  }

  /** Everything that can be reached from a type, itself included. */
  private closure(start: string, step: (attribute: unknown) => string[]): string[] {
    const seen = new Set([start]);
    // A set hands out what is added while it is walked.
    for (const uid of seen) {
      // Pictures point back at whatever uses them; an answer never follows that.
      if (uid === UPLOAD_UID) continue;
      const attributes = Object.values(this.models[uid]?.attributes ?? {});
      for (const target of attributes.flatMap(step)) seen.add(target);
    }
    return [...seen];
  }

  private tagsReachedFrom(start: string): string[] {
    const reached = this.closure(start, targetsOf);
    if (reached.includes(EVERYTHING)) return [EVERYTHING];
    return reached.flatMap((uid) => this.tags.get(uid) ?? []);
  }
}
