import { once } from "node:events";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { runCommand, spawnCommand } from "../support/backup";
import { useBackedUpSite } from "../support/backed-up-site";
import { ON_POSTGRES, type TestDatabase } from "../support/databases";

const { file, emptyDatabase, keptBeside } = useBackedUpSite();

/** A restore is refused while anybody is connected, so that each question has a connection of its own. */
async function ask(database: TestDatabase, statement: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.environment.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(statement);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

const restoredSchemas = (database: TestDatabase) =>
  ask(database, "select nspname as name from pg_namespace where nspname ~ '^restored_' order by 1");

/** Starts a restore, and stops its process in the middle of making the tables. */
async function stopInTheMiddle(database: TestDatabase) {
  const { child, ended } = spawnCommand("restore", database, [file()]);
  await expect
    .poll(() => restoredSchemas(database), { interval: 20, timeout: 60_000 })
    .not.toEqual([]);
  child.kill("SIGSTOP");
  return { child, ended };
}

describe.runIf(ON_POSTGRES)("the schema of a restore on Postgres", () => {
  test("goes with the next restore when this one was killed, and no other one does", async () => {
    const target = await emptyDatabase();
    const { child } = await stopInTheMiddle(target);
    child.kill("SIGKILL");
    await once(child, "exit");
    const [left = ""] = await restoredSchemas(target);
    expect(left).toMatch(/^restored_\d{4}_\d\d_\d\dt\d\d_\d\d_\d\dz$/);
    const foreign = [
      "restored_2026_11_20t10_00_00z",
      "restored_2026_11_20t11_00_00z",
      "restored_by_hand",
    ];
    const marked = (name: string) =>
      ask(
        target,
        `do $$ begin execute format('comment on schema ${name} is %L',
           obj_description('${left}'::regnamespace, 'pg_namespace')); end $$`,
      );
    await ask(target, `create schema ${foreign[0]}`);
    await ask(target, `create schema ${foreign[1]} authorization pg_monitor`);
    await marked(String(foreign[1]));
    await ask(target, `create schema ${foreign[2]}`);
    await marked(String(foreign[2]));

    const { code, said } = await runCommand("restore", target, [file()]);
    expect(code, said).toBe(0);
    expect(await restoredSchemas(target)).toEqual(foreign);
    await keptBeside(target);
  });

  test("stays while its restore is at work, which a second one does not disturb", async () => {
    const target = await emptyDatabase();
    const { child, ended } = await stopInTheMiddle(target);
    const second = await runCommand("restore", target, [file()]);
    expect(second.code, second.said).toBe(1);
    expect(second.said).toMatch(/stop the site first\. Nothing was changed\./);
    expect(await restoredSchemas(target)).toHaveLength(1);
    child.kill("SIGCONT");
    const { code, said } = await ended;
    expect(code, said).toBe(0);
    expect(await restoredSchemas(target)).toEqual([]);
    await keptBeside(target);
  });
});
