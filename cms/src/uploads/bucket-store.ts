import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { BucketSettings } from "../settings/uploads";
import { asked, bucketClient, isNoObject } from "./bucket-client";
import { bucketProblem } from "./bucket-problem";
import { eachOf } from "./each-of";
import { typeOfName } from "./file-type";
import { writeWhole } from "./folder-store";
import {
  RangeNotSatisfiable,
  StorageUnavailable,
  UPLOAD_NAME,
  type UploadStore,
} from "./upload-store";

/** Requests at the same time while many objects are read or written. */
const AT_ONCE = 8;
const WRITE_CONNECTIONS = 32;
/** A visitor who reads slowly keeps one for as long. */
const READ_CONNECTIONS = 512;
const ATTEMPTS = 3;

/** What a storage tells of an object. */
export interface ObjectFacts {
  bytes: number;
  etag: string | undefined;
  modified: Date | undefined;
  /** The checksum that this site has written with it. */
  sha256: string | undefined;
}

export interface StoredObject extends ObjectFacts {
  body: Readable;
  /** The part of it that was asked for, as in `Content-Range`; nothing for all of it. */
  range: string | undefined;
}

type Told = Pick<GetObjectCommandOutput, "ContentLength" | "ETag" | "LastModified" | "Metadata">;

const describe = ({ ContentLength, ETag, LastModified, Metadata }: Told): ObjectFacts => ({
  bytes: ContentLength ?? 0,
  etag: ETag,
  modified: LastModified,
  sha256: Metadata?.sha256,
});

const md5 = (content: Buffer) => createHash("md5").update(content).digest("base64");
const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** Uploads as objects of a bucket, read and written by the cms alone. */
export class BucketStore implements UploadStore {
  private readonly client: S3Client;
  private readonly readers: S3Client;
  private readonly watcher: S3Client;

  constructor(private readonly bucket: BucketSettings) {
    this.client = bucketClient(bucket, WRITE_CONNECTIONS, ATTEMPTS);
    this.readers = bucketClient(bucket, READ_CONNECTIONS, ATTEMPTS);
    this.watcher = bucketClient(bucket, 1, 1);
  }

  private at(name: string) {
    return { Bucket: this.bucket.bucket, Key: `${this.bucket.prefix}${name}` };
  }

  /** Where an object or folder of the site is, for a person. */
  addressOf(name: string): string {
    return `s3://${this.bucket.bucket}/${this.bucket.prefix}${name}`;
  }

  /** An upload is small enough to be held in memory, and only so can it be sent a second time. */
  async write(name: string, content: Readable): Promise<void> {
    const body = await buffer(content);
    const put = new PutObjectCommand({
      ...this.at(name),
      Body: body,
      ContentLength: body.length,
      ContentType: typeOfName(name) ?? "application/octet-stream",
      ContentMD5: md5(body),
      Metadata: { sha256: sha256(body) },
    });
    await asked(this.client.send(put));
  }

  async remove(name: string): Promise<void> {
    // Some storages say that there was none.
    await this.found(this.client.send(new DeleteObjectCommand(this.at(name))));
  }

  /** The names of all uploads; objects with other names are not this site's. */
  async list(): Promise<string[]> {
    const { bucket, prefix } = this.bucket;
    const names: string[] = [];
    let token: string | undefined;
    do {
      const page = await asked(
        this.client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix,
            Delimiter: "/",
            ContinuationToken: token,
          }),
        ),
      );
      const keys = (page.Contents ?? []).map(({ Key = "" }) => Key.slice(prefix.length));
      names.push(...keys.filter((name) => UPLOAD_NAME.test(name)));
      token = page.NextContinuationToken;
    } while (token !== undefined);
    return names;
  }

  /** Takes the room of all uploads on the disk, as long as they are held. */
  async hold(folder: string): Promise<void> {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    const held = new Set(await fs.readdir(folder));
    const names = (await this.list()).filter((name) => !held.has(name));
    await eachOf(names, AT_ONCE, async (name) => {
      const object = await this.read(name);
      // It was deleted meanwhile.
      if (object === undefined) return;
      await writeWhole(path.join(folder, name), object.body).catch((error: unknown) => {
        const isDisk = error instanceof Error && "syscall" in error && "path" in error;
        throw isDisk
          ? error
          : new StorageUnavailable(`The storage for uploads broke off at ${name}`);
      });
    });
  }

  /** Nothing is left behind: an object is there when its write was answered. */
  tidy(): Promise<void> {
    return Promise.resolve();
  }

  /**
   * An object, to be read as it comes.
   *
   * @param range of bytes, as in the header of a request
   * @returns nothing when there is none of that name
   * @throws RangeNotSatisfiable, StorageUnavailable
   */
  async read(name: string, range?: string): Promise<StoredObject | undefined> {
    const get = new GetObjectCommand({ ...this.at(name), ...(range && { Range: range }) });
    const answer = await this.found(this.readers.send(get)).catch(async (error: unknown) => {
      const isPast = error instanceof StorageUnavailable && error.status === 416;
      const facts = isPast ? await this.look(name) : undefined;
      throw facts === undefined ? error : new RangeNotSatisfiable(facts.bytes);
    });
    if (answer === undefined || !(answer.Body instanceof Readable)) return undefined;
    return { ...describe(answer), range: answer.ContentRange, body: answer.Body };
  }

  /** What is known of an object without reading it; nothing when there is none of that name. */
  async look(name: string): Promise<ObjectFacts | undefined> {
    const answer = await this.found(this.readers.send(new HeadObjectCommand(this.at(name))));
    return answer === undefined ? undefined : describe(answer);
  }

  /** Copies an object within the bucket; its facts go along. */
  async copy(from: string, to: string): Promise<void> {
    const { Bucket, Key } = this.at(from);
    const source = [Bucket, ...Key.split("/")].map(encodeURIComponent).join("/");
    await asked(this.client.send(new CopyObjectCommand({ ...this.at(to), CopySource: source })));
  }

  /**
   * Whether the bucket answers, asked with a client of its own and once.
   *
   * @throws StorageUnavailable
   */
  async reach(patience: AbortSignal): Promise<void> {
    const head = new HeadBucketCommand({ Bucket: this.bucket.bucket });
    await asked(this.watcher.send(head, { abortSignal: patience }));
  }

  /**
   * Tries what the site needs: writes an object, reads it, lists and removes it.
   *
   * @throws Error of the first request that failed, as the storage gave it, see `problemOf`
   */
  async tryOut(): Promise<void> {
    const probe = this.at(`.ready-${randomUUID()}`);
    await this.client.send(new PutObjectCommand({ ...probe, Body: "ready", ContentLength: 5 }));
    await (await this.client.send(new GetObjectCommand(probe))).Body?.transformToString();
    await this.client.send(
      new ListObjectsV2Command({ Bucket: probe.Bucket, Prefix: probe.Key, MaxKeys: 1 }),
    );
    await this.client.send(new DeleteObjectCommand(probe));
  }

  /** Why the bucket cannot be used, as `tryOut` has found: see `bucketProblem`. */
  problemOf(error: unknown): string {
    return bucketProblem(error, this.bucket);
  }

  private found<T>(request: Promise<T>): Promise<T | undefined> {
    const orNothing = request.catch((error: unknown) => {
      if (isNoObject(error)) return undefined;
      throw error;
    });
    return asked(orNothing);
  }
}
