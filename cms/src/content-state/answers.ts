import { isRecord } from "../documents/types";
import { contentTags } from "./index";
import { EVERYTHING } from "./state";

/** Reads that are not Strapi's own, and what they show. */
const OWN_READS: Record<string, string[]> = {
  "picture.find": ["plugin::upload.file"],
  "api::publication.publication.at": ["api::publication.publication"],
  "publication-index.find": ["api::publication.publication"],
  "publication-page.findOne": ["api::publication.publication"],
};

/** The content types that a route's handler reads; none when that cannot be told. */
function readTypes(handler: unknown, pluginName: unknown): string[] {
  if (pluginName === "upload") return ["plugin::upload.file"];
  if (typeof handler !== "string") return [];
  const type = /^(api::[\w-]+\.[\w-]+)\.find(One)?$/.exec(handler)?.[1];
  return OWN_READS[handler] ?? (type === undefined ? [] : [type]);
}

/**
 * The content types that a read's answer is about; none when that cannot be told.
 *
 * @param route what Strapi notes of the route that answered, if one did
 */
export function typesOfAnswer(route: unknown): string[] {
  const { handler, info } = isRecord(route) ? route : {};
  return readTypes(handler, isRecord(info) ? info.pluginName : undefined);
}

/**
 * The tags of a read's answer, in one line.
 *
 * @param route what Strapi notes of the route that answered, if one did
 */
export function tagsOfAnswer(route: unknown): string {
  const tags = new Set(typesOfAnswer(route).flatMap((uid) => contentTags().readTags(uid)));
  return tags.size === 0 || tags.has(EVERYTHING) ? EVERYTHING : [...tags].join(",");
}
