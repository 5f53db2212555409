/** Backslashes and control characters: browsers read them as slashes, or skip them. */
const TRICKS = /[\\\p{Cc}]/u;
const WEB_ADDRESS = /^https?:\/\//i;

/** True for a path of this site: one slash, and no second one that would name a host. */
export function isLocalHref(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//") && !TRICKS.test(href);
}

/**
 * An address from content as a link may carry it. Everything that shows the owner's links goes
 * through here, because neither the router nor React rejects `javascript:` or `/\host`.
 * @param url what the owner typed; blanks around it are dropped
 * @returns a path of this site, an http(s) address, or a mailto address; undefined for all else
 */
export function safeHref(url: string | null | undefined): string | undefined {
  const href = url?.trim();
  if (!href || TRICKS.test(href)) return undefined;
  if (isLocalHref(href)) return href;
  if (WEB_ADDRESS.test(href)) return URL.canParse(href) ? href : undefined;
  return /^mailto:[^\s@]+@[^\s@]+$/i.test(href) ? href : undefined;
}
