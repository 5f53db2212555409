import { XML_DECLARATION, escapeXml } from "./escape-xml";

/** An address of the site, for search engines. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** When the page changed last, as an ISO timestamp, where that is known. */
  changedAt?: string | undefined;
}

/** The most that a sitemap may list (sitemaps.org, "Using Sitemap index files"). */
const MOST_ENTRIES = 50_000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * A sitemap of the protocol 0.9. Where there are more entries than one may list, it is an index of
 * parts.
 * @param url the sitemap's own address; a part's is the same with `?part=1`
 * @param part from 1; undefined for the sitemap itself
 * @returns null for a part that there is not
 */
export function toSitemap(
  entries: readonly SitemapEntry[],
  url: string,
  part?: number,
): string | null {
  const parts = Math.ceil(entries.length / MOST_ENTRIES);
  if (part === undefined && parts > 1) return indexOf(url, parts);
  const from = ((part ?? 1) - 1) * MOST_ENTRIES;
  if (part !== undefined && (parts < 2 || from >= entries.length)) return null;
  const lines = entries.slice(from, from + MOST_ENTRIES).map(toLine);
  return `${XML_DECLARATION}<urlset ${NAMESPACE}>\n${lines.join("")}</urlset>\n`;
}

function indexOf(url: string, parts: number): string {
  const lines = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${url}?part=${index + 1}`)}</loc></sitemap>\n`,
  );
  return `${XML_DECLARATION}<sitemapindex ${NAMESPACE}>\n${lines.join("")}</sitemapindex>\n`;
}

function toLine({ url, changedAt }: SitemapEntry): string {
  const lastmod = changedAt === undefined ? "" : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>\n`;
}
