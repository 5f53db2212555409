import { type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { EXPORT_ALTERNATES, MOVED_HEADERS, varyByAccept } from "~/entities/citation/export-format";
import { citationSection } from "~/entities/citation/citation-section.server";
import { readerOf } from "~/entities/citation/person-name";
import {
  type PublicationPage as Page,
  readPublicationPage,
} from "~/entities/publication/page.server";
import { publicationPath } from "~/entities/publication/publication";
import { findPublicationPlace } from "~/entities/publication/store.server";
import { texts } from "~/entities/publication/texts";
import { plainTitle } from "~/entities/publication/title";
import { Cite } from "~/features/publication/cite";
import { exportLinks } from "~/features/publication/export-links";
import { readAuthors } from "~/features/publication/read-authors.server";
import { seoFor } from "~/features/seo/seo-for.server";
import { type Cms, asCmsError } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { nameInFrame, pageTitle, seoTags } from "~/lib/head/seo";
import { RecordError, recordErrorTitle } from "~/ui/feedback/record-error";
import { descriptionOf, headOf } from "./head.server";
import { BackToList, PublicationPage } from "./publication-page";
import { toPageView } from "./view.server";

/** In which style it is cited, and as which files it is to be had. */
export const handle = { query: ["style"], alternates: EXPORT_ALTERNATES };

export const headers = varyByAccept;

const errorTexts = { notFound: texts.notFound, loadError: texts.pageLoadError };

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  const title = error ? recordErrorTitle(error, errorTexts) : texts.title;
  return [
    ...seoTags(data?.seo, { title: pageTitle(title, nameInFrame(matches)) }, data?.subject),
    ...(data
      ? [
          { "script:ld+json": { "@context": "https://schema.org", ...data.breadcrumbs } },
          ...data.tags,
          ...exportLinks(data.path),
        ]
      : []),
  ];
};

export async function loader({ params: { slug = "" }, request }: LoaderFunctionArgs) {
  const cms = publicCms();
  const [page, authors] = await Promise.all([findPage(cms, slug, request), readAuthors(cms)]);
  const { publication } = page;
  const path = publicationPath(publication);
  const seo = await seoFor(cms, path, {
    title: plainTitle(publication.title),
    description: descriptionOf(publication),
    keywords: publication.keywords.join(", ") || null,
    type: "article",
  });
  const readName = readerOf(page.author_parts);
  const { tags, subject, breadcrumbs } = headOf(publication, authors.describe, readName);
  const view = toPageView(page, authors.markOf);
  const query = new URL(request.url).searchParams;
  const citation = await citationSection(publication, query, readName);
  return { view, citation, path, tags, subject, breadcrumbs, seo };
}

/**
 * The publication of the address. A former slug and the document id lead to the present address for
 * good; an unknown one and an outage have words of their own.
 */
async function findPage(cms: Cms, slug: string, request: Request): Promise<Page> {
  try {
    const page = await readPublicationPage(cms, slug);
    if (page) return page;
    const place = await findPublicationPlace(cms, slug);
    if (place?.slug && place.slug !== slug) {
      const location = publicationPath(place) + new URL(request.url).search;
      throw redirect(location, { status: 301, headers: MOVED_HEADERS });
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    throw data(null, { status: asCmsError(error).isOutage ? 503 : 404 });
  }
  throw data(null, { status: 404 });
}

export default function PublicationRoute() {
  const { view, citation } = useLoaderData<typeof loader>();
  return (
    <PublicationPage view={view}>
      <Cite section={citation} />
    </PublicationPage>
  );
}

export function ErrorBoundary() {
  return <RecordError error={useRouteError()} texts={errorTexts} back={<BackToList />} />;
}
