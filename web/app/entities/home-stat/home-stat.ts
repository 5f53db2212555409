import type { IconName } from "~/lib/format/icon-names";
import type { Schedule } from "../schedule/schedule";

/** A number that the home page shows off, such as "120 Publications" (public spec §3, home_stats). */
export interface HomeStat extends Schedule {
  id: string;
  icon: IconName;
  value: string;
  title: string;
}
