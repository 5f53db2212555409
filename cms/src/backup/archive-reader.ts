import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Header } from "tar-stream";
import { codeOf } from "../server/error-code";
import { isEntryName, MANIFEST, parseManifest, type FileEntry, type Manifest } from "./manifest";

/** Larger than any site of one person; unpacking stops there. */
export const LIMITS = {
  /** Bytes of all files together, and how many times the archive's own size beyond the first GiB. */
  total: 500 * 1024 ** 3,
  ratio: 200,
  free: 1024 ** 3,
  files: 1_000_000,
  manifest: 256 * 1024 ** 2,
};

export type Limits = typeof LIMITS;

/** A file that is no backup, or no whole one. The message ends the sentence "… cannot be restored:". */
export class DamagedBackup extends Error {}

/** Counts what comes out of the archive, and stops when it is too much. */
class Allowance {
  private bytes = 0;
  private files = 0;
  private readonly most: number;

  constructor(
    private readonly limits: Limits,
    archive: number,
  ) {
    this.most = Math.min(limits.total, limits.free + archive * limits.ratio);
  }

  file({ name, size }: Header): void {
    this.files += 1;
    const isTooMuch = this.files > this.limits.files || size > this.most;
    if (isTooMuch || (name === MANIFEST && size > this.limits.manifest)) throw this.problem();
  }

  add(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > this.most) throw this.problem();
  }

  private problem(): DamagedBackup {
    return new DamagedBackup("it unpacks to more than a backup can hold");
  }
}

function checkHeader({ name, type }: Header, seen: Map<string, FileEntry>): void {
  if (type !== "file" && type !== "contiguous-file") {
    throw new DamagedBackup(`it holds ${JSON.stringify(name)}, which is no file`);
  }
  if (!isEntryName(name)) throw new DamagedBackup(`it holds a file named ${JSON.stringify(name)}`);
  if (seen.has(name)) throw new DamagedBackup(`it holds ${JSON.stringify(name)} twice`);
}

function summing(hash: Hash, allowance: Allowance): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        allowance.add(chunk.length);
        hash.update(chunk);
        done(null, chunk);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

async function unpackInto(
  archive: string,
  folder: string,
  limits: Limits,
): Promise<Map<string, FileEntry>> {
  const { size } = await fs.stat(archive);
  const allowance = new Allowance(limits, size);
  const seen = new Map<string, FileEntry>();
  const tar = extract();
  const fed = pipeline(createReadStream(archive), createGunzip(), tar);
  // What it fails with reaches the loop below too.
  fed.catch(() => {});
  for await (const entry of tar) {
    const { name, size: bytes } = entry.header;
    checkHeader(entry.header, seen);
    allowance.file(entry.header);
    const hash = createHash("sha256");
    const sink = createWriteStream(path.join(folder, name), { mode: 0o600, flags: "wx" });
    await pipeline(entry, summing(hash, allowance), sink);
    seen.set(name, { name, bytes, sha256: hash.digest("hex") });
  }
  await fed;
  return seen;
}

/** Errors of the packing itself: cut off, changed, or something else altogether. */
function asDamage(error: unknown): unknown {
  if (error instanceof DamagedBackup || !(error instanceof Error)) return error;
  const isSystem = /^E[A-Z]+$/.test(codeOf(error));
  if (isSystem) return error;
  return new DamagedBackup("it is damaged or not complete, or no backup of Lectern");
}

function compare(seen: Map<string, FileEntry>, manifest: Manifest): void {
  for (const { name, bytes, sha256 } of manifest.files) {
    const found = seen.get(name);
    if (found === undefined) throw new DamagedBackup(`it is not complete: ${name} is missing`);
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new DamagedBackup(`it is damaged: ${name} is not what was backed up`);
    }
    seen.delete(name);
  }
  seen.delete(MANIFEST);
  const [extra] = seen.keys();
  if (extra !== undefined)
    throw new DamagedBackup(`it holds ${extra}, which its manifest does not name`);
}

/**
 * Unpacks a backup and checks each file against its checksum.
 *
 * @param folder an empty folder, which holds the files afterwards
 * @throws DamagedBackup when it is not exactly what was backed up
 */
export async function unpack(
  archive: string,
  folder: string,
  limits: Limits = LIMITS,
): Promise<Manifest> {
  for (const name of ["tables", "uploads"]) {
    await fs.mkdir(path.join(folder, name), { recursive: true, mode: 0o700 });
  }
  try {
    const seen = await unpackInto(archive, folder, limits);
    if (!seen.has(MANIFEST)) throw new DamagedBackup("it is not complete: it has no manifest");
    const text = await fs.readFile(path.join(folder, MANIFEST), "utf8");
    const manifest = parseManifestOf(text);
    compare(seen, manifest);
    return manifest;
  } catch (error) {
    throw asDamage(error);
  }
}

function parseManifestOf(text: string): Manifest {
  try {
    return parseManifest(text);
  } catch (error) {
    throw new DamagedBackup(error instanceof Error ? error.message : "it is damaged");
  }
}
