import type { Core } from "@strapi/strapi";
import { contentState } from "./state";
import { Streams } from "./streams";
import { ContentTags } from "./tags";
import { watchFile } from "./watch-file";
import { watchWrites } from "./watch-writes";

/** What requests need of the content's versions. */
export const streams = new Streams(contentState);

let tags: ContentTags | undefined;
let stopWatching: (() => void) | undefined;

/** The tags of the loaded schemas. */
export function contentTags(): ContentTags {
  if (tags === undefined) throw new Error("The schemas are not loaded yet");
  return tags;
}

/** Begins to number the changes of the content; for the start, when the schemas are loaded. */
export function startContentState(strapi: Core.Strapi): void {
  tags = new ContentTags({ ...strapi.contentTypes, ...strapi.components });
  watchWrites(strapi, contentState, tags, async () => {});
  stopWatching = watchFile(contentState);
}

/** For a stop, before it waits for requests: ends all streams. */
export function stopContentState(): void {
  stopWatching?.();
  streams.close();
}
