import type { SiteSettings } from "~/entities/seo/page-seo";
import { texts } from "~/entities/seo/texts";
import type { PageSeo } from "~/lib/head/seo";
import { useDebouncedValue } from "~/ui/admin/table/use-debounced-value";
import { Picture } from "~/ui/basic/picture";

/** What the previews need beside the fields: the site as it is. */
export interface SiteFacts {
  /** The site's public address, without a trailing slash. */
  siteUrl: string;
  professor: string | null;
  site: SiteSettings | null;
}

const words = texts.admin.preview;
const DEBOUNCE_MS = 400;

/** What search engines and social networks would show, as the fields stand. */
export function Preview({ seo, siteUrl }: { seo: PageSeo; siteUrl: string }) {
  return (
    <section aria-label={words.title} className="space-y-6">
      <figure className="space-y-2">
        <figcaption className="text-sm font-medium text-ink">{words.search}</figcaption>
        <SearchResult seo={seo} />
        <p className="text-xs text-muted">{words.limits}</p>
      </figure>
      <figure className="space-y-2">
        <figcaption className="text-sm font-medium text-ink">{words.card}</figcaption>
        <SharedCard seo={seo} siteUrl={siteUrl} />
      </figure>
    </section>
  );
}

function SearchResult({
  seo: { title, description, canonical, siteName, noIndex },
}: {
  seo: PageSeo;
}) {
  const address = addressOf(canonical);
  return (
    <div data-preview="search" className="rounded-md border border-line bg-surface p-4">
      {noIndex && <p className="mb-2 text-sm font-medium text-warning">{words.hidden}</p>}
      <div>
        <p className="truncate text-xs text-muted">
          {siteName ?? address.host} · {address.host}
          {address.parts.map((part) => ` › ${part}`)}
        </p>
        <p className="mt-1 line-clamp-2 text-base leading-snug wrap-anywhere text-accent">
          {title}
        </p>
        <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted">{description}</p>
      </div>
    </div>
  );
}

function SharedCard({
  seo: { title, description, image, canonical },
  siteUrl,
}: {
  seo: PageSeo;
  siteUrl: string;
}) {
  // From wherever this screen is: the public address may not be there yet.
  const src = useDebouncedValue(
    image.startsWith(`${siteUrl}/`) ? image.slice(siteUrl.length) : image,
    DEBOUNCE_MS,
  );
  return (
    <div
      data-preview="card"
      className="max-w-md overflow-hidden rounded-md border border-line bg-surface"
    >
      <Picture
        source={{ src, srcSet: null, width: null, height: null, alt: "" }}
        alt=""
        sizes="28rem"
        className="aspect-[1.91/1] w-full border-b border-line"
      />
      <div className="p-4">
        <p className="truncate text-xs text-muted">{addressOf(canonical).host}</p>
        <p className="mt-1 line-clamp-2 text-sm font-medium wrap-anywhere text-ink">{title}</p>
        <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted">{description}</p>
      </div>
    </div>
  );
}

function addressOf(url: string): { host: string; parts: string[] } {
  if (!URL.canParse(url)) return { host: url, parts: [] };
  const { host, pathname } = new URL(url);
  return { host, parts: pathname.split("/").filter(Boolean) };
}
