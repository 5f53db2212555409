/** The cookie that holds the toast until the next page shows it. */
export const TOAST_COOKIE = "toast";

const WAITING = new RegExp(`(?:^|;\\s*)${TOAST_COOKIE}=[^;]`);

/**
 * Whether the last action has left a toast.
 * @param cookies the `Cookie` header
 */
export function hasToast(cookies: string | null | undefined): boolean {
  return !!cookies && WAITING.test(cookies);
}
