import { settings } from "../settings";
import { uploadStore } from "../uploads/store";
import type { Snapshot } from "./shapes";
import { openSnapshot } from "./snapshot";
import { missingUploads, namedUploads } from "./uploads";

const ATTEMPTS = 3;

/**
 * A moment of the database, and every file that its media library names: those are held before and
 * after. One that is named and was deleted in between makes a new attempt; one that is missing each
 * time was missing before.
 *
 * @param held a folder in `DATA_DIR`, made for the files
 */
export async function snapshotWithUploads(
  held: string,
): Promise<{ snapshot: Snapshot; missing: string[] }> {
  for (let attempt = 1; ; attempt += 1) {
    await uploadStore.hold(held);
    const snapshot = await openSnapshot(settings.database);
    try {
      const names = await namedUploads(snapshot);
      if ((await missingUploads(names, held)).length > 0) await uploadStore.hold(held);
      const missing = await missingUploads(names, held);
      if (missing.length === 0 || attempt === ATTEMPTS) return { snapshot, missing };
    } catch (error) {
      await snapshot.close();
      throw error;
    }
    await snapshot.close();
  }
}
