import type { Core } from "@strapi/strapi";
import { settings } from "../settings";
import { announceOnPostgres, listenOnPostgres } from "./postgres-notify";
import { Recorder } from "./recorder";
import { contentState } from "./state";
import { Streams } from "./streams";
import { ContentTags } from "./tags";
import { watchFile } from "./watch-file";
import { watchWrites } from "./watch-writes";

/** Everybody who is told of changes as they happen. */
export const streams = new Streams(contentState);

let tags: ContentTags | undefined;
let recorder: Recorder | undefined;
let stopHearing = async (): Promise<void> => {};

/** The tags of the loaded schemas. */
export function contentTags(): ContentTags {
  if (tags === undefined) throw new Error("The schemas are not loaded yet");
  return tags;
}

/**
 * Notes a change of content that was written past Strapi's query engine; in a transaction it counts
 * once that is committed.
 */
export async function recordContentChange(uid: string): Promise<void> {
  await recorder?.record(contentTags().writeTags(uid));
}

/** Notices what other processes write, as far as the database lets them. */
async function hearOthers(recorder: Recorder): Promise<void> {
  const { database } = settings;
  if (database.client === "sqlite") {
    const stop = watchFile(contentState);
    stopHearing = () => {
      stop();
      return Promise.resolve();
    };
    return;
  }
  const channel = listenOnPostgres(database.url, contentState, (id) => recorder.settle(id));
  stopHearing = () => channel.close();
  await channel.open();
}

/** Begins to number the changes of the content; for the start, when the schemas are loaded. */
export async function startContentState(strapi: Core.Strapi): Promise<void> {
  tags = new ContentTags({ ...strapi.contentTypes, ...strapi.components });
  const isPostgres = settings.database.client === "postgres";
  const announce = isPostgres ? announceOnPostgres(strapi, contentState) : async () => {};
  recorder = new Recorder(strapi, contentState, announce);
  watchWrites(strapi, tags, recorder);
  await hearOthers(recorder);
}

/** For a stop, before it waits for requests: ends all streams. */
export async function stopContentState(): Promise<void> {
  streams.close();
  await stopHearing();
}
