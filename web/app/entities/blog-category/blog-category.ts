import type { StoredRecord } from "~/lib/cms/document";
/** A subject that posts belong to (public spec §3, Blog category). */
export interface BlogCategory {
  id: string;
  name: string;
  /** How addresses name it. */
  slug: string;
}

/** A category as its owner edits it. */
export interface DescribedCategory extends BlogCategory, StoredRecord {
  description: string | null;
}

/** The part of a category that its forms edit; the slug follows from the name. */
export type BlogCategoryInput = Pick<DescribedCategory, "name" | "description">;
