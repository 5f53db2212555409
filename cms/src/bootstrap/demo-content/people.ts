import { shortName } from "./publications/own";
import type { PersonRow } from "./rows";

/** The owner of the site, and those who have written with the group. */
export function people(name: string): PersonRow[] {
  return [
    {
      name,
      variants: [...new Set([shortName(name)])].filter((variant) => variant !== name),
      affiliation: "Sustainable and Digital Markets Lab",
      is_owner: true,
    },
  ];
}
