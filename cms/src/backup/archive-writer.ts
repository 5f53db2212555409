import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import { Transform, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack, type Pack } from "tar-stream";
import type { FileEntry } from "./manifest";

const PRIVATE = 0o600;
/** Pictures do not get smaller; tables do at once. */
const LEVEL = 4;

/** A tar archive that is written while it is made: one file after the other, never a whole one in memory. */
export class ArchiveWriter {
  readonly files: FileEntry[] = [];
  private readonly pack: Pack = pack();
  private readonly written: Promise<void>;
  /** Why nothing more can be written. */
  private failure: Error | undefined;

  /** @param sink takes the bytes of the archive */
  constructor(
    sink: Writable,
    private readonly mtime: Date,
  ) {
    // Before the pipeline hears of it, which ends the archive with an error that names no cause.
    sink.once("error", (error) => (this.failure = error));
    this.written = pipeline(this.pack, createGzip({ level: LEVEL }), sink);
    // It is waited for at the end, or when a file fails.
    this.written.catch(() => {});
  }

  /**
   * Begins an archive in a new file.
   *
   * @throws Error of the system when the file cannot be made
   */
  static async open(target: string, mtime: Date): Promise<ArchiveWriter> {
    const sink = createWriteStream(target, { mode: PRIVATE, flags: "wx", flush: true });
    await once(sink, "open");
    return new ArchiveWriter(sink, mtime);
  }

  /** Adds a file as long as it is now. */
  async addFile(name: string, source: string): Promise<void> {
    const { size } = await fs.stat(source);
    if (size === 0) return this.addText(name, "");
    const hash = createHash("sha256");
    const summed = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await this.orFailed(() => {
      const entry = this.pack.entry({ name, size, mode: PRIVATE, mtime: this.mtime });
      return pipeline(createReadStream(source, { end: size - 1 }), summed, entry);
    });
    this.files.push({ name, bytes: size, sha256: hash.digest("hex") });
  }

  async addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const header = { name, size: bytes.length, mode: PRIVATE, mtime: this.mtime };
    await this.orFailed(
      () =>
        new Promise<void>((resolve, reject) => {
          this.pack.entry(header, bytes, (error) => (error ? reject(error) : resolve()));
        }),
    );
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    this.files.push({ name, bytes: bytes.length, sha256 });
  }

  /** Everything is on the disk when this ends. */
  async end(): Promise<void> {
    this.pack.finalize();
    await this.written;
  }

  /**
   * A full disk fails the archive: what is being added to it would wait for ever, and what is added
   * afterwards is told no cause.
   */
  private async orFailed(add: () => Promise<void>): Promise<void> {
    try {
      const added = add();
      await Promise.race([added, this.written.then(() => added)]);
    } catch (error) {
      throw this.failure ?? error;
    }
  }

  destroy(): void {
    this.pack.destroy();
  }
}
