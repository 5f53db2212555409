import { XML_DECLARATION, escapeXml } from "./escape-xml";

/** A feed; all addresses are absolute. */
export interface AtomFeed {
  /** The feed's own address, which names it for good. */
  url: string;
  /** The page that shows the same. */
  pageUrl: string;
  iconUrl: string;
  title: string;
  subtitle: string | null;
  /** Null while no name is known. */
  author: string | null;
  entries: readonly AtomEntry[];
}

/** One text of a feed. */
export interface AtomEntry {
  /** The address of its page, which names it for good. */
  url: string;
  title: string;
  author: string;
  /** A timestamp with an offset. */
  published: string;
  /** When it changed last, as an ISO timestamp in UTC. */
  updated: string;
  categories: readonly string[];
  summary: string | null;
  /** The whole text as HTML; empty for none. */
  html: string;
}

/** A feed must say when it was updated; one without entries never was. */
const NEVER = "1970-01-01T00:00:00.000Z";

/** A feed of the format Atom (RFC 4287). It was updated when its entries were. */
export function toAtom(feed: AtomFeed): string {
  const updated = feed.entries.map((entry) => entry.updated).sort();
  return (
    `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom">\n` +
    element("id", feed.url) +
    link("self", "application/atom+xml", feed.url) +
    link("alternate", "text/html", feed.pageUrl) +
    element("title", feed.title) +
    (feed.subtitle ? element("subtitle", feed.subtitle) : "") +
    element("updated", updated.at(-1) ?? NEVER) +
    (feed.author ? author(feed.author) : "") +
    element("icon", feed.iconUrl) +
    feed.entries.map(toEntry).join("") +
    "</feed>\n"
  );
}

function toEntry(entry: AtomEntry): string {
  return (
    "<entry>\n" +
    element("id", entry.url) +
    link("alternate", "text/html", entry.url) +
    element("title", entry.title) +
    element("published", entry.published) +
    element("updated", entry.updated) +
    author(entry.author) +
    entry.categories.map((term) => `<category term="${escapeXml(term)}"/>\n`).join("") +
    (entry.summary ? element("summary", entry.summary) : "") +
    (entry.html ? element("content", entry.html, ' type="html"') : "") +
    "</entry>\n"
  );
}

function element(name: string, text: string, attributes = ""): string {
  return `<${name}${attributes}>${escapeXml(text)}</${name}>\n`;
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>\n`;
}

function author(name: string): string {
  return `<author><name>${escapeXml(name)}</name></author>\n`;
}
