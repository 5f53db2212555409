import { isRecord } from "../types";

/** The part of a schema's attribute that the checks read. */
export interface Attribute {
  type: string;
  required?: boolean;
  default?: unknown;
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  enum?: string[];
  component?: string;
  /** Of a relation: the content type that it leads to, and to how many, such as `manyToOne`. */
  target?: string;
  relation?: string;
  /** Of files. */
  multiple?: boolean;
  repeatable?: boolean;
  customField?: string;
  /**
   * Of the custom field: how one item is called, how many there must be, whether a blank one is an
   * error instead of being left out.
   */
  options?: { item?: string; min?: number; blank?: "rejected" };
  pluginOptions?: { lectern?: LecternOptions };
}

/** What the schemas say beyond what Strapi knows. */
interface LecternOptions {
  label?: string;
  /** `minute` for a datetime that is kept to the minute. */
  format?: TextFormat | "minute";
  allow?: string[];
  /** The date, or the year, of the same entry that this one must not lie before. */
  notBefore?: string;
  /** The moment of the same entry that this one must be later than. */
  laterThan?: string;
}

/** What a text must look like. Named in the schemas under `pluginOptions.lectern.format`. */
export type TextFormat =
  | "web-address"
  | "web-address-or-path"
  | "link"
  | "page-path"
  | "year"
  | "html"
  | "title"
  | "slug"
  | "citation-key"
  | "isbn"
  | "issn"
  | "orcid";

export type Attributes = Record<string, Attribute>;

export function isAttributes(value: unknown): value is Attributes {
  return (
    isRecord(value) &&
    Object.values(value).every((item) => isRecord(item) && typeof item.type === "string")
  );
}

/** `start_year` → `Start year`, unless the schema has a better word. */
export function labelOf(name: string, attribute: Attribute): string {
  const words = name.replaceAll("_", " ");
  return attribute.pluginOptions?.lectern?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export function formatOf(attribute: Attribute): TextFormat | undefined {
  const format = attribute.pluginOptions?.lectern?.format;
  return format === "minute" ? undefined : format;
}

/** Whether a datetime is a moment to the minute, on the clock of `TIME_ZONE` unless it says another. */
export function isToTheMinute(attribute: Attribute): boolean {
  return attribute.pluginOptions?.lectern?.format === "minute";
}
