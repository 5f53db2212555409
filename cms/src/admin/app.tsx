import type { StrapiApp } from "@strapi/strapi/admin";
import { BulletList, Calendar, Image } from "@strapi/icons";
import type { ComponentType } from "react";
import { showCalendarDates } from "./calendar-date-column";

/** Strapi's types leave out that inputs are given props. */
function input<Props>(module: Promise<{ default: ComponentType<Props> }>) {
  return module as Promise<{ default: ComponentType<object> }>;
}

/** What this site changes about Strapi's panel. The server side is in `src/custom-fields`. */
export default {
  config: {
    locales: [],
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp): void {
    app.customFields.register([
      {
        name: "text-list",
        type: "json",
        icon: BulletList,
        intlLabel: { id: "lectern.text-list", defaultMessage: "List of texts" },
        intlDescription: {
          id: "lectern.text-list.description",
          defaultMessage: "Authors, tags, members: one text per line",
        },
        components: { Input: () => input(import("./fields/text-list-input")) },
      },
      {
        name: "calendar-date",
        type: "datetime",
        icon: Calendar,
        intlLabel: { id: "lectern.calendar-date", defaultMessage: "Calendar date" },
        intlDescription: {
          id: "lectern.calendar-date.description",
          defaultMessage: "A day without a time, the same in every time zone",
        },
        components: { Input: () => input(import("./fields/calendar-date-input")) },
      },
      {
        name: "picture-address",
        type: "string",
        icon: Image,
        intlLabel: { id: "lectern.picture-address", defaultMessage: "Picture address" },
        intlDescription: {
          id: "lectern.picture-address.description",
          defaultMessage: "The address of a picture, or one of the media library",
        },
        components: { Input: () => input(import("./fields/picture-address-input")) },
      },
    ]);
  },

  bootstrap(app: StrapiApp): void {
    app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", showCalendarDates);
    // Announces a change of a library that this panel never had.
    localStorage.setItem("STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false", "true");
  },
};
