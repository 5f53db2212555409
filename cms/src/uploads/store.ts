import { settings } from "../settings";
import { BucketStore } from "./bucket-store";
import { FolderStore } from "./folder-store";
import type { UploadStore } from "./upload-store";

function makeStore(): FolderStore | BucketStore {
  const { uploads } = settings;
  return uploads.kind === "s3" ? new BucketStore(uploads) : new FolderStore(uploads.folder);
}

const made = makeStore();

/** Where the uploads of this site lie. */
export const uploadStore: UploadStore = made;

/** The bucket, where they lie in one. */
export const bucketStore = made instanceof BucketStore ? made : undefined;
