/** Something that the owner has entered, by name. */
export interface IndexEntry {
  /** The content type, such as "blog-post". */
  type: string;
  id: string;
  label: string;
  /** ISO timestamp of the last change. */
  updatedAt: string;
}
