import { currentRendering } from "./content/rendering.server";

/** Longer than the cms needs on a usual day, shorter than what feels like waiting. */
const PATIENCE_MS = 500;
/** Longer than a read may take. */
const LONGEST_MS = 10_000;

/**
 * A value that is known soon, or else the promise of it, for `Slot`. A page whose parts are known
 * leaves complete, without skeletons, and reads where scripts do not run; one that would be late
 * leaves with a skeleton.
 * @param read never rejects, see `load`
 * @returns in an object, because awaiting a bare promise would wait for its value
 */
export async function soon<T>(
  read: Promise<T>,
  patience = usualPatience(),
): Promise<{ slot: T | Promise<T> }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ slot: Promise<T> }>((resolve) => {
    timer = setTimeout(() => resolve({ slot: read }), patience);
  });
  const settled = read.then((value) => ({ slot: value }));
  const first = await Promise.race([settled, late]);
  clearTimeout(timer);
  return first;
}

/**
 * For screens that work without scripts: their document waits for the value, since nothing could be
 * put into it later. What a link has led to goes ahead when the value is late, and the screen says
 * that it is loading; after a save the value is there in time, and the form stays as it stands.
 * @param read never rejects, see `load`
 */
export async function wholeInDocument<T>(
  request: Request,
  read: Promise<T>,
  patience = usualPatience(),
): Promise<{ slot: T | Promise<T> }> {
  // A browser asks for documents by this name, and for data by none.
  const isDocument = request.headers.get("accept")?.includes("text/html");
  return isDocument ? { slot: await read } : soon(read, patience);
}

function usualPatience(): number {
  switch (currentRendering()?.pace) {
    case "whole":
      return LONGEST_MS;
    case "late":
      return 0;
    default:
      return PATIENCE_MS;
  }
}
