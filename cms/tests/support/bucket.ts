import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { once } from "node:events";
import fs from "node:fs/promises";
import http from "node:http";
import { createRequire } from "node:module";
import type { Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { freePort } from "./free-port";
import { allowPages, shortenPage } from "./listing-pages";
import { isSignedWith } from "./signature";

export const BUCKET = "lectern-tests";
const KEY_ID = "key-of-the-tests";
export const SECRET_KEY = "secret-of-the-tests-0123456789";
const PREFIX = "sites/ada";
/** Objects on a page of a listing; AWS lists a thousand. */
const PAGE = 4;

interface Account {
  createKeyPair(id: string, secret: string): void;
}

function knowKey(): void {
  const require = createRequire(import.meta.url);
  const { DUMMY_ACCOUNT } = require("s3rver/lib/models/account") as { DUMMY_ACCOUNT: Account };
  DUMMY_ACCOUNT.createKeyPair(KEY_ID, SECRET_KEY);
}

const isKnown = ({ headers }: http.IncomingMessage) =>
  headers.authorization?.includes(`Credential=${KEY_ID}/`) === true;

/** The storage knows its keys, but takes any signature of Version 4. */
function reject(response: http.ServerResponse): void {
  response.writeHead(403, { "content-type": "application/xml" });
  response.end("<Error><Code>SignatureDoesNotMatch</Code><Message>No</Message></Error>");
}

/** What the storage ends the file of an object with. */
const OBJECT = "._S3rver_object";

/** A storage that speaks S3 and checks signatures, with one bucket. */
export class TestStorage {
  private server: http.Server | undefined;
  private readonly connections = new Set<Socket>();
  /** After so many more written objects each further one breaks off. */
  private writesLeft = Infinity;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<TestStorage> {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "lectern-bucket-"));
    const storage = new TestStorage(folder, await freePort());
    await storage.goOn();
    return storage;
  }

  /** Settings of a site whose uploads lie in it. */
  get settings(): Record<string, string> {
    return {
      UPLOADS: "s3",
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET_KEY,
      S3_PREFIX: PREFIX,
    };
  }

  /** Starts it, again after `stop`, with what it held; one that runs goes on as it is. */
  async goOn(): Promise<void> {
    if (this.server !== undefined) return;
    knowKey();
    allowPages();
    const storage = new S3rver({
      directory: this.folder,
      silent: true,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    await storage.configureBuckets();
    const answer = storage.callback();
    const server = http.createServer((request, response) => {
      const isWrite = request.method === "PUT";
      if (isWrite && (this.writesLeft -= 1) < 0) request.destroy();
      else if (isKnown(request) && !isSignedWith(SECRET_KEY, request)) reject(response);
      else {
        shortenPage(request, PAGE);
        answer(request, response);
      }
    });
    server.on("connection", (socket) => {
      this.connections.add(socket);
      socket.once("close", () => this.connections.delete(socket));
    });
    server.listen(this.port, "127.0.0.1");
    // Rejects where the port is taken, in place of waiting for ever.
    await once(server, "listening");
    this.server = server;
  }

  /** It is away: nothing listens at its address. */
  async stop(): Promise<void> {
    const { server } = this;
    if (server === undefined) return;
    this.server = undefined;
    const closed = once(server, "close");
    server.close();
    for (const socket of this.connections) socket.destroy();
    await closed;
  }

  /** Lets the line break when so many more objects have been written. */
  breakAfter(writes: number): void {
    this.writesLeft = writes;
  }

  /** The names in a folder of the site's part of the bucket. */
  async names(folder = ""): Promise<string[]> {
    const place = path.join(this.folder, BUCKET, PREFIX, folder);
    const entries = await fs.readdir(place).catch(() => []);
    const objects = entries.filter((name) => name.endsWith(OBJECT));
    return objects.map((name) => name.slice(0, -OBJECT.length)).sort();
  }

  content(name: string): Promise<Buffer> {
    return fs.readFile(path.join(this.folder, BUCKET, PREFIX, `${name}${OBJECT}`));
  }

  /** Puts an object there past the site. */
  async put(name: string, content: string): Promise<void> {
    const { S3_REGION = "us-east-1", S3_ENDPOINT = "" } = this.settings;
    const client = new S3Client({
      region: S3_REGION,
      endpoint: S3_ENDPOINT,
      forcePathStyle: true,
      credentials: { accessKeyId: KEY_ID, secretAccessKey: SECRET_KEY },
      requestChecksumCalculation: "WHEN_REQUIRED",
    });
    const object = { Bucket: BUCKET, Key: `${PREFIX}/${name}`, Body: content };
    await client.send(new PutObjectCommand(object));
    client.destroy();
  }

  /** Empties the site's part of the bucket. */
  async clear(): Promise<void> {
    await fs.rm(path.join(this.folder, BUCKET, PREFIX), { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    await this.stop();
    await fs.rm(this.folder, { recursive: true, force: true });
  }
}
