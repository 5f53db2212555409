import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import { Transform } from "node:stream";
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

  constructor(
    target: string,
    private readonly mtime: Date,
  ) {
    const sink = createWriteStream(target, { mode: PRIVATE, flags: "wx", flush: true });
    this.written = pipeline(this.pack, createGzip({ level: LEVEL }), sink);
    // It is waited for at the end, or when a file fails.
    this.written.catch(() => {});
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
    const entry = this.pack.entry({ name, size, mode: PRIVATE, mtime: this.mtime });
    await this.orFailed(pipeline(createReadStream(source, { end: size - 1 }), summed, entry));
    this.files.push({ name, bytes: size, sha256: hash.digest("hex") });
  }

  async addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const added = new Promise<void>((resolve, reject) => {
      this.pack.entry(
        { name, size: bytes.length, mode: PRIVATE, mtime: this.mtime },
        bytes,
        (error) => (error ? reject(error) : resolve()),
      );
    });
    await this.orFailed(added);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    this.files.push({ name, bytes: bytes.length, sha256 });
  }

  /** Everything is on the disk when this ends. */
  async end(): Promise<void> {
    this.pack.finalize();
    await this.written;
  }

  /** A full disk fails the archive, and what is being added to it would wait for ever. */
  private async orFailed(work: Promise<void>): Promise<void> {
    await Promise.race([work, this.written.then(() => work)]);
  }

  destroy(): void {
    this.pack.destroy();
  }
}
