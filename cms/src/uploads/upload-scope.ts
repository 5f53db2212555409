import { AsyncLocalStorage } from "node:async_hooks";

/** What one request has stored so far. */
export interface UploadScope {
  /** Names of new files. */
  readonly names: Set<string>;
  /** Writes that are under way; none of them rejects. */
  readonly writes: Set<Promise<unknown>>;
}

const scopes = new AsyncLocalStorage<UploadScope>();

/** Runs the work of a request and gives what it has stored, whether it succeeds or throws. */
export async function trackUploads(
  work: () => Promise<unknown>,
  onFailure: (scope: UploadScope) => Promise<void>,
): Promise<void> {
  const scope: UploadScope = { names: new Set(), writes: new Set() };
  try {
    await scopes.run(scope, work);
  } catch (error) {
    await Promise.all(scope.writes);
    await onFailure(scope);
    throw error;
  }
}

/**
 * Notes what the current request, if there is one, is writing.
 *
 * @param newName of the file to take back when the request fails; none where an old one is replaced
 */
export function noteWrite(write: Promise<unknown>, newName?: string): void {
  const scope = scopes.getStore();
  if (scope === undefined) return;
  const settled = write.then(
    () => newName !== undefined && scope.names.add(newName),
    () => undefined,
  );
  scope.writes.add(settled);
}
