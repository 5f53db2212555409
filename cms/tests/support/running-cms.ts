import { afterEach, inject } from "vitest";
import { makeDatabase, type TestDatabase } from "./databases";
import { OWNER, testEnvironment } from "./environment";
import { freePort } from "./free-port";
import { textAt } from "./json";
import { spawnCms, untilHealthy, type SpawnedCms } from "./spawn-cms";

type SpawnOptions = Parameters<typeof spawnCms>[1];

function parse(text: string): unknown {
  return text === "" ? undefined : JSON.parse(text);
}

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A cms in a process of its own that serves, and how to call it. */
export class RunningCms {
  private token = "";

  constructor(
    readonly cms: SpawnedCms,
    readonly address: string,
  ) {}

  /** Calls a path such as `/api/awards`; as the owner once `signIn` has been called. */
  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
        ...(this.token !== "" && { authorization: `Bearer ${this.token}` }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const { status, headers } = response;
    return { status, headers, body: parse(await response.text()) };
  }

  async signIn(): Promise<void> {
    const credentials = { identifier: OWNER.email, password: OWNER.password };
    this.token = textAt((await this.call("POST", "/api/auth/local", credentials)).body, "jwt");
  }

  signOut(): void {
    this.token = "";
  }

  async stop(): Promise<number | null> {
    this.cms.stop();
    return this.cms.ended;
  }
}

/** Databases and processes that end with the test that has started them. */
export function useProcesses() {
  const databases: TestDatabase[] = [];
  const running: SpawnedCms[] = [];

  afterEach(async () => {
    for (const cms of running.splice(0)) {
      cms.stop();
      await cms.ended;
    }
    for (const database of databases.splice(0)) await database.remove();
  });

  return {
    /** A copy of the golden database, or an empty one. */
    async database(kind: "golden" | "empty" = "golden"): Promise<TestDatabase> {
      const database = await makeDatabase(kind === "golden" ? inject("golden") : undefined);
      databases.push(database);
      return database;
    },

    /** Starts a cms without waiting for it. */
    async spawn(
      database: TestDatabase,
      changes: Record<string, string> = {},
      options: SpawnOptions = {},
    ) {
      const port = await freePort();
      const environment = { ...testEnvironment(database.dataDir), ...database.environment };
      const cms = spawnCms({ ...environment, CMS_PORT: String(port), ...changes }, options);
      running.push(cms);
      return new RunningCms(cms, `http://127.0.0.1:${port}`);
    },

    /** Starts a cms and waits until it serves. */
    async start(
      database: TestDatabase,
      options: SpawnOptions = {},
      changes: Record<string, string> = {},
    ): Promise<RunningCms> {
      const started = await this.spawn(database, changes, options);
      await untilHealthy(started.cms, started.address);
      return started;
    },
  };
}
