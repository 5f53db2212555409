import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { runCommand } from "./backup";
import { useCms } from "./cms";
import { makeDatabase, type TestDatabase } from "./databases";
import { listAt, textAt } from "./json";

/** What tests of backups find of the site, once it has started. */
interface BackedUpSite {
  cms: ReturnType<typeof useCms>;
  /** The owner's token. */
  owner: () => string;
  /** A backup of the site with a visitor, something in the trash, and what ends with a restore. */
  file: () => string;
  /** The row of the preview that is shared. */
  share: () => Record<string, unknown>;
  /** Where the commands find the site. */
  source: () => Pick<TestDatabase, "dataDir" | "environment">;
  /** Backs the site up. @returns the path of the backup */
  backup: (args?: string[]) => Promise<string>;
  /** Of the kind that the tests run on, or on SQLite; they go after the tests. */
  emptyDatabase: () => Promise<TestDatabase>;
  sqliteDatabase: () => Promise<TestDatabase>;
  /** The names of what a restore has kept beside the data folder; it goes after the tests. */
  keptBeside: (database: Pick<TestDatabase, "dataDir">) => Promise<string[]>;
  /** A folder that goes after the tests. */
  scratchFolder: () => Promise<string>;
}

/** A site with the demo content, of which there is a backup. */
export function useBackedUpSite(): BackedUpSite {
  const cms = useCms({ DEMO_CONTENT: "true" });
  const databases: TestDatabase[] = [];
  const folders: string[] = [];
  let owner = "";
  let file = "";
  let share: Record<string, unknown> = {};
  const source = () => ({ dataDir: cms().dataDir, environment: databaseOfCms() });
  const backup = async (args: string[] = []) => {
    const { code, said, last } = await runCommand("backup", source(), args);
    expect(code, said).toBe(0);
    return last;
  };

  beforeAll(async () => {
    owner = await cms().ownerToken();
    await cms().makeVisitor("vera@example.org", "visitor password");
    const publications = listAt((await cms().get("/api/publications", owner)).body, "data");
    await cms().delete(`/api/publications/${textAt(publications[0], "documentId")}`, owner);
    share = await makeTransient(cms(), owner);
    file = await backup();
  });

  afterAll(async () => {
    for (const database of databases) await database.remove();
    for (const folder of folders) await fs.rm(folder, { recursive: true, force: true });
  });

  const kept = (database: TestDatabase) => {
    databases.push(database);
    return database;
  };
  return {
    cms,
    owner: () => owner,
    file: () => file,
    share: () => share,
    source,
    backup,
    emptyDatabase: async () => kept(await makeDatabase()),
    sqliteDatabase: async () => kept(await makeSqliteDatabase()),
    keptBeside: async ({ dataDir }) => {
      const [parent, prefix] = [path.dirname(dataDir), `${path.basename(dataDir)}.`];
      const names = (await fs.readdir(parent)).filter((name) => name.startsWith(prefix));
      folders.push(...names.map((name) => path.join(parent, name)));
      return names;
    },
    scratchFolder: async () => {
      const folder = await fs.mkdtemp(path.join(os.tmpdir(), "lectern-archives-"));
      folders.push(folder);
      return folder;
    },
  };
}

/** Under the tests on Postgres the cms has the address of its database in the environment. */
function databaseOfCms(): Record<string, string> {
  const { DATABASE_CLIENT = "sqlite", DATABASE_URL = "" } = process.env;
  return { DATABASE_CLIENT, DATABASE_URL };
}

async function makeSqliteDatabase(): Promise<TestDatabase> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "lectern-cms-"));
  return {
    dataDir,
    environment: { DATABASE_CLIENT: "sqlite", DATABASE_URL: "" },
    remove: () => fs.rm(dataDir, { recursive: true, force: true }),
  };
}

/** Shares a preview, and leaves a link of an email. @returns the row of the share */
async function makeTransient(
  cms: ReturnType<ReturnType<typeof useCms>>,
  owner: string,
): Promise<Record<string, unknown>> {
  const { db } = cms.strapi;
  const [post] = listAt((await cms.get("/api/blog-posts", owner)).body, "data");
  const url = `/api/preview-shares/blog-post/${textAt(post, "documentId")}`;
  expect((await cms.put(url, {}, owner)).status).toBe(200);
  const rows: unknown[] = await db.connection("lectern_previews").select("*");
  const token = { purpose: "recovery", hash: "hash", account: "someone", expires_at: new Date() };
  await db.query("api::account.account-token").create({ data: token });
  return rows[0] as Record<string, unknown>;
}
