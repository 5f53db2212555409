import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { ON_POSTGRES } from "../support/databases";
import { useProcesses } from "../support/running-cms";

const DAY = 24 * 60 * 60 * 1000;
const processes = useProcesses();

interface Sqlite {
  prepare(statement: string): { run(...values: unknown[]): unknown; pluck(): { all(): unknown[] } };
  close(): void;
}

function open(dataDir: string): Sqlite {
  const Database = createRequire(import.meta.url)("better-sqlite3") as new (file: string) => Sqlite;
  return new Database(path.join(dataDir, "lectern.db"));
}

/** As `POST /api/auth/local/register` leaves it, whose link nobody opens. */
function register(rows: Sqlite, name: string, handle: string, days: number): void {
  const at = Date.now() - days * DAY;
  rows
    .prepare(
      `insert into up_users (document_id, username, email, provider, confirmed, blocked, created_at, updated_at)
       values (?, ?, ?, 'local', false, false, ?, ?)`,
    )
    .run(`document-of-${name}`, handle, `${name}@example.org`, at, at);
  rows
    .prepare(
      `insert into up_users_role_lnk (user_id, role_id) select up_users.id, up_roles.id from up_users, up_roles
       where email = ? and type = 'authenticated'`,
    )
    .run(`${name}@example.org`);
}

test.skipIf(ON_POSTGRES)("a start deletes the accounts that nobody has confirmed", async () => {
  const database = await processes.database();
  const rows = open(database.dataDir);
  register(rows, "forgotten", "u_000000000001", 8.1);
  register(rows, "waiting", "u_000000000002", 7.9);
  rows.close();

  await processes.start(database);
  const left = open(database.dataDir);
  const emails = () => left.prepare("select email from up_users").pluck().all();
  await expect.poll(emails, { timeout: 10_000 }).not.toContain("forgotten@example.org");
  expect(emails()).toContain("waiting@example.org");
  left.close();
});
