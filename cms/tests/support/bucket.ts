import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { freePort } from "./free-port";

/** The one key that the storage of the tests knows. */
const KEY = { id: "S3RVER", secret: "S3RVER" };
export const BUCKET = "lectern-tests";

/** A storage that speaks S3, with one bucket. */
export class TestStorage {
  private server: S3rver | undefined;

  private constructor(
    readonly folder: string,
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
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
      S3_PREFIX: "sites/ada",
    };
  }

  /** Starts it, again after `stop`, with what it held. */
  async goOn(): Promise<void> {
    this.server = new S3rver({
      port: this.port,
      address: "127.0.0.1",
      silent: true,
      directory: this.folder,
      resetOnClose: false,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    await this.server.run();
  }

  /** It is away: nothing listens at its address. */
  async stop(): Promise<void> {
    await this.server?.close();
    this.server = undefined;
  }

  /** The names in a folder of the site's, which are files of the storage here. */
  async names(folder = ""): Promise<string[]> {
    const place = path.join(this.folder, BUCKET, "sites/ada", folder);
    const entries = await fs.readdir(place).catch(() => []);
    const objects = entries.filter((name) => name.endsWith("._S3rver_object"));
    return objects.map((name) => name.replace("._S3rver_object", "")).sort();
  }

  async remove(): Promise<void> {
    await this.stop();
    await fs.rm(this.folder, { recursive: true, force: true });
  }
}
