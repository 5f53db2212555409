/** The icons that statistics and areas of focus choose from (public spec §3). */
export const ICON_NAMES = [
  "globe",
  "fileText",
  "bookOpen",
  "users",
  "barChart",
  "calendar",
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** The icon of that name; anything else falls back to the globe (public spec §3). */
export function toIconName(name: unknown): IconName {
  return ICON_NAMES.find((known) => known === name) ?? "globe";
}
