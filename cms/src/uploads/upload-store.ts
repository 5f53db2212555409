import type { Readable } from "node:stream";

/** Where the bytes of uploads lie. Names are those of the addresses, `/uploads/NAME`. */
export interface UploadStore {
  /** Stores a file. Under its name it is whole, or what was there before. */
  write(name: string, content: Readable): Promise<void>;
  /** Removes a file, should it be there. */
  remove(name: string): Promise<void>;
  /** Makes each file that is there now readable in a folder, which may have some of them already. */
  hold(folder: string): Promise<void>;
  /** Removes what a killed process has left behind. */
  tidy(): Promise<void>;
}

/**
 * The storage cannot be reached, or rejects the request. The message says why, for the log; it holds
 * no key.
 */
export class StorageUnavailable extends Error {
  constructor(
    message: string,
    /** The HTTP status of its answer, if there was one. */
    readonly status?: number,
  ) {
    super(message);
  }
}

/** There are no such bytes in the object. */
export class RangeNotSatisfiable extends Error {
  constructor(
    /** How long the object is. */
    readonly bytes: number,
  ) {
    super("There are no such bytes in the object");
  }
}

/** Names that uploads get: a slug, a hash and an extension, in no folder, and with no dot first. */
export const UPLOAD_NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,254}$/;
