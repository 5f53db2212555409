import type { Core } from "@strapi/strapi";
import { settings } from "../settings";
import { rejectFailedCommits, verifyFailedCommits } from "./failed-commits";
import { refuseLostDatabase } from "./initialised";
import { knexClient } from "./knex-client";
import { watchOpenFile } from "./open-file";
import { noteOutages } from "./outage";

let stopWatching = (): void => {};

/** Prepares the database connection; for the start, before anything is read or written. */
export async function prepareDatabase(strapi: Core.Strapi): Promise<void> {
  await refuseLostDatabase(strapi);
  const client = knexClient(strapi);
  rejectFailedCommits(client);
  noteOutages(strapi, client);
  await verifyFailedCommits(strapi);
  if (settings.database.client === "sqlite") stopWatching = watchOpenFile(strapi);
}

/** For a stop. */
export function leaveDatabase(): void {
  stopWatching();
}
