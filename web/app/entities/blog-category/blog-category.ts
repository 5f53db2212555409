/** A subject that posts belong to (public spec §3, Blog category). */
export interface BlogCategory {
  id: string;
  name: string;
  /** How addresses name it. */
  slug: string;
}
