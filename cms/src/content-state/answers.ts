import { isRecord } from "../documents/types";
import { contentTags } from "./index";
import { EVERYTHING } from "./state";

/** Reads that are not Strapi's own, and what they show. */
const OWN_READS: Record<string, string> = {
  "picture.find": "plugin::upload.file",
};

/** The content type that a route's handler reads; nothing when that cannot be told. */
function readType(handler: unknown, pluginName: unknown): string | undefined {
  if (pluginName === "upload") return "plugin::upload.file";
  if (typeof handler !== "string") return undefined;
  return OWN_READS[handler] ?? /^(api::[\w-]+\.[\w-]+)\.find(One)?$/.exec(handler)?.[1];
}

/**
 * The tags of a read's answer, in one line.
 *
 * @param route what Strapi notes of the route that answered, if one did
 */
export function tagsOfAnswer(route: unknown): string {
  const { handler, info } = isRecord(route) ? route : {};
  const uid = readType(handler, isRecord(info) ? info.pluginName : undefined);
  return uid === undefined ? EVERYTHING : contentTags().readTags(uid).join(",");
}
