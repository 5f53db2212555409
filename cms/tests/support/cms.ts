import type { Core } from "@strapi/strapi";
import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { makeDatabase, type TestDatabase } from "./databases";
import { OWNER, testEnvironment } from "./environment";
import { at, textAt } from "./json";
import { CMS, TEST_DIST } from "./paths";

function parse(text: string): unknown {
  return JSON.parse(text);
}

export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Session {
  jwt: string;
  refreshToken: string;
}

/** A real Strapi on a throw-away database, called over HTTP. */
export class TestCms {
  constructor(
    readonly strapi: Core.Strapi,
    readonly address: string,
    readonly dataDir: string,
  ) {}

  /** Calls a path such as `/api/publications`. */
  async call(method: string, url: string, options: CallOptions = {}): Promise<Answer> {
    const { token, body, headers } = options;
    const isForm = body instanceof FormData;
    const response = await fetch(this.address + url, {
      method,
      redirect: "manual",
      headers: {
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    // A HEAD is answered with the headers alone.
    const hasJson = isJson && text !== "";
    return {
      status: response.status,
      headers: response.headers,
      body: hasJson ? parse(text) : text,
    };
  }

  get(url: string, token?: string): Promise<Answer> {
    return this.call("GET", url, { token });
  }

  post(url: string, body: unknown, token?: string): Promise<Answer> {
    return this.call("POST", url, { body, token });
  }

  put(url: string, body: unknown, token?: string): Promise<Answer> {
    return this.call("PUT", url, { body, token });
  }

  delete(url: string, token?: string): Promise<Answer> {
    return this.call("DELETE", url, { token });
  }

  async signIn(email: string, password: string): Promise<Session> {
    const { status, body } = await this.post("/api/auth/local", { identifier: email, password });
    if (status !== 200) throw new Error(`Sign-in failed: ${JSON.stringify(body)}`);
    return { jwt: textAt(body, "jwt"), refreshToken: textAt(body, "refreshToken") };
  }

  async ownerToken(): Promise<string> {
    return (await this.signIn(OWNER.email, OWNER.password)).jwt;
  }

  /** A confirmed account with the role authenticated, made behind the API. */
  async makeVisitor(email: string, password: string): Promise<Session> {
    const role: unknown = await this.strapi.db
      .query("plugin::users-permissions.role")
      .findOne({ where: { type: "authenticated" } });
    const data = {
      username: email.replace(/\W/g, "_"),
      email,
      full_name: "Vera Visitor",
      password,
      provider: "local",
      confirmed: true,
      blocked: false,
      role: Number(at(role, "id")),
    };
    await this.strapi.documents("plugin::users-permissions.user").create({ data });
    return this.signIn(email, password);
  }

  /** Signs in to Strapi's own panel. */
  async panelToken(): Promise<string> {
    const { body } = await this.post("/admin/login", {
      email: OWNER.email,
      password: OWNER.password,
    });
    const token = at(body, "data", "token") ?? at(body, "data", "accessToken");
    if (typeof token !== "string") throw new Error(`No panel token in ${JSON.stringify(body)}`);
    return token;
  }

  /** The mails in the outbox, oldest first. */
  async mails(): Promise<string[]> {
    const folder = path.join(this.dataDir, "outbox");
    const entries = await fs.readdir(folder).catch(() => []);
    const names = entries.filter((name) => name.endsWith(".eml"));
    return Promise.all(names.sort().map((name) => fs.readFile(path.join(folder, name), "utf8")));
  }
}

type Factory = (options: {
  appDir: string;
  distDir: string;
  serveAdminPanel: boolean;
}) => Core.Strapi;

async function boot(database: TestDatabase, extra: Record<string, string>): Promise<TestCms> {
  Object.assign(process.env, testEnvironment(database.dataDir), database.environment, extra);
  // The compiled cms and this test have to share one Strapi, so both load it the same way.
  const require = createRequire(path.join(TEST_DIST, "src/index.js"));
  const { createStrapi } = require("@strapi/strapi") as { createStrapi: Factory };
  const strapi = createStrapi({ appDir: CMS, distDir: TEST_DIST, serveAdminPanel: false });
  await strapi.load();
  strapi.server.mount();
  await new Promise<void>((resolve) => {
    strapi.server.httpServer.listen(0, "127.0.0.1", () => resolve());
  });
  const address = strapi.server.httpServer.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return new TestCms(strapi, `http://127.0.0.1:${port}`, database.dataDir);
}

/** Gives a test file its own cms. The tests of a file share it and clean up after themselves. */
export function useCms(extra: Record<string, string> = {}): () => TestCms {
  let cms: TestCms | undefined;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await makeDatabase(inject("golden"));
    cms = await boot(database, extra);
  });
  afterAll(async () => {
    await cms?.strapi.destroy();
    await database?.remove();
  });
  return () => {
    if (cms === undefined) throw new Error("The cms is not started yet");
    return cms;
  };
}
