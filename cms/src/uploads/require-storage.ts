import { refuseToStart, settings } from "../settings";
import { bucketProblem } from "./bucket-problem";
import { bucketStore } from "./store";

/**
 * Stops the start when uploads are to lie in a bucket that cannot be used: better now, with the
 * reason, than at the first picture.
 */
export async function requireStorage(): Promise<void> {
  const { uploads } = settings;
  if (bucketStore === undefined || uploads.kind !== "s3") return;
  try {
    await bucketStore.tryOut();
  } catch (error) {
    refuseToStart(bucketProblem(error, uploads));
  }
}
