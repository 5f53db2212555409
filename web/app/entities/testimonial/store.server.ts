import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import { nullableText, readFirst, recordSchema } from "~/lib/cms/collection-type.server";
import { type VersionedList, readVersionedList, replaceList } from "~/lib/cms/bulk-replace.server";
import { scheduleColumns, withTimes } from "../schedule/columns.server";
import type { Testimonial } from "./testimonial";

const PATH = "/api/testimonials";
const IN_ORDER = { sort: "order_index:asc", fields: ["quote", "name", "title", "image_url"] };

const row = recordSchema({
  quote: z.string(),
  name: z.string(),
  title: nullableText,
  image_url: nullableText,
});

/** With its times, which the cms tells the owner alone. */
const ownRow = row.and(scheduleColumns);

/**
 * The first testimonials in the owner's order (public spec §7, testimonials).
 * @throws CmsError when the cms rejects the request or is down
 */
export function firstTestimonials(cms: Cms, count: number): Promise<Testimonial[]> {
  return readFirst(cms, PATH, row, count, IN_ORDER);
}

/** The testimonials for the editor, with the version that a save names. */
export function readTestimonials(cms: Cms): Promise<VersionedList<Testimonial>> {
  return readVersionedList(cms, PATH, ownRow, IN_ORDER);
}

/** Saves the whole list, see `replaceList` (admin spec §7, testimonials). */
export function saveTestimonials(
  cms: Cms,
  rows: readonly Testimonial[],
  version: string | undefined,
) {
  return replaceList(cms, PATH, rows.map(withTimes), version);
}
