import type { Core } from "@strapi/strapi";

/** Fields of our own; `src/admin` draws them in the panel, `src/documents/validation` checks them. */
export function registerCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register([
    // A JSON array of non-blank strings, edited as a list.
    { name: "text-list", type: "json", inputSize: { default: 12, isResizable: true } },
    // A calendar date kept as a timestamp at midnight UTC, so that no time zone can shift it.
    { name: "calendar-date", type: "datetime", inputSize: { default: 4, isResizable: true } },
    // The address of a picture, which the panel can choose in the media library.
    { name: "picture-address", type: "string", inputSize: { default: 12, isResizable: true } },
  ]);
}
