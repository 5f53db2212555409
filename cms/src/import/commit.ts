import type { Core } from "@strapi/strapi";
import { recordContentChange } from "../content-state";
import { contentState } from "../content-state/state";
import { lockInTransaction } from "../database/advisory-lock";
import { withTables, type Tables } from "../database/tables";
import { joinedField, PUBLICATION_UID } from "../publications/store";
import { currentActor, type Actor } from "../revisions/actor";
import { storedModel } from "../revisions/fields";
import { REVISIONS } from "../revisions/store";
import { ConflictError } from "../versions/conflict";
import { Breather } from "./breathe";
import { insertAll } from "./bulk-insert";
import type { Chosen } from "./input";
import { asJob } from "./jobs";
import { libraryMark } from "./library";
import { noteStep } from "./once";
import { planOf, type Plan } from "./plan";
import { Preparation, type Writes } from "./prepare";
import { freshRows } from "./refresh";
import { changeImport, readImport } from "./store";

const ADDRESS_UID = "api::publication.publication-address";

/** Somebody may write a publication between the preparation and the transaction. */
const ATTEMPTS = 5;

/** The publications have changed since the writes were prepared. */
class Stale extends Error {}

/** In the transaction: everything is there, or nothing. */
async function write(strapi: Core.Strapi, tables: Tables, writes: Writes): Promise<void> {
  const breather = new Breather();
  const tableOf = (uid: string) => storedModel(strapi, uid).table;
  const links = joinedField(strapi, "links");
  await insertAll(tables, tableOf(PUBLICATION_UID), writes.publications);
  for (const { id, columns } of writes.changes) {
    await tables(tableOf(PUBLICATION_UID)).where({ id }).update(columns);
    await breather.pause();
  }
  await insertAll(tables, tableOf(links.target), writes.links.parts);
  await insertAll(tables, links.join.table, writes.links.joins);
  await insertAll(tables, joinedField(strapi, "version_of").join.table, writes.versions);
  for (const { slug, record } of writes.takenOver) {
    await tables(tableOf(ADDRESS_UID)).where({ slug }).update({ record });
  }
  await insertAll(tables, tableOf(ADDRESS_UID), writes.addresses);
  await insertAll(tables, REVISIONS, writes.revisions);
  await recordContentChange(PUBLICATION_UID);
}

async function writeOnce(
  strapi: Core.Strapi,
  documentId: string,
  actor: Actor,
  writes: Writes,
  changed: number,
): Promise<void> {
  await withTables(strapi, async (tables) => {
    await lockInTransaction(strapi, PUBLICATION_UID);
    if ((await libraryMark(strapi, tables)) !== writes.mark) throw new Stale();
    await write(strapi, tables, writes);
    const stored = await readImport(strapi, documentId);
    const isOurs = await changeImport(strapi, documentId, ["importing"], {
      status: "imported",
      importedAt: new Date(),
      progress: null,
      worker: null,
      notices: [...stored.notices, ...writes.notices],
      created: writes.publications.length,
      changed,
      done: writes.done,
      change: writes.change,
      actor,
    });
    if (!isOurs) throw new ConflictError("This import is being written by another process.");
    await noteStep(strapi, "imported", documentId);
  });
}

const changedBy = ({ changes }: Plan) => [...changes.values()].filter((one) => one.isAsked).length;

/**
 * Writes the chosen rows. What takes time is done before the transaction, because a site on SQLite has
 * one connection: while it is in a transaction, nobody else can read.
 */
async function importRows(
  strapi: Core.Strapi,
  documentId: string,
  chosen: readonly Chosen[],
): Promise<number> {
  const actor = currentActor(strapi);
  return asJob(strapi, documentId, async (onProgress) => {
    for (let attempt = 1; ; attempt += 1) {
      const { library, rows } = await freshRows(strapi, documentId, chosen);
      const plan = planOf(library, rows, chosen);
      const writes = await new Preparation(strapi, library, plan, actor, onProgress).run();
      try {
        await writeOnce(strapi, documentId, actor, writes, changedBy(plan));
        return plan.count;
      } catch (error) {
        if (!(error instanceof Stale) || attempt === ATTEMPTS) throw error;
      }
    }
  });
}

/**
 * Imports the chosen rows of a preview: all of them in one transaction, or none.
 *
 * @returns how many rows were imported
 * @throws ConflictError when it is no preview, or when the rows are no longer what the preview
 *   says; ValidationError
 */
export async function commitImport(
  strapi: Core.Strapi,
  documentId: string,
  chosen: readonly Chosen[],
): Promise<number> {
  const { status } = await readImport(strapi, documentId);
  const begins = { status: "importing", worker: contentState.boot } as const;
  if (!(await changeImport(strapi, documentId, ["preview"], begins))) {
    const isDone = ["importing", "imported", "undone"].includes(status);
    throw new ConflictError(
      isDone ? "This import has been committed already." : "There is no preview to import yet.",
    );
  }
  try {
    return await importRows(strapi, documentId, chosen);
  } catch (error) {
    const again = { status: "preview", progress: null, worker: null } as const;
    await changeImport(strapi, documentId, ["importing"], again);
    throw error;
  }
}
