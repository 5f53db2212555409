import { domainToUnicode } from "node:url";
import { safeHref } from "~/lib/http/safe-href";
import { texts } from "./texts";
import { type UsefulLink, categoriesOf, categoryKey } from "./useful-link";

/** A link as the public page shows it: nothing else is sent to the browser. */
export interface UsefulLinkView {
  id: string;
  title: string;
  href: string | null;
  /** The host it leads to, such as "osf.io", in Unicode and not in Punycode: "müller.de". */
  site: string | null;
  description: string | null;
  isPremium: boolean;
}

export interface LinkGroup {
  category: string;
  links: UsefulLinkView[];
}

/**
 * The links by category, in alphabetical order, in their own order inside (public spec §2). Case makes no
 * other category: the first link's spelling is shown.
 */
export function toLinkGroups(links: readonly UsefulLink[]): LinkGroup[] {
  const named = links.map((link) => ({
    ...link,
    category: link.category?.trim() || texts.uncategorized,
  }));
  return categoriesOf(named).map((category) => ({
    category,
    links: named.filter((link) => categoryKey(link.category) === categoryKey(category)).map(toView),
  }));
}

function toView({ id, title, url, description, is_premium }: UsefulLink): UsefulLinkView {
  const href = safeHref(url) ?? null;
  return { id, title, href, site: siteOf(href), description, isPremium: is_premium };
}

function siteOf(href: string | null): string | null {
  if (!href || !URL.canParse(href)) return null;
  return domainToUnicode(new URL(href).hostname).replace(/^www\./, "") || null;
}
