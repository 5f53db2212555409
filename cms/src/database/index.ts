import type { Core } from "@strapi/strapi";
import { rejectFailedCommits, verifyFailedCommits } from "./failed-commits";
import { knexClient } from "./knex-client";

/** Prepares the database connection; for the start, before anything is read or written. */
export async function prepareDatabase(strapi: Core.Strapi): Promise<void> {
  rejectFailedCommits(knexClient(strapi));
  await verifyFailedCommits(strapi);
}
