import { data, redirect } from "@remix-run/node";
import {
  PREVIEW_HEADERS,
  PREVIEW_PARAMETER,
  type PreviewType,
  pageOf,
} from "~/entities/preview/preview";
import { openPreview } from "~/entities/preview/store.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { type Cms, CmsError, callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { formatDateTime } from "~/lib/format/date-time.server";
import type { PageSeo } from "~/lib/head/seo";
import { clientInfoOf } from "~/lib/http/client-info.server";

/** What the page says above a preview. */
export interface PreviewInfo {
  kind: "draft" | "share";
  /** "Mar 2, 2026, 9:00 AM" */
  until: string;
}

/** The cms as the page's visitor sees it, and the preview that the page is, if it is one. */
export interface SiteView {
  cms: Cms;
  preview: PreviewInfo | null;
  /** A session's cookie, where it had to be renewed. */
  headers: Headers;
}

const PATHS: Record<PreviewType, string> = {
  "blog-post": "/api/blog-posts",
  event: "/api/events",
  "media-item": "/api/media-items",
  award: "/api/awards",
  "home-stat": "/api/home-stats",
  "focus-area": "/api/focus-areas",
  testimonial: "/api/testimonials",
};

interface Source {
  cms: Cms;
  withKey: Cms;
  readHeaders: () => Promise<Headers>;
}

/**
 * How a public page reads: as every visitor, or with `?preview=` and a key that opens what this page
 * shows, as if that had appeared.
 * @param types what the page shows and can preview
 * @param id of the one record that the page is about
 * @throws 404 for a key that opens nothing here, and for the owner's own previews to anybody else; 429
 *   for too many wrong keys; a redirect to the page without a key once a shared record is public
 */
export async function siteView(
  request: Request,
  types: readonly PreviewType[],
  id?: string,
): Promise<SiteView> {
  const key = new URL(request.url).searchParams.get(PREVIEW_PARAMETER);
  if (key === null) return { cms: publicCms(), preview: null, headers: new Headers() };
  const source = await sourceFor(request, key);
  const opened = await openPreview(source.cms, key).catch(rejectKey);
  const isHere = types.includes(opened.type) && (id === undefined || id === opened.id);
  if (!isHere) throw data(null, { status: 404 });
  const { kind, expires_at, type } = opened;
  if (kind === "share" && (await isPublic(type, opened.id))) {
    // What is rendered gets these headers in entry.server.tsx.
    throw redirect(pageOf(type, opened.id), { headers: PREVIEW_HEADERS });
  }
  return {
    cms: previewedCms(source.withKey, PATHS[type]),
    preview: { kind, until: formatDateTime(expires_at) },
    headers: await source.readHeaders(),
  };
}

/** Whether everybody can see a record now. Without an answer of the cms the preview is shown. */
async function isPublic(type: PreviewType, id: string): Promise<boolean> {
  try {
    await publicCms().get(`${PATHS[type]}/${encodeURIComponent(id)}`);
    return true;
  } catch (error) {
    if (error instanceof CmsError) return false;
    throw error;
  }
}

/** Reads of the previewed type name the key; all others are those of every page. */
function previewedCms(withKey: Cms, path: string): Cms {
  const site = publicCms();
  const isPreviewed = (asked: string) => asked === path || asked.startsWith(`${path}/`);
  return {
    ...site,
    get: (asked, query) => (isPreviewed(asked) ? withKey : site).get(asked, query),
  };
}

/** The key's first letter says whether it is the owner's own. */
async function sourceFor(request: Request, key: string): Promise<Source> {
  if (key.startsWith("d")) return ownerSource(request, key);
  const call = { client: clientInfoOf(request) };
  return {
    cms: createCms((asked) => callCms(asked, call)),
    withKey: createCms((asked) => callCms({ ...asked, previewKey: key }, call)),
    readHeaders: () => Promise.resolve(new Headers()),
  };
}

async function ownerSource(request: Request, key: string): Promise<Source> {
  try {
    const owner = await requireOwner(request);
    return { cms: owner.cms, withKey: owner.previewCms(key), readHeaders: () => owner.headers() };
  } catch (error) {
    // Whoever is not the owner is not told that there is something to sign in for.
    if (error instanceof Response) throw data(null, { status: 404 });
    throw error;
  }
}

function rejectKey(error: unknown): never {
  if (!(error instanceof CmsError)) throw data(null, { status: 404 });
  const { status, isOutage, retryAfter, message } = error;
  if (isOutage) throw data(null, { status: 503 });
  if (status !== 429) throw data(null, { status: 404 });
  const headers = new Headers(retryAfter ? { "retry-after": String(retryAfter) } : {});
  throw data(message, { status, headers });
}

/** A preview is nothing for search engines. */
export function previewSeo(seo: PageSeo, preview: PreviewInfo | null): PageSeo {
  return preview ? { ...seo, noIndex: true } : seo;
}
