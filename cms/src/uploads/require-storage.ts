import { refuseToStart } from "../settings";
import { bucketStore } from "./store";

/**
 * Stops the start when uploads are to lie in a bucket that cannot be used: better now, with the
 * reason, than at the first picture.
 */
export async function requireStorage(): Promise<void> {
  if (bucketStore === undefined) return;
  try {
    await bucketStore.tryOut();
  } catch (error) {
    refuseToStart(bucketStore.problemOf(error));
  }
}
