import { CmsError } from "./cms.server";
import { markUncacheable } from "../cache/render-context.server";
import type { Result } from "./result";

/**
 * Turns a read into data. Call it where the promise is made, so that it never rejects unread.
 * @param what names the read in the log, such as "publications"
 * @returns the value, or the message that may be shown
 */
export async function settle<T>(what: string, read: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await read };
  } catch (error) {
    markUncacheable();
    console.error(`Reading ${what} failed:`, error instanceof CmsError ? error.message : error);
    return {
      ok: false,
      message: error instanceof CmsError ? error.message : "The answer could not be understood.",
    };
  }
}
