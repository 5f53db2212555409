import type { Core } from "@strapi/strapi";
import { isRecord } from "../documents/types";
import type { KnexClient, KnexTransaction } from "./knex-client";

/** Postgres answers the COMMIT of a transaction in which a statement has failed like this. */
function wasRolledBack(answer: unknown): boolean {
  return isRecord(answer) && isRecord(answer.response) && answer.response.command === "ROLLBACK";
}

function rejectFailedCommit(transaction: KnexTransaction): void {
  const commit = transaction.commit.bind(transaction);
  transaction.commit = async (connection, value) => {
    const answer = await commit(connection, value);
    if (wasRolledBack(answer)) throw new Error("The database has rolled the transaction back");
    await transaction;
    return answer;
  };
}

/** After some failures of COMMIT, SQLite keeps the transaction open. */
function rollBackOpenTransaction(connection: unknown): void {
  if (typeof connection !== "object" || connection === null) return;
  if (Reflect.get(connection, "inTransaction") !== true) return;
  const exec: unknown = Reflect.get(connection, "exec");
  if (typeof exec === "function") Reflect.apply(exec, connection, ["ROLLBACK"]);
}

/**
 * Lets whoever commits hear that COMMIT failed (docs/decisions/0017). knex keeps the error for the
 * transaction's own promise, which Strapi never looks at: the write would be answered as saved.
 */
export function rejectFailedCommits(client: KnexClient): void {
  const begin = client.transaction.bind(client);
  client.transaction = (...args) => {
    const transaction = begin(...args);
    rejectFailedCommit(transaction);
    return transaction;
  };
  const release = client.releaseConnection.bind(client);
  client.releaseConnection = (connection) => {
    rollBackOpenTransaction(connection);
    return release(connection);
  };
}

const PROBE = "lectern_commit_probe";

/**
 * Makes a COMMIT fail, by a foreign key that is checked then, and leaves nothing behind.
 *
 * @throws Error when the failure is not heard of, as it may be with another version of knex
 */
export async function verifyFailedCommits(strapi: Core.Strapi): Promise<void> {
  const transaction = await strapi.db.connection.transaction();
  try {
    await transaction.raw(
      `create temporary table ${PROBE} (id integer primary key,
        parent integer references ${PROBE} (id) deferrable initially deferred)`,
    );
    await transaction.raw(`insert into ${PROBE} values (1, 2)`);
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
  const isHeard = await Promise.resolve(transaction.commit()).then(
    () => false,
    () => true,
  );
  if (!isHeard) {
    throw new Error(
      "A failed COMMIT is not reported by this version of knex: writes could be lost unnoticed",
    );
  }
}
