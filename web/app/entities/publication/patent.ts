import type { Publication } from "./publication";

/** Patents have no type of their own: the owner, or an import, names the kind. */
export function isPatent({ type, genre }: Pick<Publication, "type" | "genre">): boolean {
  return type === "other" && /\bpatents?\b/iu.test(genre ?? "");
}
