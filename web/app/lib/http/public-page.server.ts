import { data } from "@remix-run/node";
import type { Result } from "../cms/result";
import type { PageSeo } from "../head/seo";

/**
 * The data of a public page with the status that belongs to it: 503 when what it is about could not
 * be read and no cache entry stood in. It says so in its own words, and search engines must neither
 * keep it nor take it for an empty page.
 * @param isAvailable whether what the page is about could be read
 * @param headers of a page that is not for everybody
 */
export function publicPage<Page extends { seo: PageSeo }>(
  page: Page,
  isAvailable: boolean,
  headers: HeadersInit = {},
) {
  if (isAvailable) return data(page, { headers });
  return data({ ...page, seo: { ...page.seo, noIndex: true } }, { status: 503, headers });
}

/** True unless the read is known to have failed; see `awaitUnlessBacked` for one that is still on its way. */
export function isAvailable(read: Result<unknown> | Promise<Result<unknown>>): boolean {
  return read instanceof Promise || read.ok;
}

/**
 * For pages of several parts, which are worth showing with any of them.
 * @returns true as soon as one read has succeeded, false when all of them have failed
 */
export function anyAvailable(reads: readonly Promise<Result<unknown>>[]): Promise<boolean> {
  const successes = reads.map(async (read) => {
    if (!(await read).ok) throw new Error("This part could not be read.");
  });
  return Promise.any(successes).then(
    () => true,
    () => false,
  );
}
