import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { BucketStore } from "../uploads/bucket-store";
import { eachOf } from "../uploads/each-of";
import type { Undo } from "./set-aside";

const AT_ONCE = 8;

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Puts a restored file into the bucket, unless the same bytes are there. */
async function putFile(
  store: BucketStore,
  source: string,
  setAside: (name: string) => Promise<void>,
  undo: Undo,
): Promise<void> {
  const name = path.basename(source);
  const present = await store.look(name);
  if (present !== undefined && present.sha256 === (await sha256Of(source))) return;
  if (present === undefined) undo.add(() => store.remove(name));
  else await setAside(name);
  await store.write(name, createReadStream(source));
}

/**
 * Makes the uploads of a bucket those of a backup: afterwards it holds these and no others. Objects
 * that the backup does not have, or with other bytes, are kept in a folder of the bucket beside the
 * uploads, where no address leads to.
 *
 * @param folder of the unpacked uploads
 * @param aside name of that folder in the bucket
 * @param undo takes all back
 * @returns where what was there is kept; nothing when all of it stays
 * @throws StorageUnavailable
 */
export async function putInBucket(
  store: BucketStore,
  folder: string,
  aside: string,
  undo: Undo,
): Promise<string | undefined> {
  const restored = await fs.readdir(folder);
  const keptNames: string[] = [];
  const setAside = async (name: string) => {
    const kept = `${aside}/${name}`;
    await store.copy(name, kept);
    keptNames.push(kept);
    undo.add(async () => {
      await store.copy(kept, name);
      await store.remove(kept);
    });
  };
  await eachOf(restored, AT_ONCE, (name) =>
    putFile(store, path.join(folder, name), setAside, undo),
  );
  const wanted = new Set(restored);
  const others = (await store.list()).filter((name) => !wanted.has(name));
  await eachOf(others, AT_ONCE, async (name) => {
    await setAside(name);
    await store.remove(name);
  });
  return keptNames.length > 0 ? store.addressOf(aside) : undefined;
}
