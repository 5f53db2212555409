import type { MetaDescriptor } from "@remix-run/react";
import { EXPORT_ENDINGS, mediaTypeOf } from "~/entities/citation/export-format";
import { texts } from "~/entities/publication/texts";

/**
 * Where the same is to be had for reference managers.
 * @param path of the page, without an ending
 * @param query of the filter, with its question mark
 */
export function exportLinks(path: string, query = ""): MetaDescriptor[] {
  return EXPORT_ENDINGS.map((ending) => ({
    tagName: "link",
    rel: "alternate",
    type: mediaTypeOf(ending),
    title: texts.formats[ending],
    href: `${path}.${ending}${query}`,
  }));
}
