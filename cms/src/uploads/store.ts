import { settings } from "../settings";
import type * as Bucket from "./bucket-store";
import { FolderStore } from "./folder-store";
import type { UploadStore } from "./upload-store";

interface Stores {
  /** Where the uploads of this site lie. */
  uploadStore: UploadStore;
  /** The bucket, where they lie in one. */
  bucketStore: Bucket.BucketStore | undefined;
}

function openStores(): Stores {
  const { uploads } = settings;
  if (uploads.kind === "local") {
    return { uploadStore: new FolderStore(uploads.folder), bucketStore: undefined };
  }
  // The client of S3 takes 0.1 s and 20 MB, which a site without a bucket is spared.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { BucketStore } = require("./bucket-store") as typeof Bucket;
  const bucketStore = new BucketStore(uploads);
  return { uploadStore: bucketStore, bucketStore };
}

export const { uploadStore, bucketStore } = openStores();
