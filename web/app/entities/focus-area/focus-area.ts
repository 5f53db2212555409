import type { IconName } from "~/lib/format/icon-names";
import type { Schedule } from "../schedule/schedule";

/** A field of work that the home page introduces (public spec §3, focus_areas). */
export interface FocusArea extends Schedule {
  id: string;
  icon: IconName;
  title: string;
  description: string | null;
  /** A path of this site or a web address; as the owner typed it, so not safe to link to. */
  link_href: string | null;
  link_text: string | null;
}
