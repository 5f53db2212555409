import type { IconName } from "~/lib/format/icon-names";

/** A number that the home page shows off, such as "120 Publications" (public spec §3, home_stats). */
export interface HomeStat {
  id: string;
  icon: IconName;
  value: string;
  title: string;
}
