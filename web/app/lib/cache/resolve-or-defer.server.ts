import { currentRenderContext } from "./render-context.server";

/** Longer than the cms needs on a usual day, shorter than what feels like waiting. */
const PATIENCE_MS = 500;
/** Longer than a read may take. */
const LONGEST_MS = 10_000;

/**
 * How a public screen waits for its data: the value, if it is there soon, or else the promise of it,
 * for `Deferred`. A page whose parts are known leaves complete, without skeletons, and reads where
 * scripts do not run; one that would be late leaves with a skeleton, and the part follows.
 * @param read never rejects, see `settle`
 * @returns in an object, because awaiting a bare promise would wait for its value
 */
export async function resolveOrDefer<T>(
  read: Promise<T>,
  patience = usualPatience(),
): Promise<{ value: T | Promise<T> }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ value: Promise<T> }>((resolve) => {
    timer = setTimeout(() => resolve({ value: read }), patience);
  });
  const settled = read.then((value) => ({ value }));
  const first = await Promise.race([settled, late]);
  clearTimeout(timer);
  return first;
}

/**
 * The same for the read that decides its page's status, which cannot be changed once the page has
 * begun: it is waited for unless a cache entry would stand in if it failed.
 */
export async function awaitUnlessBacked<T>(
  read: Promise<T>,
  patience = usualPatience(),
): Promise<{ value: T | Promise<T> }> {
  const first = await resolveOrDefer(read, patience);
  const isBacked = currentRenderContext()?.unbackedReads === 0;
  return first.value instanceof Promise && !isBacked ? { value: await read } : first;
}

/**
 * For screens that work without scripts: their document waits for the value, since nothing could be
 * put into it later. What a link has led to goes ahead when the value is late, and the screen says
 * that it is loading; after a save the value is there in time, and the form stays as it stands.
 * @param read never rejects, see `settle`
 */
export async function awaitForDocument<T>(
  request: Request,
  read: Promise<T>,
  patience = usualPatience(),
): Promise<{ value: T | Promise<T> }> {
  // A browser asks for documents by this name, and for data by none.
  const isDocument = request.headers.get("accept")?.includes("text/html");
  return isDocument ? { value: await read } : resolveOrDefer(read, patience);
}

function usualPatience(): number {
  switch (currentRenderContext()?.mode) {
    case "complete":
      return LONGEST_MS;
    case "immediate":
      return 0;
    default:
      return PATIENCE_MS;
  }
}
